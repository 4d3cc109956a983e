/**
 * Says where the links of `404.html` lead. A static host shows that page at whatever address was asked for, however deep,
 * and nobody told it where the site begins: so it asks for this script in its own folder and in all above it, and the
 * folder that has it is the site's.
 */
const address = import.meta.url;

// The nearest one wins, should one copy of the site lie inside another.
if (!document.querySelector('base')) {
  const base = document.createElement('base');
  base.href = new URL('.', address).href;
  document.head.prepend(base);
  for (const hint of document.querySelectorAll<HTMLElement>('.lost')) hint.hidden = true;
}
