// The cards of a model, written from what was measured: nothing in them is typed by hand but the words around figures.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardEn } from './model-card-en.mjs';
import { cardZh } from './model-card-zh.mjs';
import { parametersIn } from './model-table.mjs';

const fixed = (number, digits = 2) => number.toFixed(digits);
const grouped = (number) => Math.round(number).toLocaleString('en-US');

function table([what, value], rows) {
  // A bar would begin a cell, in code too.
  const cell = (text) => String(text).replaceAll('|', '\\|');
  return [`| ${what} | ${value} |`, '| --- | --- |', ...rows.map((row) => `| ${row[0]} | ${cell(row[1])} |`)].join(
    '\n',
  );
}

const looksBack = ({ scorer }) => scorer !== 'none';

function networkRows({ labels, ...words }, config, parameters) {
  const rows = [
    [labels.direction, words.direction(config)],
    [labels.scorer, words.scorers[config.scorer]],
    [labels.wiring, looksBack(config) ? words.wirings[config.wiring] : words.wiringWithout],
    [labels.cell, config.cell.toUpperCase()],
    [labels.encoder, words.encoder(config)],
    [labels.decoder, words.decoder(config)],
    [labels.pieces, words.pieces(config)],
    [labels.parameters, grouped(parameters)],
  ];
  if (config.attention_size) rows.splice(3, 0, [labels.attentionSize, config.attention_size]);
  return rows;
}

function scoreRows({ labels, ...words }, metrics) {
  const interval = words.interval(fixed(metrics.bleu_low), fixed(metrics.bleu_high));
  return [
    [labels.bleu(metrics.beam_size), `**${fixed(metrics.bleu)}**${interval}`],
    [labels.chrf, fixed(metrics.chrf2)],
    [labels.greedy, fixed(metrics.greedy.bleu)],
    [labels.relaxed(metrics.beam_size), fixed(metrics.relaxed_simd.bleu)],
    [labels.float32(metrics.beam_size), fixed(metrics.float32.bleu)],
    [labels.bleuSignature, `\`${metrics.bleu_signature}\``],
    [labels.chrfSignature, `\`${metrics.chrf_signature}\``],
    [labels.test, words.test(metrics.test, grouped(metrics.sentences), metrics.sentences)],
    [labels.unfinished, words.sentences(grouped(metrics.unfinished), metrics.unfinished)],
  ];
}

/** Each rate with the gold links that it was measured on and what the links were read off: they differ a lot. */
function alignmentRows({ labels, ...words }, alignment = {}) {
  return Object.entries(alignment).flatMap(([set, evidences]) =>
    Object.entries(evidences).flatMap(([evidence, { aer, precision, recall, symmetrised }]) => {
      const shown = (scores) =>
        words.alignment(...[scores.aer, scores.precision, scores.recall].map((n) => fixed(n, 3)));
      const label = labels.aer(words.goldSets[set] ?? set, words.evidences[evidence]);
      const rows = [[label, shown({ aer, precision, recall })]];
      if (symmetrised) rows.push([labels.symmetrised, shown(symmetrised)]);
      return rows;
    }),
  );
}

/** BLEU by source length, where it was measured. */
function lengthSection(words, lengths) {
  if (!lengths) return '';
  const rows = lengths.map(({ from, to, inputs, bleu }) => {
    const score = bleu === undefined ? '–' : fixed(bleu);
    return `| ${to === null ? `${from}+` : `${from}–${to}`} | ${inputs} | ${score} |`;
  });
  return `\n${words.byLength}\n\n| ${words.lengthHead.join(' | ')} |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function corpora(words, recipe) {
  return recipe.corpora
    .map(({ path, repeat }) => `- \`${path}\`${repeat > 1 ? words.repeated(repeat) : ''}`)
    .join('\n');
}

/** Whose the weights are: Tatoeba's, and what else they derive from beside what was written for this project. */
function licence(words, recipe) {
  const has = (name) => recipe.corpora.some(({ path }) => path.includes(name));
  const captions = has('captions3am') || has('back-translated');
  const parts = [words.licence, captions && words.captions, has('tatoeba.en-zh') && words.openCc, words.program];
  return parts.filter(Boolean).join(words.between);
}

function training(words, { updates, hours, best_update, dev_loss }, recipe) {
  const figures = {
    updates: grouped(updates),
    hours: fixed(hours, 1),
    best: grouped(best_update),
    loss: fixed(dev_loss, 3),
  };
  const showcase = recipe.corpora.some(({ path }) => path.endsWith('showcase.tsv'));
  return words.training(figures, showcase);
}

export function modelCard({ config, metrics, parameters, recipe }, words = cardEn) {
  return `---
license: cc-by-2.0
language: [${config.source_language}, ${config.target_language}]
tags: [translation, seq2seq, attention]
---

# ${words.title(config)}

${looksBack(config) ? words.lead : words.leadWithout}

## ${words.headings.network}

${table(words.tableHead, networkRows(words, config, parameters))}

${words.equations}

## ${words.headings.scores}

${table(words.tableHead, [...scoreRows(words, metrics), ...alignmentRows(words, metrics.alignment)])}
${lengthSection(words, metrics.lengths)}
${words.measured}

## ${words.headings.training}

${corpora(words, recipe)}

${[training(words, metrics.training, recipe), words.clean(config.id)].join(words.between)}

## ${words.headings.licence}

${licence(words, recipe)}
`;
}

/** A model's cards by the names of their files in its folder, from what lies in `weights/ID` and `recipes/ID`. */
export function cardsOf(root, id) {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const parts = {
    config: read('weights', id, 'config.json'),
    metrics: read('weights', id, 'metrics.json'),
    parameters: parametersIn(join(root, 'weights', id, 'model.safetensors')),
    recipe: read('recipes', id, 'recipe.json'),
  };
  return { 'README.md': modelCard(parts, cardEn), 'README.zh.md': modelCard(parts, cardZh) };
}

/** Whether a folder in `weights` is a model whose card can be written. */
export function isMeasured(root, id) {
  return existsSync(join(root, 'weights', id, 'metrics.json')) && existsSync(join(root, 'recipes', id, 'recipe.json'));
}
