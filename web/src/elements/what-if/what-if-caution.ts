import { html, nothing } from 'lit';
import { listed, say } from '../../messages/messages';
import type { TrialResult } from '../../protocol/what-if';
import { writtenPiece } from '../../views/step-view';
import type { LookbackWhatIf } from './lookback-what-if';

/** A weight is not a reason; and the experiment that lets a reader see for himself. */
export function cautionAndTrial(host: LookbackWhatIf) {
  const { language, trial } = host;
  return html`<section class="caution" aria-label=${say(language, 'whatIf.caution')}>
    <h3>${say(language, 'whatIf.caution')}</h3>
    <p>${say(language, 'whatIf.caution.text')}</p>
    <p>
      <button type="button" ?disabled=${trial?.running ?? false} @click=${() => host.say('try-all')}>
        ${say(language, trial?.running ? 'whatIf.trial.running' : 'whatIf.trial')}
      </button>
    </p>
    ${
      trial && trial.results.length > 0
        ? html`<ul class="results">
              ${trial.results.map((result) => outcome(host, result))}
            </ul>
            ${trial.running ? nothing : html`<p role="status">${say(language, verdict(trial.results))}</p>`}`
        : nothing
    }
  </section>`;
}

function outcome({ language }: LookbackWhatIf, { kind, tried, changed }: TrialResult) {
  const values = { kept: tried - changed.length, tried };
  const examples = changed.map(({ from, to }) => `${shown(language, from)} → ${shown(language, to)}`);
  return html`<li>
    ${say(language, `whatIf.trial.${kind}`, values)}
    ${examples.length > 0 ? html`<bdi class="quiet">${listed(language, examples.slice(0, 4))}${examples.length > 4 ? ' …' : ''}</bdi>` : nothing}
  </li>`;
}

function shown(language: LookbackWhatIf['language'], piece: string): string {
  const { text, isEnd } = writtenPiece(piece);
  return isEnd ? say(language, 'end.text') : text;
}

function verdict(results: readonly TrialResult[]): 'whatIf.trial.some' | 'whatIf.trial.all' | 'whatIf.trial.none' {
  const tried = results.reduce((sum, result) => sum + result.tried, 0);
  const changed = results.reduce((sum, result) => sum + result.changed.length, 0);
  if (changed === 0) return 'whatIf.trial.none';
  return changed === tried ? 'whatIf.trial.all' : 'whatIf.trial.some';
}
