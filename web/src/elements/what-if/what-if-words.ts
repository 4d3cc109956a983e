import { html, nothing } from 'lit';
import { formatPercent, say } from '../../messages/messages';
import { chooseWord, typeWord } from '../../protocol/edits';
import type { Hypothesis } from '../../protocol/translation';
import { labelsOf } from '../../views/alignment-view';
import { candidatesAt } from '../../views/step-view';
import type { LookbackWhatIf } from './lookback-what-if';
import { shownLabel } from '../common/readout';
import { setStyle } from '../common/set-style';

/** What could stand at a place instead: the model's own alternatives, and whatever a reader types. */
export function alternatives(host: LookbackWhatIf, now: Hypothesis, row: number) {
  const { language } = host;
  const target = shownLabel(language, labelsOf(now.target, 'pieces')[row]!);
  const candidates = candidatesAt(now, row);
  const top = Math.max(...candidates.map(({ probability }) => probability), 1e-6);
  return html`<section class="words" aria-label=${say(language, 'whatIf.instead', { target })}>
    <h3>${say(language, 'whatIf.instead', { target })}</h3>
    <ul>
      ${candidates.map(
        ({ id, text, isEnd, probability, chosen }) =>
          html`<li>
            <button
              type="button"
              class=${chosen ? 'chosen' : ''}
              aria-pressed=${chosen ? 'true' : 'false'}
              @click=${() => host.alter(chooseWord(host.edit, now, row, { id, isEnd }))}
            >
              <bdi lang=${host.targetLanguage || nothing}>${isEnd ? `⟂ ${say(language, 'end.text')}` : text}</bdi>
              <span class="bar" ${setStyle({ '--share': (probability / top).toFixed(3) })}></span>
              <span class="number">${formatPercent(language, probability)}</span>
            </button>
          </li>`,
      )}
    </ul>
    ${box(host, now, row)}
  </section>`;
}

function box(host: LookbackWhatIf, now: Hypothesis, row: number) {
  const { language } = host;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector('input')!;
    if (input.value.trim() === '') return;
    host.alter(typeWord(host.edit, now, row, input.value));
    input.value = '';
  };
  return html`<form @submit=${submit}>
    <input
      type="text"
      lang=${host.targetLanguage || nothing}
      dir="auto"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength="200"
      aria-label=${say(language, 'whatIf.type')}
      placeholder=${say(language, 'whatIf.type')}
    />
    <button>${say(language, 'whatIf.go')}</button>
  </form>`;
}
