/**
 * Registers an element, unless a second copy of this script came too late: the first one stays.
 *
 * A tag may stand in the page, with properties set, before its script has come. Lit keeps those that it was told of; any
 * other public field must be declared without a first value, which would take the place of what was set.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
