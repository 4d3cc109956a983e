// What the card of a model says in English.
const kLanguages = { fr: 'French', en: 'English', 'zh-Hans': 'simplified Chinese' };

export const cardEn = {
  between: '\n',
  title: (config) => config.title,
  lead: `A small recurrent translator that shows where it looked: made for teaching, not for documents. It was trained on short
everyday sentences; of news, law or poetry it knows little. Where it fails, its map often shows why.`,
  leadWithout: `A small recurrent translator without attention: the baseline that the others are held against. It squeezes the whole
sentence into one vector and never looks back, so it has no map. It was trained on short everyday sentences; of news, law
or poetry it knows little.`,
  headings: { network: 'Network', scores: 'Scores', training: 'Training', licence: 'Licence and attribution' },
  tableHead: ['what', 'value'],
  labels: {
    direction: 'direction',
    scorer: 'scorer',
    wiring: 'wiring',
    attentionSize: 'attention size',
    cell: 'cell',
    encoder: 'encoder',
    decoder: 'decoder',
    pieces: 'pieces',
    parameters: 'parameters',
    bleu: (beam) => `BLEU, beam ${beam}, int8`,
    chrf: 'chrF2, the same',
    greedy: 'BLEU, greedy, int8',
    relaxed: (beam) => `BLEU, beam ${beam}, int8, in a browser with relaxed SIMD`,
    float32: (beam) => `BLEU, beam ${beam}, float32`,
    bleuSignature: 'BLEU signature',
    chrfSignature: 'chrF signature',
    test: 'test file',
    unfinished: 'cut by the length limit',
    aer: (set, evidence) => `AER on ${set}, by ${evidence}`,
    symmetrised: 'the same, both directions (grow-diag-final-and)',
  },
  scorers: {
    none: 'no attention: one fixed vector, the last encoder states',
    dot: 'dot product, e = sᵀh',
    general: 'bilinear (multiplicative), e = sᵀWh',
    reduced_rank: 'reduced-rank bilinear, e = (Us)ᵀ(Vh)',
    additive: 'additive, e = vᵀtanh(W₁h + W₂s)',
  },
  wirings: {
    context_in: 'Bahdanau: the previous decoder state asks, the context enters the recurrence',
    context_out: 'Luong: the new decoder state asks, context and state predict',
  },
  wiringWithout: 'none: the vector is given to every step of the decoder',
  goldSets: { golden: 'Europarl (100 pairs)', 'hansards-trial': 'Hansards (37 pairs)' },
  evidences: { attention: 'attention', erasure: 'erasure', both: 'both' },
  direction: (config) => `${kLanguages[config.source_language]} to ${kLanguages[config.target_language]}`,
  encoder: ({ encoder_layers: layers, encoder_size: size }) =>
    `bidirectional, ${layers} ${layers === 1 ? 'layer' : 'layers'} of ${size} a direction`,
  decoder: ({ decoder_size, embedding_size }) => `${decoder_size}; embeddings ${embedding_size}`,
  pieces: ({ source_vocabulary, target_vocabulary }) =>
    `${source_vocabulary} source, ${target_vocabulary} target (BPE with bytes as the floor)`,
  interval: (low, high) => ` (95 % interval ${low} to ${high})`,
  test: (file, sentences) => `\`${file}\`, ${sentences} sentences`,
  sentences: (shown, count) => `${shown} ${count === 1 ? 'sentence' : 'sentences'}`,
  alignment: (aer, precision, recall) => `${aer} (precision ${precision}, recall ${recall})`,
  equations:
    "All files that this card names are in Lookback's source repository: `docs/model.md` has the equations, `docs/formats.md`\nthe files' formats, `docs/alignment.md` how alignment is measured.",
  byLength: 'By length: long inputs are consecutive test sentences, joined and translated whole.',
  lengthHead: ['source words', 'inputs', 'BLEU'],
  measured: `Measured by \`lookback evaluate\` on the shipped weights. The sentences are short (a median of 6 to 7 words): the score
says nothing of long texts.`,
  repeated: (times) => `, each pair ${times} times`,
  training: (
    { updates, hours, best, loss },
    showcase,
  ) => `${updates} updates in ${hours} hours on two cores; the weights are a moving average,
kept where the loss on sentences held out from training was lowest (update ${best},
${loss} nats a piece). ${
    showcase
      ? `The showcase pairs, which hold the lectures' example sentences, were part of the
training data, repeated; that the page translates them well proves nothing.`
      : ''
  }`,
  clean: (id) => `No sentence of the test file, on either side, is in the training data. Everything is made again by
\`npm run make-model -- ${id}\`.`,
  licence: `The weights derive from sentences of the Tatoeba Project (tatoeba.org), CC BY 2.0 FR, in the selections published at
manythings.org/anki and by the Tatoeba Challenge (Helsinki-NLP); they are offered under the same licence, CC BY 2.0 FR.`,
  captions: 'Image captions are from 3AM (Ma et al., LREC-COLING 2024), under the MIT licence.',
  openCc: "Chinese was made simplified with OpenCC's tables, Apache-2.0.",
  program: 'The program is MIT.',
};
