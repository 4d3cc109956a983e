import { html, type TemplateResult } from 'lit';
import { tell, type LessonKey } from '../messages/lesson';
import type { Language } from '../messages/messages';
import type { LessonEngine } from './engine';
import './figures/aer-figure';
import './figures/blackboard-figure';
import './figures/bottleneck-figure';
import './figures/equations-figure';
import './figures/exercise';
import './figures/glass-figure';
import './figures/late-note';
import './figures/looks-figure';
import './figures/measured-figure';
import './figures/memory-figure';
import './figures/minds-figure';
import './figures/nudge-figure';
import './figures/stages-figure';
import './figures/variants-figure';
import './figures/worksheet';
import { prose } from './prose';
import type { SectionId } from './section-list';

export interface Teaching {
  readonly language: Language;
  readonly engine: LessonEngine;
  /** Address of the lab. */
  readonly lab: string;
}

const kPie = "Il m'a entarté.";
const kCar = 'Je voudrais une voiture rouge.';

/** What stands in a section under its title. */
export function sectionBody(id: SectionId, teaching: Teaching): TemplateResult {
  return kBodies[id](teaching);
}

const kBodies: Readonly<Record<SectionId, (teaching: Teaching) => TemplateResult>> = {
  bottleneck: (t) => html`
    ${text(t, 'bottleneck.1', 'bottleneck.2')}
    ${figure(html`<lesson-bottleneck .language=${t.language} .engine=${t.engine}></lesson-bottleneck>`)}
    ${text(t, 'bottleneck.3')}
  `,
  idea: (t) => html`
    ${text(t, 'idea.1', 'idea.2')}
    ${figure(html`<lesson-glass .language=${t.language} .engine=${t.engine} text=${kCar} first="red"></lesson-glass>`)}
    ${text(t, 'idea.3')} ${figure(html`<lesson-blackboard .language=${t.language}></lesson-blackboard>`, 'narrow')}
    ${text(t, 'idea.4')} ${exercise(t, { about: 'pie', source: kPie, asks: ['pie'] })}
  `,
  stages: (t) => html`
    ${text(t, 'stages.1')}
    <ol>
      ${(['score', 'softmax', 'sum', 'predict'] as const).map((name) => html`<li>${line(t, `stages.${name}`)}</li>`)}
    </ol>
    ${figure(html`<lesson-stages .language=${t.language} .engine=${t.engine} text=${kPie} first="pie"></lesson-stages>`, 'wide')}
    ${text(t, 'stages.2')} ${exercise(t, { about: 'car', source: kCar, asks: ['car'] })}
  `,
  equations: (t) => html`
    ${text(t, 'equations.1')} ${list(t, 'equations.in', 'equations.out')}
    ${figure(html`<lesson-equations .language=${t.language} .engine=${t.engine} text=${kPie} first="pie"></lesson-equations>`, 'table')}
    ${text(t, 'equations.2')}
  `,
  soft: (t) => html`
    ${text(t, 'soft.1', 'soft.2')}
    ${figure(html`<lesson-nudge .language=${t.language} .engine=${t.engine} text=${kCar} first="red"></lesson-nudge>`)}
    ${text(t, 'soft.3')}
    ${exercise(t, { about: 'not', source: 'Je ne mange pas de viande.', asks: ["don't", 'not'], mode: 'draw' })}
  `,
  gains: (t) => html`
    ${text(t, 'gains.1')} ${measured(t, 'curves')} ${text(t, 'gains.2')} ${measured(t, 'gradients')}
    ${text(t, 'gains.3')} ${figure(html`<lesson-aer .language=${t.language} .engine=${t.engine}></lesson-aer>`)}
    ${text(t, 'gains.4')} ${exercise(t, { about: 'first', source: 'Je vous ai vu hier.', asks: ['I'] })}
    <p><a href=${`${t.lab}#text=${encodeURIComponent(kPie)}&view=what-if`}>${line(t, 'gains.whatIf')}</a></p>
  `,
  variants: (t) => html`
    ${text(t, 'variants.1')}
    ${list(t, 'variants.none', 'variants.dot', 'variants.general', 'variants.reduced', 'variants.additive')}
    ${figure(html`<lesson-variants .language=${t.language} .engine=${t.engine}></lesson-variants>`, 'table')}
    ${text(t, 'variants.2')} <lesson-late-note .language=${t.language} .engine=${t.engine}></lesson-late-note>
    ${figure(html`<lesson-minds .language=${t.language} .engine=${t.engine} text=${kPie}></lesson-minds>`, 'wide')}
    <p><a href=${`${t.lab}#text=${encodeURIComponent(kPie)}&view=compare`}>${line(t, 'variants.toLab')}</a></p>
  `,
  general: (t) => html`
    ${text(t, 'general.1')} ${figure(html`<lesson-memory .language=${t.language}></lesson-memory>`)}
    ${text(t, 'general.2')} ${list(t, 'general.summary', 'general.pointer', 'general.memory')} ${text(t, 'general.3')}
    ${figure(html`<lesson-looks .language=${t.language}></lesson-looks>`)} ${text(t, 'general.4', 'general.end')}
    <p><a href=${t.lab}>${line(t, 'general.toLab')}</a></p>
  `,
  worksheet: (t) => html`
    ${text(t, 'worksheet.1')}
    ${figure(html`<lesson-worksheet .language=${t.language} .engine=${t.engine}></lesson-worksheet>`)}
  `,
};

function line({ language }: Teaching, key: LessonKey) {
  return prose(tell(language, key));
}

function text(teaching: Teaching, ...keys: readonly LessonKey[]) {
  return keys.map((key) => html`<p>${line(teaching, key)}</p>`);
}

function list(teaching: Teaching, ...keys: readonly LessonKey[]) {
  return html`<ul>
    ${keys.map((key) => html`<li>${line(teaching, key)}</li>`)}
  </ul>`;
}

function figure(content: TemplateResult, width: 'narrow' | 'column' | 'table' | 'wide' = 'column') {
  return html`<figure class=${width}>${content}</figure>`;
}

function measured({ language, engine }: Teaching, shows: 'curves' | 'gradients') {
  const content = html`<lesson-measured .language=${language} .engine=${engine} shows=${shows}></lesson-measured>`;
  return figure(content, 'wide');
}

interface ExercisePart {
  readonly about: 'pie' | 'car' | 'not' | 'first';
  readonly source: string;
  readonly asks: readonly string[];
  readonly mode?: 'pick' | 'draw';
}

function exercise({ language, engine }: Teaching, { about, source, asks, mode = 'pick' }: ExercisePart) {
  return html`<div class="exercise" role="group" aria-label=${tell(language, 'lesson.exercise')}>
    <h3>${tell(language, 'lesson.exercise')}</h3>
    <lesson-exercise
      .language=${language}
      .engine=${engine}
      text=${source}
      .asks=${asks}
      about=${about}
      mode=${mode}
    ></lesson-exercise>
  </div>`;
}
