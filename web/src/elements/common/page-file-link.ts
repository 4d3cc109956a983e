import { html } from 'lit';
import type { PageFile } from '../../protocol/page-file';
import { save, saveFrom } from './save';

/** A link to a page file. A click saves it opening with what is on show; any other way to follow it gives it as it lies. */
export function pageFileLink(
  file: PageFile,
  words: { readonly text: string; readonly hint: string },
  opening: () => string,
) {
  const take = async (event: Event) => {
    event.preventDefault();
    await saveOpening(file, opening());
  };
  return html`<a href=${file.address ?? ''} title=${words.hint} download @click=${take}>${words.text}</a>`;
}

async function saveOpening(file: PageFile, link: string): Promise<void> {
  const name = file.address?.split('/').pop() ?? 'lookback.html';
  try {
    const page = await file.openedWith(link);
    save(new Blob([page], { type: 'text/html;charset=utf-8' }), name);
  } catch {
    // Whatever there is to say of it, the browser's own download says.
    if (file.address) saveFrom(file.address, name);
  }
}
