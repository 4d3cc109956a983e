import { expect, test } from '@playwright/test';
import { listenForTrouble, stateOf, translateInPage, waitForModel, wordsOf } from './support';

test('the lecture’s sentence becomes four Chinese words, each of which looks most at its own', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await page.goto('./#model=en-zh-additive');
  await waitForModel(page);
  const { translation, sentences } = await translateInPage(page, 'I love deep learning');
  expect(translation).toBe('我喜欢深度学习');
  const { target, wordAlignment } = sentences[0]!.hypotheses[0]!;
  expect(wordsOf(target).slice(0, 4)).toEqual(['我', '喜欢', '深度', '学习']);
  const { columns, values } = wordAlignment!;
  const looked = [0, 1, 2, 3].map((row) => {
    const weights = values.slice(row * columns, (row + 1) * columns);
    return weights.indexOf(Math.max(...weights));
  });
  expect(looked).toEqual([0, 1, 2, 3]);
  expect(trouble).toEqual([]);
});

test('Chinese is read, and traditional characters are read as simplified ones, which the page says', async ({
  page,
}) => {
  const trouble = listenForTrouble(page);
  await page.goto('./#model=zh-en-additive');
  await waitForModel(page);
  const simplified = await translateInPage(page, '她有一辆红色的车。');
  expect(simplified.translation).toMatch(/red car/i);
  const traditional = await translateInPage(page, '她有一輛紅色的車。');
  expect(traditional.translation).toBe(simplified.translation);
  expect((await stateOf(page)).notes.map(({ key }) => key)).toContain('note.simplified');
  expect(trouble).toEqual([]);
});
