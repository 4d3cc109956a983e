import { html, nothing } from 'lit';
import { say } from '../../messages/messages';
import { lookElsewhere } from '../../protocol/edits';
import type { Hypothesis } from '../../protocol/translation';
import { onlyAt, shifted, shuffled, uniform, withWeight } from '../../protocol/weight-edits';
import { formatWeight, labelsOf, largest, rowOf, type Label } from '../../views/alignment-view';
import type { LookbackWhatIf } from './lookback-what-if';
import { shownLabel, spokenLabel } from '../common/readout';
import { setStyle } from '../common/set-style';
import { weightColor } from '../../views/color-scale';

/** The weights of one row, a slider each: drag one, and the others make room. */
export function rowWeights(host: LookbackWhatIf, now: Hypothesis, row: number) {
  const { language } = host;
  const target = shownLabel(language, labelsOf(now.target, 'pieces')[row]!);
  const title = say(language, 'whatIf.looked', { target });
  if (!now.alignment) {
    return html`<section class="weights" aria-label=${title}>
      <p class="quiet">${say(language, 'whatIf.none')}</p>
    </section>`;
  }
  const weights = rowOf(now.alignment, row);
  const labels = labelsOf(host.sentence!.source, 'pieces');
  return html`<section class="weights" aria-label=${title}>
    <h3>${title}</h3>
    ${presets(host, now, { row, weights })}
    <ul>
      ${labels.map((label, at) => slider(host, now, { row, weights, label, at }))}
    </ul>
    <p class="quiet">${say(language, 'whatIf.sum')}</p>
  </section>`;
}

interface Row {
  readonly row: number;
  readonly weights: readonly number[];
}

function presets(host: LookbackWhatIf, now: Hypothesis, { row, weights }: Row) {
  const set = (next: readonly number[]) => host.alter(lookElsewhere(host.edit, now, row, next));
  const button = (key: 'uniform' | 'onlyOne' | 'shifted' | 'shuffled', next: () => readonly number[]) =>
    html`<button type="button" @click=${() => set(next())}>${say(host.language, `whatIf.${key}`)}</button>`;
  return html`<div class="presets" role="group" aria-label=${say(host.language, 'whatIf.presets')}>
    ${button('uniform', () => uniform(weights))} ${button('onlyOne', () => onlyAt(weights, largest(weights, 1)[0]!))}
    ${button('shifted', () => shifted(weights))} ${button('shuffled', () => shuffled(weights, ++host.shuffles))}
  </div>`;
}

function slider(host: LookbackWhatIf, now: Hypothesis, place: Row & { readonly label: Label; readonly at: number }) {
  const { row, weights, label, at } = place;
  const { language } = host;
  const weight = weights[at]!;
  const color = weightColor(0.25 + 0.75 * weight, host.paper.scheme);
  // The first movement of a drag is a new thing to take back; what follows it belongs to it.
  const drag = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const grows = input.dataset['dragged'] === 'yes';
    input.dataset['dragged'] = 'yes';
    host.alter(lookElsewhere(host.edit, now, row, withWeight(weights, at, Number(input.value) / 100)), grows);
  };
  const drop = (event: Event) => delete (event.target as HTMLInputElement).dataset['dragged'];
  return html`<li>
    <bdi lang=${host.sourceLanguage || nothing} class=${label.isEnd ? 'end' : ''}>${shownLabel(language, label)}</bdi>
    <input
      type="range"
      min="0"
      max="100"
      .value=${String(Math.round(weight * 100))}
      aria-label=${spokenLabel(language, label)}
      aria-valuetext=${formatWeight(weight)}
      ${setStyle({ '--share': weight.toFixed(3), '--blue': color })}
      @input=${drag}
      @change=${drop}
    />
    <span class="number">${formatWeight(weight)}</span>
  </li>`;
}
