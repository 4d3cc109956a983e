import fc from 'fast-check';

/**
 * Few runs and one seed, so that `npm test` is quick and the same everywhere; a failure prints the seed, the path and
 * the smallest case. `LOOKBACK_RUNS=20000 LOOKBACK_SEED=$RANDOM npx vitest run tests/web/properties` looks further.
 */
const kRuns = Number(process.env['LOOKBACK_RUNS'] ?? 200);
const kSeed = Number(process.env['LOOKBACK_SEED'] ?? 2014);

export async function holds<Values>(property: fc.IRawProperty<Values>): Promise<void> {
  await fc.assert(property, { numRuns: kRuns, seed: kSeed });
}

/** Texts that mean something to somebody: to a browser, a file system, a spreadsheet, JavaScript itself. */
export const kHostile: readonly string[] = [
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<img src=x onerror="pwned()">',
  '</script><script>pwned()</script>',
  'javascript:pwned()',
  'https://evil.invalid/',
  '=HYPERLINK("https://evil.invalid")',
  '\u0000',
  '\ufeff',
  '\u202e',
  '%FF',
  '~1.2',
  '1e999',
  '-0',
  'NaN',
];

/** Any text at all, lone surrogates too, and the hostile ones. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...kHostile),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  );

/** Text that UTF-8 can carry. */
export const wellFormed = (): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...kHostile));

/** The same text as UTF-8 can carry it. */
export const toUtf8 = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

type Path = readonly (string | number)[];

const odd = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e308, {}, [], [null], [[]], { text: null }),
    fc.constantFrom(...kHostile),
  );

/** One of our own files, as JSON, with one to three of its values or names made into something else. */
export function damaged(whole: unknown): fc.Arbitrary<string> {
  const places = fc.constantFrom(...placesIn(whole));
  const change = fc.record({ place: places, value: odd(), name: fc.option(fc.constantFrom(...kHostile)) });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let file = structuredClone(whole);
    for (const { place, value, name } of changes) file = changed(file, place, { value, name });
    return JSON.stringify(file);
  });
}

/** The same, cut or with a few letters changed: often no JSON any more. */
export function torn(text: string): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...'{}[]",:;|-0123456789e.\n\t \u0000', ...kHostile);
  const hit = fc.tuple(fc.nat(text.length), fc.nat(3), letter);
  return fc
    .tuple(fc.array(hit, { maxLength: 4 }), fc.oneof(fc.constant(text.length), fc.nat(text.length)))
    .map(([hits, end]) => {
      let torn = text;
      for (const [at, length, other] of hits) torn = torn.slice(0, at) + other + torn.slice(at + length);
      return torn.slice(0, end);
    });
}

function placesIn(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...here, name]))];
}

function changed(file: unknown, place: Path, to: { value: unknown; name: string | null }): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return to.value;
  if (typeof file !== 'object' || file === null || !Object.hasOwn(file, first)) return file;
  const parts = file as Record<string, unknown>;
  if (rest.length > 0) parts[first] = changed(parts[first], rest, to);
  else if (to.name === null || Array.isArray(file)) parts[first] = to.value;
  else {
    // Another name for the same value, as an own property whatever the name.
    Object.defineProperty(parts, to.name, {
      value: parts[first],
      enumerable: true,
      configurable: true,
      writable: true,
    });
    delete parts[first];
  }
  return file;
}
