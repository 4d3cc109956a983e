/** The length view: the bottleneck, what was measured of it, and a trial. */
export const enLength = {
  'length.title': 'Quality by sentence length ({pair})',
  'length.figure': 'BLEU by source length, with 95 % intervals',
  'length.axis.words': 'words in the source',
  'length.slider': 'Sentence length',
  'length.words': '{words} words',
  'length.legend': 'Whose curves are drawn',
  'length.inputs': 'inputs',
  'length.fetching': 'Fetching what was measured…',
  'length.failed': 'What was measured could not be fetched.',
  'length.none': 'This site has no measurement by length, so there are no curves here.',
  'length.otherPair':
    'Everything here is of {pair}: the curves, the sentences to try, and the gradients. {other}, which you have chosen, has not been measured yet.',
  'length.ownModel':
    'Everything here is of this site’s models for {pair}. Yours, “{model}”, has not been measured, so it has no curve.',
  'length.switch': 'Switch to {pair}',
  'length.unmeasured': 'Not measured yet: {models}.',
  'length.noNone': 'The model without attention is not on this site: there is nothing to hold the others against.',
  'length.verdict.ahead':
    'At {words} words, {model} scores {score} and the model without attention {other}: {gain} BLEU apart, more than chance explains.',
  'length.verdict.behind':
    'At {words} words the model without attention is ahead: {other} BLEU, {model} {score}; more than chance explains.',
  'length.verdict.close':
    'At {words} words, {model} scores {score} and the model without attention {other}. The bands overlap: it may be chance.',
  'length.verdict.best': 'At {words} words, {model} scores {score} BLEU: nowhere is it better.',
  'length.verdict.alone': 'At {words} words, {model} scores {score} BLEU, {lost} less than at its best length.',
  'length.verdict.few': 'Only {inputs} inputs are so long: read it with care.',
  'length.how':
    'Sentences of the test set, long inputs made of several in a row and translated in one go. Bands: 95 % intervals (bootstrap).',
  'gradients.title': 'How far back the loss is felt ({pair})',
  'gradients.initial': 'before training',
  'gradients.trained': 'after training',
  'gradients.figure': 'Norm of the loss’s gradient at each encoder state, by distance from the end, {when}',
  'gradients.axis': 'pieces from the end of the sentence',
  'gradients.verdict':
    'After training, {distance} pieces from the end the gradient is, against that at the end: {list}.',
  'gradients.part': '{model} {times} times',
  'gradients.none': 'This site has no measurement of the gradients.',
  'gradients.how':
    'Each line is the norm of the loss’s gradient at the encoder’s forward states, mean over 64 long inputs; the upward axis goes in tenfold steps. With attention the loss reaches every state by a short way. Without, it has to walk back through all states in between.',
  'trial.title': 'Try it now ({pair})',
  'trial.source': 'The models read this in one go, {words} words:',
  'trial.another': 'Another one',
  'trial.choice': 'Which model with attention tries',
  'trial.lost': '{lost} of {total} words of content are missing.',
  'trial.reference': 'What a person wrote, with what this model did not write marked:',
  'trial.chosen':
    'The first input of each length was chosen because the difference is plain in it; the others stand as they come. Single inputs vary, and the next may go the other way: the evidence is the curves.',
  'trial.how':
    'How the marking is made: each word of the person’s translation is looked for in the model’s, in any order and case. Small words such as “the” and “of” are not looked for; a good synonym counts as missing.',
  'trial.licence':
    'The sentences come from the test set of the curves, so no model has learnt from them. Tatoeba Project (tatoeba.org), CC BY 2.0 FR.',
} as const;
