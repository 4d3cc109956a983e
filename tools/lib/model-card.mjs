// The card of a model, written from what was measured: nothing in it is typed by hand but the sentences around figures.

const kLanguages = { fr: 'French', en: 'English', 'zh-Hans': 'simplified Chinese' };
const kScorers = {
  none: 'no attention: one fixed vector, the last encoder states',
  dot: 'dot product, e = sᵀh',
  general: 'bilinear (multiplicative), e = sᵀWh',
  reduced_rank: 'reduced-rank bilinear, e = (Us)ᵀ(Vh)',
  additive: 'additive, e = vᵀtanh(W₁h + W₂s)',
};
const kWirings = {
  context_in: 'Bahdanau: the previous decoder state asks, the context enters the recurrence',
  context_out: 'Luong: the new decoder state asks, context and state predict',
};

const fixed = (number, digits = 2) => number.toFixed(digits);
const grouped = (number) => Math.round(number).toLocaleString('en-US');

function table(rows) {
  // A bar would begin a cell, in code too.
  const cell = (value) => String(value).replaceAll('|', '\\|');
  return ['| what | value |', '| --- | --- |', ...rows.map(([what, value]) => `| ${what} | ${cell(value)} |`)].join(
    '\n',
  );
}

function networkRows(config, inspected) {
  const rows = [
    ['direction', `${kLanguages[config.source_language]} to ${kLanguages[config.target_language]}`],
    ['scorer', kScorers[config.scorer]],
    ['wiring', kWirings[config.wiring]],
    ['cell', config.cell.toUpperCase()],
    ['encoder', `bidirectional, ${config.encoder_layers} layer(s) of ${config.encoder_size} a direction`],
    ['decoder', `${config.decoder_size}; embeddings ${config.embedding_size}`],
    ['pieces', `${config.source_vocabulary} source, ${config.target_vocabulary} target (BPE with bytes as the floor)`],
    ['parameters', grouped(inspected.parameters)],
  ];
  if (config.attention_size) rows.splice(3, 0, ['attention size', config.attention_size]);
  return rows;
}

function scoreRows(metrics) {
  const interval = `${fixed(metrics.bleu_low)} to ${fixed(metrics.bleu_high)}`;
  return [
    [`BLEU, beam ${metrics.beam_size}, int8`, `**${fixed(metrics.bleu)}** (95 % interval ${interval})`],
    ['chrF2, the same', fixed(metrics.chrf2)],
    ['BLEU, greedy, int8', fixed(metrics.greedy.bleu)],
    [`BLEU, beam ${metrics.beam_size}, float32`, fixed(metrics.float32.bleu)],
    ['BLEU signature', `\`${metrics.bleu_signature}\``],
    ['chrF signature', `\`${metrics.chrf_signature}\``],
    ['test file', `\`${metrics.test}\`, ${grouped(metrics.sentences)} sentences`],
    ['cut by the length limit', `${metrics.unfinished} sentences`],
  ];
}

function alignmentRows(alignment = {}) {
  return Object.entries(alignment).flatMap(([file, evidences]) =>
    Object.entries(evidences).flatMap(([evidence, { aer, precision, recall, symmetrised }]) => {
      const shown = (scores) =>
        `${fixed(scores.aer, 3)} (precision ${fixed(scores.precision, 3)}, recall ${fixed(scores.recall, 3)})`;
      const rows = [[`AER on ${file}, by ${evidence}`, shown({ aer, precision, recall })]];
      if (symmetrised) rows.push([`the same, both directions (grow-diag-final-and)`, shown(symmetrised)]);
      return rows;
    }),
  );
}

/** BLEU by source length, where it was measured. */
function lengthSection(lengths) {
  if (!lengths) return '';
  const rows = lengths.map(({ from, to, inputs, bleu }) => {
    const score = bleu === undefined ? '–' : fixed(bleu);
    return `| ${to === null ? `${from}+` : `${from}–${to}`} | ${inputs} | ${score} |`;
  });
  return `
By length: long inputs are consecutive test sentences, joined and translated whole.

| source words | inputs | BLEU |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function corpora(recipe) {
  return recipe.corpora
    .map((corpus) => `- \`${corpus.path}\`${corpus.repeat > 1 ? `, each pair ${corpus.repeat} times` : ''}`)
    .join('\n');
}

/** What else the weights derive from, beside Tatoeba and what was written for this project. */
function otherSources(recipe) {
  const has = (name) => recipe.corpora.some(({ path }) => path.includes(name));
  return [
    (has('captions3am') || has('back-translated')) &&
      'Image captions are from 3AM (Ma et al., LREC-COLING 2024), under the MIT licence.\n',
    has('tatoeba.en-zh') && "Chinese was made simplified with OpenCC's tables, Apache-2.0.\n",
  ]
    .filter(Boolean)
    .join('');
}

export function modelCard({ config, metrics, inspected, recipe }) {
  const training = metrics.training;
  return `---
license: cc-by-2.0
language: [${config.source_language}, ${config.target_language}]
tags: [translation, seq2seq, attention]
---

# ${config.title}

A small recurrent translator that shows where it looked: made for teaching, not for documents. It was trained on short
everyday sentences; of news, law or poetry it knows little. Where it fails, its map often shows why.

## Network

${table(networkRows(config, inspected))}

The equations are in \`docs/model.md\`, the files in \`docs/formats.md\`.

## Scores

${table([...scoreRows(metrics), ...alignmentRows(metrics.alignment)])}
${lengthSection(metrics.lengths)}
Measured by \`lookback evaluate\` on the shipped weights. The sentences are short (a median of 6 to 7 words): the score
says nothing of long texts.

## Training

${corpora(recipe)}

${grouped(training.updates)} updates in ${fixed(training.hours, 1)} hours on two cores; the weights are a moving average,
kept where the loss on sentences held out from training was lowest (update ${grouped(training.best_update)},
${fixed(training.dev_loss, 3)} nats a piece). ${
    recipe.corpora.some((corpus) => corpus.path.endsWith('showcase.tsv'))
      ? `The showcase pairs, which hold the lectures' example sentences, were part of the
training data, repeated; that the page translates them well proves nothing.`
      : ''
  }
No sentence of the test file, on either side, is in the training data. Everything is made again by
\`npm run make-model -- ${config.id}\`.

## Licence and attribution

The weights derive from sentences of the Tatoeba Project (tatoeba.org), CC BY 2.0 FR, in the selections published at
manythings.org/anki and by the Tatoeba Challenge (Helsinki-NLP); they are offered under the same licence, CC BY 2.0 FR.
${otherSources(recipe)}The program is MIT.
`;
}
