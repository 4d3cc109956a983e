import { enLab } from './en-lab';

/**
 * The interface in English. Words in {braces} are filled in; keep them.
 * Written for learners: short, concrete, and a word of jargon only after it has been seen.
 */
export const en = {
  'app.title': 'Lookback',
  'app.tagline': 'A translator that shows where it looked',
  'app.language': '中文',
  'app.language.label': '中文: show this page in Chinese',
  'app.offline': 'Offline',
  'app.offline.not': 'Online only',
  'app.theme.dark': 'Dark',
  'app.theme.light': 'Light',

  'input.label': 'Type in {language}',
  'input.placeholder': 'Type a sentence in {language}…',
  'input.clear': 'Clear',
  'examples.label': 'or try',

  'language.fr': 'French',
  'language.en': 'English',
  'language.zh': 'Chinese',
  'language.de': 'German',

  'source.label': 'The model read ({language})',
  'target.label': 'and wrote ({language})',
  'target.waiting': 'The translation will appear here as soon as the model has arrived.',
  'target.busy': 'Translating…',
  'target.empty': 'Type something above, or pick an example.',
  'target.failed': 'No translation: the model is not here.',
  'target.unfinished': 'The model stopped before it came to an end.',
  'sentence.pick': 'Sentence {number} of {count}',
  'sentence.previous': 'Previous sentence',
  'sentence.next': 'Next sentence',

  'answer.shipped': 'Shipped answer · the live model is loading',
  'answer.shipped.failed': 'Shipped answer · the live model is not here',

  'end.text': 'end',
  'end.spoken': 'end of sentence',

  'map.source': 'source position',
  'map.target': 'target position',
  'map.source.language': 'source position ({language})',
  'map.target.language': 'target position ({language})',
  'map.guide': 'Each row is a word it wrote. The more a cell stands out, the more it looked there.',
  'lines.guide': 'A line joins each word it wrote to the words it looked at. The thicker, the more.',
  'map.row': '“{target}” looked at',
  'map.column': '“{source}” was looked at by',
  'map.cell.spoken': '{target} looks {value} at {source}',
  'map.cell.shown': '“{target}” looks {value} at “{source}”',
  'map.summary': 'Alignment of {rows} target and {columns} source {unit}. {best}',
  'map.summary.best': '{target} looks mostly at {source}, {value}.',
  'map.keys': 'Use the arrow keys to walk through the cells.',
  'map.words': 'words',
  'map.pieces': 'pieces',
  'map.none': 'This model has no attention: it squeezes the whole sentence into one vector and never looks back.',
  'map.empty': 'The map of where it looked will be drawn here.',
  'map.table': 'The numbers as a table',
  'map.close': 'Close',
  'map.weight.low': 'not at all',
  'map.weight.high': 'only there',

  'view.label': 'View',
  'view.map': 'Map',
  'view.lines': 'Lines',
  'unit.label': 'Show',
  'unit.words': 'Words',
  'unit.pieces': 'Pieces',

  // Steps
  'view.steps': 'Steps',
  'steps.try': 'Play, or step with ← and →. Then click a source word: how did its weight come about?',
  'steps.later': 'As soon as the model is here, you can watch it write, step by step.',

  // What if
  'view.what-if': 'What if',
  'what-if.try': 'Click a word it wrote. Choose another, or move where it looked: the rest is written anew.',
  'what-if.later': 'As soon as the model is here, you can change what it writes.',

  // Beam
  'view.beam': 'Beam',
  'beam.try': 'It follows several beginnings at once. Open any of them, or make the beam narrower: what is lost?',
  'beam.later': 'As soon as the model is here, you can watch it weigh its hypotheses.',

  'model.label': 'How the decoder asks',
  'model.scorer.none': 'no attention',
  'model.scorer.dot': 'dot',
  'model.scorer.general': 'bilinear',
  'model.scorer.reduced_rank': 'reduced-rank',
  'model.scorer.additive': 'additive',
  'model.attention': '{scorer}',
  'model.private': 'Runs on this device: nothing you type leaves it.',
  'model.milliseconds': '{ms} ms',
  'model.parameters': '{count} weights',
  'model.bleu': 'BLEU {bleu}',
  'model.bleu.title':
    'BLEU on sentences it never saw: 0 is nothing right, 100 is word for word like a person’s translation.',
  'model.small': 'A small model: it makes mistakes. Where did it look when it failed?',
  'model.card': 'About this model',
  'model.title': '{source} → {target}, {scorer}',
  'model.none': 'No model was found on this site.',

  'progress.loading': 'Fetching the model',
  'progress.bytes': '{received} of {total}',
  'progress.starting': 'Starting the model…',
  'progress.retry': 'Try again',
  'late.waiting': 'Fetching this part of the page…',

  'note.tooLong': 'Only the first {used} of {total} characters were translated.',
  'note.inputCut': 'Only the beginning of this text was translated.',
  'note.sentenceCut': 'A sentence was too long for the model and was translated in parts.',
  'note.repeats':
    'It repeats itself: the model has lost its place. That happens most with text unlike what it learnt from.',
  'note.otherScript': 'These letters are {script}, and this model reads {language}: expect nonsense.',
  'note.noLetters': 'There are no letters here for the model to go by: what it writes is a guess.',
  'note.joined': 'One picture joined of several ({from}) is read as its parts: {to}.',
  'note.drawn': '{from} is read as {to}: what only says how to draw it is left out.',
  'note.oddCharacters': 'Characters that are not text were left out or replaced.',
  'note.link': 'The link had parts that this page does not understand ({keys}); it opened without them.',
  'note.link.damaged': 'Part of the link is damaged and cannot be read. It was left out; the rest was opened.',
  'note.noModel': 'There is no model “{model}” here; {shown} is used instead. There are: {models}.',
  'note.simplified': 'The model reads simplified Chinese, so traditional characters were put into it: {from} as {to}.',
  'note.notSimplified':
    'The model reads simplified Chinese. Traditional characters could not be put into it, because the table for it did not come.',
  'note.blank': 'There is only blank space here.',

  'script.Han': 'Chinese characters',
  'script.Kana': 'Japanese',
  'script.Hangul': 'Korean',
  'script.Arabic': 'Arabic',
  'script.Hebrew': 'Hebrew',
  'script.Cyrillic': 'Cyrillic',
  'script.Greek': 'Greek',
  'script.Devanagari': 'Devanagari',
  'script.Thai': 'Thai',
  'script.Latin': 'Latin',
  'script.other': 'from another script',

  'failure.offline': 'This device is offline, and the model is not kept on it yet. Connect once, then try again.',
  'failure.unreachable':
    'The model could not be fetched: the server did not answer, or something on the way blocked it.',
  'failure.not-found': 'The model is not on this server.',
  'failure.http': 'The server refused to send the model.',
  'failure.web-page': 'A web page came instead of the model: perhaps a log-in page of this network.',
  'failure.truncated': 'The model arrived incomplete: the connection broke off.',
  'failure.wrong-hash':
    'The model that arrived is not the one that was promised: it was changed on the way, or the site is being updated.',
  'failure.bad-address': 'That is not an address of a model: it must begin with http:, https: or file:.',
  'failure.bad-attribute': 'Something was asked for that is not available here; the usual is shown instead.',
  'failure.no-wasm': 'This browser cannot run WebAssembly, which the model needs.',
  'failure.no-simd':
    'A page in one file needs WebAssembly SIMD, which this browser lacks. The site itself translates without it, only more slowly.',
  'failure.wasm-refused':
    'The browser refused to start the model’s program: a security policy of this site, or a broken file.',
  'failure.no-script':
    'This part of the page could not be fetched. Look at the network, then try again; if that does not help, reload the page.',
  'failure.bad-file': 'This map cannot be drawn.',
  'failure.bad-model': 'The model’s files cannot be used.',
  'failure.no-memory':
    'This device has too little memory for that. Close other tabs, or take a shorter text or one model only.',
  'failure.worker-failed': 'The model’s program stopped unexpectedly. It will be started again.',
  'failure.worker-hung': 'The model’s program did not answer any more and was ended. It will be started again.',
  'failure.internal': 'Something went wrong inside this page.',

  'length.try': 'Make the sentence longer. When does one vector get too small for it?',
  'view.length': 'Length',
  ...enLab,
} as const;
