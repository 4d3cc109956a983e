/** What a frame tells the page around it, whenever its content has another height. */
export interface HeightMessage {
  readonly type: 'lookback-height';
  /** In CSS pixels, rounded up: so high a frame has nothing to scroll. */
  readonly height: number;
}

/**
 * Tells the page around a frame how high `content` is, now and whenever that changes. Everybody may know it, so it is
 * told to any origin; nothing that was typed is ever told.
 */
export function tellHeight(content: Element, around: Pick<Window, 'postMessage'>): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    around.postMessage({ type: 'lookback-height', height } satisfies HeightMessage, '*');
  }).observe(content);
}
