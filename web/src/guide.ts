import { openDocument } from './document-page';
import './elements/compare/lookback-compare';
import './elements/heatmap/lookback-heatmap';
import './elements/steps/lookback-steps';
import './elements/translator/lookback-translator';
import { say, type Language } from './messages/messages';

/** What examples name where they cannot know the address of this site. */
const kExample = 'https://example.org/lookback/';
const kHere = new URL('./', location.href).href;
const kTold = 1500;

openDocument('app.guide', (article, language) => {
  for (const block of article.querySelectorAll('pre')) dress(block, language);
  for (const code of article.querySelectorAll('code')) {
    if (code.textContent.includes(kExample)) code.textContent = code.textContent.replaceAll(kExample, kHere);
  }
});

/** A block that can be scrolled by keyboard, and a button that copies it. */
function dress(block: HTMLElement, language: Language): void {
  block.tabIndex = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = say(language, 'guide.copy');
  button.addEventListener('click', () => void copy(block, button, language));
  const frame = document.createElement('div');
  frame.className = 'block';
  block.replaceWith(frame);
  frame.append(block, button);
}

async function copy(block: HTMLElement, button: HTMLElement, language: Language): Promise<void> {
  const done = await written(block.textContent);
  // Where there is no clipboard, the text is marked: the reader's own command copies it.
  if (!done) getSelection()?.selectAllChildren(block);
  button.textContent = say(language, done ? 'guide.copied' : 'guide.notCopied');
  setTimeout(() => (button.textContent = say(language, 'guide.copy')), kTold);
}

/** On plain http there is no clipboard at all. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
