import { html } from 'lit';
import { say } from '../../messages/messages';
import type { GradientReport } from '../../protocol/measurements';
import { formatRatio, reach, type NamedNorms } from '../../views/gradient-curves';
import { modelName } from '../common/model-names';
import type { LookbackLength } from './lookback-length';
import { measuredPair } from './other-pair';

/** How far from the end the page looks for its sentence, in pieces. */
const kFar = 40;

/** How far back the loss is felt, before and after training. */
export function gradientPart(host: LookbackLength) {
  const { language, shown } = host;
  const gradients = host.measured?.gradients ?? {};
  const reports = shown.flatMap(({ id }) => (gradients[id] ? [{ id, report: gradients[id] }] : []));
  return html`<section class="gradients">
    <h2>${say(language, 'gradients.title', { pair: measuredPair(host) })}</h2>
    ${
      reports.length === 0
        ? html`<p class="missing">${say(language, 'gradients.none')}</p>`
        : html`${figure(host, reports, 'initial')} ${figure(host, reports, 'trained')} ${verdict(host, reports)}
            <p class="quiet small">${say(language, 'gradients.how')}</p>`
    }
  </section>`;
}

type Reports = readonly { readonly id: string; readonly report: GradientReport }[];

function figure(host: LookbackLength, reports: Reports, side: 'initial' | 'trained') {
  const normsOf = (which: 'initial' | 'trained'): NamedNorms[] =>
    reports.map(({ id, report }) => ({ id, norms: report[which].norms }));
  const name = say(host.language, `gradients.${side}`);
  return html`<h3>${name}</h3>
    <lookback-gradient-figure
      .language=${host.language}
      .models=${host.shown}
      .norms=${normsOf(side).filter(({ id }) => !host.putAway.has(id))}
      .among=${[...normsOf('initial'), ...normsOf('trained')]}
      .name=${say(host.language, 'gradients.figure', { when: name })}
    ></lookback-gradient-figure>`;
}

/** The numbers behind "felt" and "lost": each model's gradient far from the end, as a part of that at the end. */
function verdict({ language, shown }: LookbackLength, reports: Reports) {
  const parts = reports.flatMap(({ id, report }) => {
    const far = reach(report.trained, kFar);
    const model = modelName(
      language,
      shown.find((one) => one.id === id)!,
    );
    return far === null ? [] : [say(language, 'gradients.part', { model, times: formatRatio(far) })];
  });
  const list = parts.join(language === 'zh' ? '；' : '; ');
  return html`<p class="verdict">${say(language, 'gradients.verdict', { distance: kFar, list })}</p>`;
}
