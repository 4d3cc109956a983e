import { expect, test } from '@playwright/test';
import { listenForTrouble, stateOf, translateInPage, waitForModel } from './support';

const kInputs: readonly (readonly [string, string, RegExp | null])[] = [
  ['emoji', '😀🎉👩‍👩‍👧‍👦 bonjour 🇫🇷', null],
  ['control characters', 'Il\u0000 m\u0007a\u001b entarté\u009f.', /Characters that are not text/],
  ['a script', '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">', null],
  ['right-to-left text', 'מה שלומך היום? ‏مرحبا بالعالم', /These letters are (Hebrew|Arabic)/],
  ['Chinese', '我喜欢深度学习。', /These letters are Chinese characters/],
  ['lone surrogates', 'Il \ud800 a \udc00\udc00 faim \ud83d', /Characters that are not text/],
  ['combining marks', 'Z̷̢a̸l̵g̶o̴ ' + 'e\u0301'.repeat(50), null],
  ['a pile of marks on a letter', `Le Z${'\u0323'.repeat(60)}algo dort.`, null],
  ['a picture made of several', 'Ma famille : 👨\u200d👩\u200d👧.', /One picture joined of several/],
  ['one endless word', 'a'.repeat(600), null],
  ['only punctuation', '… !!! ??? «»', /no letters/],
];

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
});

for (const [name, input, note] of kInputs) {
  test(`${name}: a translation or a plain message, never a crash`, async ({ page }) => {
    const trouble = listenForTrouble(page);
    await translateInPage(page, input);
    if (note) await expect(page.locator('.notes')).toContainText(note);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect((await stateOf(page)).engine.phase).toBe('ready');
    await translateInPage(page, 'Je mange une pomme.');
    expect(trouble).toEqual([]);
  });
}

test('nothing and blanks ask for something to translate', async ({ page }) => {
  await page.locator('textarea').fill('');
  await expect(page.getByText('Type something above, or pick an example.')).toBeVisible();
  await page.locator('textarea').fill('  \n\t ');
  await expect(page.getByText('There is only blank space here.')).toBeVisible();
});

test('20,000 characters: the beginning is translated, the page says how much, and typing goes on', async ({ page }) => {
  const text = 'Le chat dort sur le toit. '.repeat(800).slice(0, 20_000);
  await page.locator('textarea').fill(text);
  await expect(page.locator('.notes')).toContainText(/Only the first 39\d\d of 20000 characters were translated/);
  await translateInPage(page, 'Je mange une pomme.');
  await translateInPage(page, text);
  await expect(page.getByText(/Sentence 1 of 15\d/)).toBeVisible();
});
