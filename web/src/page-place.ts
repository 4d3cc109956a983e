/**
 * Brings the part of this page that its address names into view; the browser looked for it before there was one.
 * A name that cannot be decoded (`#%`) names nothing.
 */
export function goToPlace(): void {
  let name: string;
  try {
    name = decodeURIComponent(location.hash.slice(1));
  } catch {
    return;
  }
  if (name !== '') document.getElementById(name)?.scrollIntoView();
}
