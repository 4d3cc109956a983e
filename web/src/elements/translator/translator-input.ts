import { html, nothing } from 'lit';
import { languageName, say } from '../../messages/messages';
import { counterpart, directionsOf, isSameDirection } from '../../protocol/model-choice';
import type { Note } from '../../state/input-check';
import { examplesFor } from './examples';
import type { LookbackTranslator } from './lookback-translator';
import { directionName } from '../common/model-names';

/** The box to type in, sentences worth a try, and remarks on what was typed. */
export function translatorInput(host: LookbackTranslator) {
  return html`${box(host)} ${examples(host)} ${notes(host)}`;
}

function box(host: LookbackTranslator) {
  const { language, state, actions } = host;
  const name = languageName(language, host.modelReads());
  return html`<div class="input">
    <div class="heading">
      <label for="text">${say(language, 'input.label', { language: name })}</label>
      ${directions(host)}
    </div>
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

/** From which language to which; a single direction needs no switch. */
function directions(host: LookbackTranslator) {
  const { language, state } = host;
  const all = directionsOf(state.models);
  if (all.length < 2) return nothing;
  const now = state.models.find(({ id }) => id === state.model);
  const choose = (index: number) => {
    const next = counterpart(state.models, all[index]!, now);
    if (next) host.chooseModel(next.id);
  };
  return html`<select
    class="direction"
    aria-label=${say(language, 'direction.label')}
    @change=${(event: Event) => choose((event.target as HTMLSelectElement).selectedIndex)}
  >
    ${all.map(
      (direction) =>
        html`<option .selected=${now !== undefined && isSameDirection(direction, now)}>
          ${directionName(language, direction)}
        </option>`,
    )}
  </select>`;
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
