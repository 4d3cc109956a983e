/** What only a frame in somebody's page says, in English. */
export const enEmbed = {
  'embed.refused': 'Not understood in the address of this frame, so the usual is shown instead: {names}.',
  'embed.guide': 'What can stand there',
  'embed.whole': 'Open this in Lookback',
} as const;
