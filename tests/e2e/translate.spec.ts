import { expect, test } from '@playwright/test';
import type { Hypothesis } from '../../web/src/protocol/translation';
import { formatWeight, rowOf } from '../../web/src/views/alignment-view';
import { listenForTrouble, translateInPage, translateNatively, waitForModel, wordsOf } from './support';

/** Sentences that ship nowhere: not among the examples, not among the shipped answers. */
const kSentences = [
  'Le boulanger a perdu ses clés dans la neige.',
  'Pourquoi riez-vous ? Je suis très sérieux !',
  "Demain, nous irons au marché si le temps s'améliore.",
  'Ma sœur apprend le japonais depuis trois ans.',
  "Xylophone zigzag 42 % d'œufs naïfs.",
];

/** The largest difference that the WebAssembly module's own rounding may make to a weight. */
const kTolerance = 5e-3;

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
});

for (const text of kSentences) {
  test(`“${text}” gives the same pieces here as natively`, async ({ page }) => {
    const here = await translateInPage(page, text);
    const natively = await translateNatively(page, text);
    expect(here.translation).toBe(natively.translation);
    expect(here.sentences.length).toBe(natively.sentences.length);
    here.sentences.forEach((sentence, index) => {
      const other = natively.sentences[index]!;
      expect(sentence.source.tokens).toEqual(other.source.tokens);
      const [mine, theirs] = [sentence.hypotheses[0]!, other.hypotheses[0]!] as [Hypothesis, Hypothesis];
      expect(mine.target.tokens.map(({ id }) => id)).toEqual(theirs.target.tokens.map(({ id }) => id));
      const worst = Math.max(
        ...mine.alignment!.values.map((value, at) => Math.abs(value - theirs.alignment!.values[at]!)),
      );
      expect(worst).toBeLessThan(kTolerance);
    });
  });
}

for (const text of ["il a m' entarté", "Il m'a entarté."]) {
  test(`“${text}” is hit with a pie, and pie looks mostly at entarté`, async ({ page }) => {
    const { translation, sentences } = await translateInPage(page, text);
    expect(translation.toLowerCase()).toMatch(/^he hit me with a pie\.?$/);
    const { source, hypotheses } = sentences[0]!;
    const [sourceWords, targetWords] = [wordsOf(source), wordsOf(hypotheses[0]!.target)];
    const pie = targetWords.findIndex((word) => /^pie/.test(word));
    const weights = rowOf(hypotheses[0]!.wordAlignment!, pie);
    const entarte = sourceWords.findIndex((word) => /entarté/.test(word));
    expect(weights.indexOf(Math.max(...weights))).toBe(entarte);
  });
}

test('the map’s numbers are the native run’s numbers', async ({ page }) => {
  const text = kSentences[0]!;
  await translateInPage(page, text);
  const natively = (await translateNatively(page, text)).sentences[0]!;
  const { wordAlignment, target } = natively.hypotheses[0]!;
  await page.getByRole('button', { name: 'The numbers as a table' }).click();
  const rows = page.locator('lookback-table tbody tr');
  await expect(rows).toHaveCount(wordAlignment!.rows);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      word: row.querySelector('th')!.textContent.trim(),
      values: [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
    })),
  );
  shown.forEach(({ word, values }, row) => {
    if (row < shown.length - 1) expect(word).toBe(wordsOf(target)[row]);
    values.forEach((value, column) => {
      const exact = rowOf(wordAlignment!, row)[column]!;
      const close = Math.abs(Number(value.replace(/[<>]/, '')) - exact) <= 0.005 + kTolerance;
      expect(value === formatWeight(exact) || close, `${word}: ${value} for ${exact}`).toBe(true);
    });
  });
});

test('the cells have the colours of their weights', async ({ page }) => {
  const { sentences } = await translateInPage(page, kSentences[3]!);
  const matrix = sentences[0]!.hypotheses[0]!.wordAlignment!;
  const darkness = await page.locator('lookback-heatmap canvas.cells').evaluate(
    (canvas: HTMLCanvasElement, { rows, columns }) => {
      const pen = canvas.getContext('2d')!;
      const middle = (index: number, count: number, size: number) => Math.floor(((index + 0.5) * size) / count);
      return Array.from({ length: rows * columns }, (_, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns];
        const { data } = pen.getImageData(
          middle(column, columns, canvas.width),
          middle(row, rows, canvas.height),
          1,
          1,
        );
        return 255 - (data[0]! + data[1]! + data[2]!) / 3;
      });
    },
    { rows: matrix.rows, columns: matrix.columns },
  );
  const order = (values: readonly number[]) => values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const byWeight = order(matrix.values).map((index) => darkness[index]!);
  byWeight.slice(1).forEach((value, index) => expect(value).toBeGreaterThanOrEqual(byWeight[index]! - 1));
  expect(byWeight.at(-1)! - byWeight[0]!).toBeGreaterThan(80);
});

test('typing never waits, and the last text wins', async ({ page }) => {
  const text = 'Le petit garçon a mangé toutes les pommes de son grand-père.';
  await page.locator('textarea').fill('');
  const start = Date.now();
  await page.locator('textarea').pressSequentially(text);
  const perKey = (Date.now() - start) / text.length;
  expect(perKey).toBeLessThan(100);
  const last = (await translateNatively(page, text)).translation;
  await expect(page.locator('lookback-tokens.target')).toContainText(last);
});

test('nothing is said on the console, nothing is asked of anybody else', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await page.reload();
  await waitForModel(page);
  await translateInPage(page, kSentences[2]!);
  await page.getByRole('button', { name: 'Lines' }).click();
  await page.getByRole('button', { name: 'Pieces' }).click();
  await page.getByRole('button', { name: 'Map' }).click();
  expect(trouble).toEqual([]);
});
