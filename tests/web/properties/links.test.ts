import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../web/src/embed/options';
import { kBeamRanges } from '../../../web/src/protocol/beam-settings';
import { kDefaultLook, kLinkKinds, kScaleNames, kZooms, printLook, type Look } from '../../../web/src/protocol/look';
import { readAddress } from '../../../web/src/state/address';
import { askedFor } from '../../../web/src/state/asked-for';
import { parseWeights, printWeights } from '../../../web/src/state/edit-parts';
import { parseUrl, printUrl, type UrlState } from '../../../web/src/state/url-state';
import { anyText, holds, kHostile, toUtf8, wellFormed } from '../support/properties';

const place = () => fc.nat(9998);
const look = (): fc.Arbitrary<Look> =>
  fc
    .record({
      scale: fc.constantFrom(...kScaleNames),
      links: fc.constantFrom(...kLinkKinds),
      hundredths: fc.integer({ min: 1, max: 99 }),
      swapped: fc.boolean(),
      hideEnd: fc.boolean(),
      numbers: fc.boolean(),
      zoom: fc.constantFrom(...kZooms),
    })
    .map(({ hundredths, ...rest }) => ({
      ...rest,
      // Only where it matters is it in a link.
      threshold: rest.links === 'threshold' ? hundredths / 100 : kDefaultLook.threshold,
    }))
    .filter((one) => printLook(one) !== '');
const hundredths = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

/** Everything that a page can have on show, in any mixture. */
const states = (): fc.Arbitrary<UrlState> =>
  fc.record(
    {
      text: wellFormed(),
      model: fc.stringMatching(/^[\w-]{1,64}$/),
      view: fc.constantFrom('map', 'lines', 'steps', 'compare', 'length', 'what-if', 'beam'),
      unit: fc.constantFrom('words', 'pieces'),
      sentence: place(),
      look: look(),
      at: fc.record({ row: fc.option(place()), column: fc.option(place()) }),
      step: place(),
      names: fc.constant('on'),
      begin: fc.oneof(wellFormed(), fc.array(fc.nat(9_999_999), { maxLength: 200 })),
      ends: fc.constant('on'),
      piece: place(),
      own: wellFormed(),
      words: fc.integer({ min: 1, max: 99 }),
      width: hundredths(kBeamRanges.beamSize),
      length: hundredths(kBeamRanges.lengthPenalty),
      coverage: hundredths(kBeamRanges.coveragePenalty),
    },
    { requiredKeys: [] },
  );

/** Names of parts, ours and others, with anything behind them. */
const addresses = () => {
  const name = fc.oneof(fc.constantFrom('text', 'model', 'view', 'look', 'begin', 'weights', 'at', 'width'), anyText());
  const value = fc.oneof(anyText(), fc.constantFrom('map', '~1.2.3', '1:.5_.5', '-.3', '5', 'viridis.zoom-150'));
  const part = fc.tuple(name, value, fc.boolean()).map(([key, raw, escaped]) => {
    const [left, right] = escaped ? [key, raw].map((text) => encodeURIComponent(toUtf8(text))) : [key, raw];
    return `${left}=${right}`;
  });
  return fc.array(part, { maxLength: 6 }).map((parts) => parts.join('&'));
};

/** Whatever an address said: what came of it is something that the page itself could have written. */
function checkState({ state, refused }: ReturnType<typeof parseUrl>): void {
  if (state.model !== undefined) expect(state.model).toMatch(/^[\w-]{1,64}$/);
  for (const number of [state.sentence, state.step, state.piece, state.words, state.at?.row, state.at?.column])
    if (number !== undefined && number !== null) expect(number >= 0 && number <= 9999).toBe(true);
  for (const { position, weights } of state.weights ?? []) {
    expect(position >= 0).toBe(true);
    expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  }
  if (Array.isArray(state.begin)) expect(state.begin.every(Number.isInteger)).toBe(true);
  expect(refused.length).toBeLessThanOrEqual(5);
  for (const name of refused) expect(name).toMatch(/^([\w-]{1,16}|%)$/);
  expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
}

describe('a link', () => {
  it('brings back whatever was on show', async () => {
    await holds(
      fc.property(states(), (state) => {
        expect(parseUrl(printUrl(state))).toEqual({ state, refused: [] });
      }),
    );
  });

  it('brings back weights, a row of hundreds of them too, as they were to a hundredth', async () => {
    const row = fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 401 })
      // Most of an alignment's weights are small, and a few are not.
      .map((weights) => weights.map((weight, at) => (at % 50 === 0 ? weight : weight / 800)))
      .filter((weights) => weights.some((weight) => weight > 0.01))
      .map((weights) => weights.map((weight) => weight / weights.reduce((sum, other) => sum + other, 0)));
    await holds(
      fc.property(row, place(), (weights, position) => {
        const [back] = parseWeights(printWeights([{ position, weights }]))!;
        expect(back!.position).toBe(position);
        weights.forEach((weight, at) => expect(Math.abs(back!.weights[at]! - weight)).toBeLessThanOrEqual(0.011));
      }),
    );
  });

  it('of any kind is read without a fault, and nothing hostile comes of it', async () => {
    await holds(
      fc.property(addresses(), addresses(), (search, hash) => {
        checkState(parseUrl(`#${hash}`));
        const { link } = readAddress(`?${search}`, `#${hash}`);
        const read = parseUrl(link);
        checkState(read);
        // What was understood can be written and read again.
        expect(parseUrl(printUrl(read.state)).refused).toEqual([]);
      }),
    );
  });
});

describe('attributes of <lookback-translator>', () => {
  it('of any kind are read as strictly as a link', async () => {
    const attribute = () => fc.oneof(anyText(), fc.constantFrom('lines', 'pieces', 'fr-en-additive'));
    await holds(
      fc.property(attribute(), attribute(), attribute(), attribute(), (text, model, view, unit) => {
        checkState(askedFor({ text, model, view, unit }));
      }),
    );
  });
});

describe('the address of a frame', () => {
  it('of any kind gives only attributes that the tag has, and never an address', async () => {
    const names = ['show', 'lang', 'theme', 'size', 'section', 'text', 'model', 'models', 'source', 'src', 'weights'];
    const value = fc.oneof(
      anyText(),
      fc.constantFrom('heatmap', 'steps', 'compare', 'lesson', 'en', '120', ...kHostile),
    );
    const part = fc.tuple(fc.oneof(fc.constantFrom(...names), anyText()), value);
    await holds(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const search = `?${new URLSearchParams(parts.map(([name, text]) => [toUtf8(name), toUtf8(text)]))}`;
        const { show, attributes, size, refused, language, theme } = readOptions(search);
        expect(['translator', 'heatmap', 'steps', 'compare', 'lesson']).toContain(show);
        expect(size >= 80 && size <= 200).toBe(true);
        expect([null, 'en', 'zh']).toContain(language);
        expect([null, 'light', 'dark']).toContain(theme);
        for (const name of Object.keys(attributes)) {
          expect(name).toMatch(/^[a-z-]+$/);
          expect(name.startsWith('on') || name === 'src' || (name === 'weights' && show !== 'heatmap')).toBe(false);
        }
        for (const name of refused) expect(name).toMatch(/^([\w-]{1,20}|\?)$/);
      }),
    );
  });
});
