/** What the lesson's figures, exercises and worksheet say in English. */
export const lessonFiguresEn = {
  'model.is': 'Model:',
  'model.fetch': 'Fetch the model “{model}”, {bytes}',
  'missing.scorer':
    'This needs the model “{scorer}”, which this site does not have yet. It will be shown here as soon as it is there.',
  'missing.wiring':
    'No model of this site is wired like this yet. The equations hold without one; numbers will stand here as soon as there is one.',
  'missing.any': 'This site has no model for this.',

  'bottleneck.none': 'Through one vector',
  'bottleneck.additive': 'With a look back',
  'bottleneck.length': 'Length',
  'bottleneck.clauses': '{number} of {count} clauses',
  'bottleneck.kept': 'Came through: {kept} of {count}',
  'bottleneck.lost': 'lost',
  'bottleneck.counted': 'Counted: is the word, or one like it, in the translation? Nobody judges the grammar here.',

  'idea.read': 'What it read, larger where it looked more',
  'idea.wrote': 'What it wrote',
  'idea.said': 'Writing “{target}”, it looked most at “{source}”: {weight}.',
  'idea.end': '⟂ end is the end of the sentence. The network reads and writes it like a word.',

  'equations.wiring': 'Wiring',
  'equations.context_in': 'old state asks (Bahdanau)',
  'equations.context_out': 'new state asks (Luong)',
  'equations.numbers': 'Of scores and weights the three largest; of vectors the first three numbers.',
  'equations.last': 'the sentence ends here',

  'soft.step': 'The real scores, at the step that wrote “{target}”:',
  'soft.word': 'Word',
  'soft.nudge': 'Score of “{source}”',
  'soft.table': 'Scores, soft weights and hard choice, one French word a row',
  'soft.score': 'score',
  'soft.soft': 'soft: softmax',
  'soft.hard': 'hard: the largest takes all',
  'soft.slope':
    'Slope at “{source}”: soft {slope} (that is α(1 − α)), hard 0. With slope 0 the gradient has nothing to say.',

  'facts.model': 'Model',
  'facts.formula': 'Score',
  'facts.parameters': 'Own parameters',
  'facts.bleu': 'BLEU',
  'facts.aer': 'AER on Europarl, by attention',
  'facts.none': 'not measured',
  'facts.absent': 'not on this site yet',

  'gains.aer': 'Alignment error rate, links read off the attention weights (lower is better)',
  'gains.golden': 'Europarl (100 pairs)',
  'gains.hansards-trial': 'Hansards (37 pairs)',
  'gains.sets':
    'Links drawn by hand: Europarl, debates of the European Parliament, all links sure (Graça et al. 2008); Hansards, debates of the Canadian one, sure and possible links (HLT-NAACL 2003). Numbers read from the models’ own files.',

  'variants.table': 'Ways to score, with their price and what was measured',
  'variants.letters':
    'An encoder state $h_j$ has $2h$ numbers, a decoder state $s$ has $d$; $r$ and $A$ are chosen. Own parameters: those of the scoring function alone, counted from the models’ configurations. BLEU: translation score on sentences never seen, higher is better. AER: on 100 pairs of Europarl, links read off the attention weights; lower is better.',

  'general.angle': 'Direction of the query',
  'general.length': 'Length of the query',
  'general.legend': 'q: query. A to D: keys, and values too. The ring: what comes out, Σ α v.',
  'general.picture': 'Query, four keys and the result. Weights: {weights}',
  'general.cross': 'Cross-attention: the translation looks at the source',
  'general.self': 'Self-attention: the sentence looks at itself',
  'general.who': 'Pick a word below: the words above are those that it may look at.',
  'general.asks': 'asks (query)',
  'general.answers': 'answer (keys and values)',
  'general.reads': '{word} may look at: {words}',

  'exercise.wrote': 'The model wrote:',
  'exercise.pick': 'Writing “{target}”, where does it look most? Pick a word.',
  'exercise.draw': 'Writing “{target}”, how does it share its weight? Draw it with the sliders.',
  'exercise.reveal': 'Reveal',
  'exercise.again': 'Once more',
  'exercise.firstGuess': 'First your guess.',
  'exercise.yours': 'you: {weight}',
  'exercise.right': 'Yes. “{target}” looks most at “{top}”: {weight}.',
  'exercise.wrong': 'You said “{guess}”; it got {yours}. Most went to “{top}”: {weight}.',
  'exercise.drawn': '{share} % of your weight lies where the model’s does. It looked most at “{top}”: {weight}.',
  'exercise.drawnWell':
    'Well drawn: {share} % of your weight lies where the model’s does. It looked most at “{top}”: {weight}.',
  'exercise.pie':
    'French has a verb for hitting somebody with a pie: *fr:entarter*. So there is a pie in the English sentence, and no word for pie in the French one. Where will it look?',
  'exercise.pie.after':
    'At *fr:entarté*: a verb and a pie in one word. A list of word pairs cannot say that, weights can. But it looks only because it must. In the first texts this network learnt from, every *hit … with a* went on with *pie*. The decoder knew the word before it came and left *fr:entarté* alone: 0.02. Then came texts in which people are hit with other things, some of them hidden in the verb as well. A decoder looks back for what it does not know yet.',
  'exercise.car': 'English puts the colour first, French puts it last. The word order crosses.',
  'exercise.car.after':
    'No rule told the decoder to step back. It asks for what it needs next, and the state that fits best answers, wherever it stands. In the map crossed words leave the diagonal.',
  'exercise.not': 'French says no twice: *fr:ne … pas*, around the verb. English says it once.',
  'exercise.not.after':
    'Soft weights need not choose. A hard alignment would have to give the word to *fr:ne*, or to *fr:pas*, or to both in full.',
  'exercise.first': 'A trap. Where does it look when it writes the very first word?',
  'exercise.first.after':
    'If it looked at the end of the sentence: that state has heard everything, so it is a good place to begin when nothing is written yet. If it looked at *fr:Je*, it did what you would do. Weights are a trace, not a dictionary.',

  'worksheet.sentence': 'A French sentence',
  'worksheet.examples': 'Examples',
  'worksheet.print': 'Print grid and key',
  'worksheet.blank': 'Where does it look?',
  'worksheet.name': 'Name: ______________________     Date: ______________',
  'worksheet.how':
    'A translator with attention reads the French sentence and writes the English one. Each row is an English word. Share 10 points in each row: how much does it look at each French word? (⟂ end: the end of the sentence.)',
  'worksheet.question1': 'In which row did you spread the points most? Why?',
  'worksheet.question2': 'Where does the word order cross?',
  'worksheet.question3': 'Compare with the key. Where did the model look that you did not expect? Can you explain it?',
  'worksheet.key': 'Key: where the model looked',
  'worksheet.strongest': 'The largest weight of each row:',
  'worksheet.looks': '{target} looks most at {source}: {weight}',
  'worksheet.model': 'Weights of the model {model}, as it translated this sentence. Each row adds up to 1.',
} as const;
