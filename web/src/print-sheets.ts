/** The worksheet prints alone; the browser's own command prints the page as it stands. */
export function printsSheets(): void {
  addEventListener('print-sheet', () => {
    document.body.classList.add('sheet-only');
    print();
  });
  addEventListener('afterprint', () => document.body.classList.remove('sheet-only'));
}
