/** Registers an element, unless a second copy of this script came too late: the first one stays. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
