/** The rest of the interface in English: how pictures are read, models, what else can be opened. */
export const enLab = {
  'look.open': 'How it is drawn',
  'map.guide.scale': 'Each row is a word it wrote. The further right on the colour bar, the more it looked there.',
  'map.guide.swapped': 'Each column is a word it wrote. The stronger the colour, the more it looked there.',
  'map.guide.strongest': 'Each word it wrote, and the one word it looked at most. The other weights are hidden.',
  'map.guide.threshold': 'Filled cells are weights of at least {threshold}. The others are hidden.',
  'direction.label': 'From which language to which',
  'direction.name': '{source} → {target}',
  'answer.other': 'Still the answer of “{model}”',
  'model.late': '{scorer}, context late',
  'model.own': 'yours: {scorer}',
  'model.wiring.context_in': 'the last state asks, and the context goes into the next one',
  'model.wiring.context_out': 'the new state asks, and the context goes only to the output',
  'vector.name': 'one vector',
  'vector.size': ': {size} numbers, however long the sentence',
  'view.compare': 'Side by side',
  'view.fiveMinds': 'Five minds',
  'take.title': 'Take it away',
  'own.open': 'Open a model folder…',
  'own.opening': 'Opening…',
  'own.hint':
    'A folder that you trained, or files dropped on this page. They are read on this device and sent nowhere.',
} as const;
