import { html } from 'lit';
import { languageName, say } from '../messages/messages';
import type { Note } from '../state/input-check';
import { examplesFor } from './examples';
import type { LookbackTranslator } from './lookback-translator';

/** The box to type in, sentences worth a try, and remarks on what was typed. */
export function translatorInput(host: LookbackTranslator) {
  return html`${box(host)} ${examples(host)} ${notes(host)}`;
}

function box(host: LookbackTranslator) {
  const { language, state, actions } = host;
  const name = languageName(language, host.modelReads());
  return html`<div class="input">
    <label for="text">${say(language, 'input.label', { language: name })}</label>
    <textarea
      id="text"
      rows="2"
      lang=${host.modelReads()}
      dir="auto"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      placeholder=${say(language, 'input.placeholder', { language: name })}
      .value=${state.text}
      @input=${(event: Event) => actions?.setText((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <button
      type="button"
      class="clear"
      ?hidden=${state.text === ''}
      aria-label=${say(language, 'input.clear')}
      @click=${() => host.clear()}
    >
      ×
    </button>
  </div>`;
}

function examples(host: LookbackTranslator) {
  const { language, state, actions } = host;
  const reads = host.modelReads();
  const button = (text: string) =>
    html`<button
      type="button"
      lang=${reads}
      title=${text}
      aria-pressed=${text === state.text ? 'true' : 'false'}
      @click=${() => actions?.setText(text)}
    >
      ${text}
    </button>`;
  return html`<div class="examples" role="group" aria-label=${say(language, 'examples.label')}>
    <span aria-hidden="true">${say(language, 'examples.label')}</span>
    ${examplesFor(reads).map(button)}
  </div>`;
}

function notes(host: LookbackTranslator) {
  const { linkNote, notes: remarks } = host.state;
  const all = linkNote ? [linkNote, ...remarks] : remarks;
  return html`<div class="notes" role="status">${all.map((note) => html`<p>${noteText(host, note)}</p>`)}</div>`;
}

export function noteText(host: LookbackTranslator, { key, values, script }: Note): string {
  const { language } = host;
  const reads = languageName(language, host.modelReads());
  const name = script && say(language, `script.${script}` as 'script.other');
  const text = say(language, key, { language: reads, ...(name && { script: name }), ...values });
  return key.startsWith('failure.') && values?.['detail'] ? `${text} (${values['detail']})` : text;
}
