/** What can be wrong with a file of attention weights: which line, and what to do; and what may stand under a map. */
export const enFiles = {
  'file.illustrative': 'Illustrative, not a training result.',
  'file.empty': 'There is nothing in it. Give the weights as an attribute, a file, or a script inside the element.',
  'file.unknown':
    'Line {line}: this is no known format. Name it: format="nematus", "marian", "opennmt", "sockeye", "pharaoh", "json" or "csv".',
  'file.json': 'Line {line}: this is not valid JSON. Check brackets, commas and quotes.',
  'file.fields': 'Line {line}: {found} field(s) between “|||” where the format has more. Is the format the right one?',
  'file.number': 'Line {line}: “{text}” is not a number. Weights are numbers from 0 to 1.',
  'file.range': 'Line {line}: {text} is below 0. Weights are numbers from 0 to 1.',
  'file.rows':
    'Line {line}: there are {found} rows for {words} target words. One row a word is needed, one more for the end of the sentence.',
  'file.columns':
    'Line {line}: there are {found} weights, but {wanted} source words. One weight a word is needed, one more for the end of the sentence.',
  'file.link': 'Line {line}: “{text}” is not a link. Links are written source-target, counted from 0: 0-0 1-2.',
  'file.linkOutside':
    'Line {line}: the link {link} points outside {source} source and {target} target words. Do both texts belong to this file?',
  'file.needsSource': 'Line {line}: the file does not say the source words. Give them as the attribute source.',
  'file.needsTarget': 'Line {line}: the file does not say the target words. Give them as the attribute target.',
  'file.noMatrix': 'Line {line}: no weights were found. Give a row of numbers for each target word.',
  'file.noSentence': 'There are {count} sentences; number {wanted} is not among them.',
  'file.unreachable':
    'The file {file} could not be fetched. Is the address right, and does its server let this page read it (Access-Control-Allow-Origin)?',
  'file.refused': 'The server did not give the file {file}: it answered {status}. Is the address right?',
  'file.tooLarge': 'Line {line}: more than {most} words are too many for one map.',
} as const;
