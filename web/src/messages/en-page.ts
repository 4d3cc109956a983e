/** What only the site's own pages say, in English: what is offered there to take away, and what such a file says of itself. */
export const enPage = {
  'app.lab': 'Lab',
  'app.lesson': 'Lesson',
  'app.guide': 'Embed it',
  'app.models': 'Models',
  'app.pages': 'Pages of this site',
  'guide.copy': 'Copy',
  'guide.copied': 'Copied',
  'guide.notCopied': 'Marked: copy it',
  'check.same': 'Checked on this device: the same numbers as ours.',
  'check.words':
    'This device computes something else than ours: “{text}” became “{found}”, not “{expected}”. Try another browser.',
  'check.weights':
    'This device computes other numbers than ours: a weight is off by {difference}. Try another browser.',
  'check.how': '“{text}” was translated here and compared with what we shipped: every piece, every alignment weight',
  'stages.title': 'Where the time goes',
  'stages.tokenise': 'cutting into pieces',
  'stages.encode': 'reading: the encoder',
  'stages.recurrence': 'decoder state',
  'stages.attend': 'looking back: attention',
  'stages.output': 'choosing a piece: output layer',
  'stages.search': 'search',
  'stages.bindings': 'between C++ and page',
  'stages.drawing': 'drawing',
  'stages.note':
    'One translation of {pieces} pieces, as it ran here. Many browsers’ clocks tick every 0.1 ms only: what is shorter is right on average, or 0.',
  'stages.ms': '{ms} ms',
  'app.file': 'This page is one file and works without a network. What it is made of, and licences',
  'app.file.broken':
    'This file cannot be opened here: it is incomplete, or the browser is too old. Any browser from 2023 on will do.',
  'take.page.whole': 'Take this page away ({size})',
  'take.page.hint': 'One HTML file with the program, the model and this sentence inside; works without a network',
} as const;
