/** Where a page file says what it opens with: a block of data, which no browser runs. */
const kBlock = /(<script type="application\/json" id="lookback-link">)[^<]*(<\/script>)/;

/**
 * The same file, opening with `link`. Whatever the link holds, it stays text: no `<` of it is left, so nothing in it can
 * end the block.
 */
export function openedWith(html: string, link: string): string {
  const text = JSON.stringify(link).replace(/</g, '\\u003c');
  return html.replace(kBlock, (_, begin: string, end: string) => begin + text + end);
}

/** Whether a text is a page file, and not what a host sends instead of one. */
export function isPageFile(html: string): boolean {
  return kBlock.test(html);
}

/** What the page file at hand opens with; nothing where that cannot be read. */
export function linkOfPage(page: ParentNode): string {
  try {
    const link: unknown = JSON.parse(page.querySelector('#lookback-link')?.textContent ?? '""');
    return typeof link === 'string' ? link : '';
  } catch {
    return '';
  }
}
