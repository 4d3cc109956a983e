/** A small model's config.json that differs in what the sizes figure asks about. */
export function configWith(sizes: {
  readonly scorer: 'dot' | 'general';
  /** d */
  readonly state: number;
  /** 2h, even */
  readonly annotation: number;
}): string {
  return JSON.stringify({
    format: 'lookback-1',
    id: 'sizes',
    source_language: 'fr',
    target_language: 'en',
    source_vocabulary: 100,
    target_vocabulary: 100,
    embedding_size: 8,
    cell: 'gru',
    encoder_size: sizes.annotation / 2,
    decoder_size: sizes.state,
    scorer: sizes.scorer,
    wiring: 'context_in',
  });
}
