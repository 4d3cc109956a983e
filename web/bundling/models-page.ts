/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, renderMarkdown, withoutFrontMatter } from './markdown';
import type { InBoth } from './two-languages';
import { modelsEn, modelsZh, type ModelsTexts } from '../src/messages/models-page';
import { modelTitle } from '../src/elements/common/model-names';
import { kGoldSets, type GoldSet } from '../src/lesson/measured';
import { tell } from '../src/messages/lesson';
import { formatBytes, formatCount, say, type Language } from '../src/messages/messages';
import '../src/messages/zh-words';
import type { ModelEntry, ModelManifest } from '../src/protocol/model-entry';

interface Metrics {
  readonly bleu?: number;
  readonly bleu_low?: number;
  readonly bleu_high?: number;
  readonly chrf2?: number;
  readonly sentences?: number;
  readonly alignment?: Readonly<Partial<Record<GoldSet, Readonly<Record<string, { readonly aer: number }>>>>>;
}

interface Model {
  readonly entry: ModelEntry;
  readonly metrics: Metrics;
  /** As its folder has them; null where a model has none. */
  readonly cards: Readonly<Record<Language, string | null>>;
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
  const card = (name: string) => {
    const text = read(name);
    // The title is the section's own.
    return text && renderMarkdown(withoutFrontMatter(text).replace(/^\s*# .*\n/, ''), { deeper: 1 }).html;
  };
  return {
    entry,
    metrics: JSON.parse(read('metrics.json') ?? '{}') as Metrics,
    cards: { en: card('README.md'), zh: card('README.zh.md') },
  };
}

function bodyOf(models: readonly Model[], language: Language, texts: ModelsTexts): string {
  const aer = kGoldSets.map((set) => texts.aer.replace('{set}', tell(language, `gains.${set}`)));
  const head = [texts.model, texts.bytes, 'BLEU', texts.interval, 'chrF2', ...aer];
  const rows = models.map((model) => row(model, language));
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${texts.title}"><table class="numbers">
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  const cards = models.map((model) => section(model, language, texts));
  return `<h1>${texts.title}</h1>\n<p class="lead">${texts.lead}</p>
${models.length > 0 ? `${table}\n<p>${texts.how}</p>` : `<p>${say(language, 'model.none')}</p>`}\n${cards.join('\n')}`;
}

function row({ entry, metrics }: Model, language: Language): string {
  const number = (value: number | undefined, digits: number) => (value === undefined ? '–' : value.toFixed(digits));
  const { bleu = entry.bleu, bleu_low, bleu_high, chrf2, alignment } = metrics;
  const rates = kGoldSets.map((set) => {
    const measured = alignment?.[set];
    if (!measured) return '–';
    // Without attention there is nothing but erasure.
    return [measured['attention'], measured['both'] ?? measured['erasure']]
      .map((one) => number(one?.aer, 2))
      .join(' / ');
  });
  const cells = [
    formatBytes(entry.bytes),
    number(bleu, 1),
    bleu_low === undefined ? '–' : `${number(bleu_low, 1)}–${number(bleu_high, 1)}`,
    number(chrf2, 1),
    ...rates,
  ];
  return `<tr><th scope="row"><a href="#${entry.id}">${escaped(modelTitle(language, entry))}</a></th>
${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function section({ entry, cards, metrics }: Model, language: Language, texts: ModelsTexts): string {
  const lab = `./#model=${entry.id}`;
  const count = metrics.sentences === undefined ? null : formatCount(language, metrics.sentences);
  const tested = count === null ? '' : texts.tested.replace('{count}', count);
  return `<section class="card" id="${entry.id}">
<h2>${escaped(modelTitle(language, entry))}<a class="anchor" href="#${entry.id}" aria-label="#${entry.id}">#</a></h2>
<p><code>${entry.id}</code> · ${formatBytes(entry.bytes)} ${tested} · <a href="${lab}">${texts.lab}</a></p>
${cardIn(language, cards, texts)}</section>`;
}

/** The card in the page's language; a folder from elsewhere may have it in English alone, and that is said. */
function cardIn(language: Language, cards: Model['cards'], texts: ModelsTexts): string {
  if (cards[language] !== null) return cards[language];
  if (cards.en === null) return `<p>${texts.none}</p>`;
  return `<p>${texts.untranslated}</p>\n<div lang="en">${cards.en}</div>`;
}
