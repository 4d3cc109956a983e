import { html, nothing } from 'lit';
import { say } from '../../messages/messages';
import { surprise } from '../../protocol/edits';
import type { Hypothesis, SentenceTranslation } from '../../protocol/translation';
import { labelsOf } from '../../views/alignment-view';
import { candidatesAt, type CandidateView } from '../../views/step-view';
import type { LookbackWhatIf } from './lookback-what-if';
import { shownLabel } from '../common/readout';
import { setStyle } from '../common/set-style';
import { localMap } from './what-if-map';

/** A reader's own translation: how much each of its pieces surprises the model, and where it looks for them. */
export function ownTranslation(host: LookbackWhatIf) {
  const { language, judged } = host;
  const hypothesis = judged?.hypotheses[0];
  return html`<div class="own">
      <label for="own">${say(language, 'whatIf.own.label')}</label>
      <textarea
        id="own"
        rows="2"
        maxlength="1000"
        lang=${host.targetLanguage || nothing}
        dir="auto"
        spellcheck="false"
        placeholder=${host.sentence!.hypotheses[0]!.target.text}
        .value=${host.own}
        @input=${(event: Event) => write(host, (event.target as HTMLTextAreaElement).value)}
      ></textarea>
    </div>
    ${hypothesis && judged ? judgement(host, judged, hypothesis) : html`<p class="quiet">${say(language, 'whatIf.own.empty')}</p>`}`;
}

function write(host: LookbackWhatIf, own: string): void {
  host.own = own;
  host.say('own', own);
}

function judgement(host: LookbackWhatIf, judged: SentenceTranslation, hypothesis: Hypothesis) {
  const { language } = host;
  const mine = surprise(hypothesis.logProbability);
  const its = surprise(host.sentence!.hypotheses[0]!.logProbability);
  return html`<div class="panes">
    <section class="surprises">
      <p>
        ${say(language, 'whatIf.own.total', { mine: mine.toFixed(1), its: its.toFixed(1) })}
        ${say(language, mine < its ? 'whatIf.own.better' : 'whatIf.own.worse')}
      </p>
      ${table(host, hypothesis)}
      <p class="quiet">${say(language, 'whatIf.own.bits')}</p>
    </section>
    ${localMap(host, judged, hypothesis)}
  </div>`;
}

function table(host: LookbackWhatIf, hypothesis: Hypothesis) {
  const { language } = host;
  const bits = hypothesis.tokenLogProbabilities.map(surprise);
  const most = Math.max(...bits, 1);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${say(language, 'whatIf.own.piece')}</th>
        <th scope="col">${say(language, 'whatIf.own.surprise')}</th>
        <th scope="col">${say(language, 'whatIf.own.rather')}</th>
      </tr>
    </thead>
    <tbody>
      ${labelsOf(hypothesis.target, 'pieces').map(
        (label, row) =>
          html`<tr>
            <th scope="row"><bdi lang=${host.targetLanguage || nothing}>${shownLabel(language, label)}</bdi></th>
            <td class="bits">
              <span class="bar" ${setStyle({ '--share': (bits[row]! / most).toFixed(3) })}></span>
              <span class="number">${bits[row]!.toFixed(1)}</span>
            </td>
            <td><bdi lang=${host.targetLanguage || nothing}>${rather(host, hypothesis, row)}</bdi></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What the model would have written there; nothing where it agrees. */
function rather({ language }: LookbackWhatIf, hypothesis: Hypothesis, row: number): string {
  const best: CandidateView | undefined = candidatesAt(hypothesis, row)[0];
  if (!best || best.chosen) return '';
  return best.isEnd ? `⟂ ${say(language, 'end.text')}` : best.text;
}
