/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, renderMarkdown, withoutFrontMatter } from './markdown';
import type { InBoth } from './two-languages';
import { modelsEn, modelsZh, type ModelsTexts } from '../src/messages/models-page';
import { modelTitle } from '../src/elements/common/model-names';
import { formatBytes, formatCount, say, type Language } from '../src/messages/messages';
import '../src/messages/zh-words';
import type { ModelEntry, ModelManifest } from '../src/protocol/model-entry';

interface Metrics {
  readonly bleu?: number;
  readonly bleu_low?: number;
  readonly bleu_high?: number;
  readonly chrf2?: number;
  readonly sentences?: number;
  readonly alignment?: Readonly<Record<string, Readonly<Record<string, { readonly aer: number }>>>>;
}

interface Model {
  readonly entry: ModelEntry;
  readonly metrics: Metrics;
  /** As its folder has it, in English; null where a model has none. */
  readonly card: string | null;
}

/** A page of all that the manifest names: a table of what was measured, and every model's own card. */
export function modelsPage(weights: string): InBoth {
  const manifest = join(weights, 'manifest.json');
  const entries = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as ModelManifest).models : [];
  const models = entries.map((entry) => modelIn(weights, entry));
  return { en: bodyOf(models, 'en', modelsEn), zh: bodyOf(models, 'zh', modelsZh) };
}

function modelIn(weights: string, entry: ModelEntry): Model {
  const read = (name: string) => {
    const path = join(weights, entry.id, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const card = read('README.md');
  return {
    entry,
    metrics: JSON.parse(read('metrics.json') ?? '{}') as Metrics,
    // The title is the section's own.
    card: card && renderMarkdown(withoutFrontMatter(card).replace(/^\s*# .*\n/, ''), { deeper: 1 }).html,
  };
}

function bodyOf(models: readonly Model[], language: Language, texts: ModelsTexts): string {
  const head = [texts.model, texts.bytes, 'BLEU', texts.interval, 'chrF2', texts.aer];
  const rows = models.map((model) => row(model, language));
  const table = `<div class="scroll" tabindex="0"><table class="numbers">
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  const cards = models.map((model) => section(model, language, texts));
  return `<h1>${texts.title}</h1>\n<p class="lead">${texts.lead}</p>
${models.length > 0 ? `${table}\n<p>${texts.how}</p>` : `<p>${say(language, 'model.none')}</p>`}\n${cards.join('\n')}`;
}

function row({ entry, metrics }: Model, language: Language): string {
  const number = (value: number | undefined, digits: number) => (value === undefined ? '–' : value.toFixed(digits));
  const { bleu = entry.bleu, bleu_low, bleu_high, chrf2, alignment } = metrics;
  const aer = alignment?.['golden'];
  const cells = [
    formatBytes(entry.bytes),
    number(bleu, 1),
    bleu_low === undefined ? '–' : `${number(bleu_low, 1)}–${number(bleu_high, 1)}`,
    number(chrf2, 1),
    [aer?.['attention'], aer?.['both']].map((one) => number(one?.aer, 2)).join(' / '),
  ];
  return `<tr><th scope="row"><a href="#${entry.id}">${escaped(modelTitle(language, entry))}</a></th>
${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function section({ entry, card, metrics }: Model, language: Language, texts: ModelsTexts): string {
  const lab = `./#model=${entry.id}`;
  const tested = metrics.sentences === undefined ? '' : texts.tested.replace('{count}', formatCount(metrics.sentences));
  return `<section class="card" id="${entry.id}">
<h2>${escaped(modelTitle(language, entry))}<a class="anchor" href="#${entry.id}" aria-label="#${entry.id}">#</a></h2>
<p><code>${entry.id}</code> · ${formatBytes(entry.bytes)} ${tested} · <a href="${lab}">${texts.lab}</a></p>
<div lang="en">${card ?? texts.none}</div></section>`;
}
