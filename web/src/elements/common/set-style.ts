import { nothing, type ElementPart } from 'lit';
import { directive, Directive, PartType, type PartInfo } from 'lit/directive.js';

type Properties = Readonly<Record<string, string>>;

/**
 * Style properties set one by one on an element: `<span ${setStyle({ left: '3px' })}>`. Lit's own `styleMap` writes
 * the `style` attribute at its first turn, which `style-src 'self'` refuses; single properties are always allowed.
 */
class SetStyle extends Directive {
  private before: Properties = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('setStyle stands in an element, not in an attribute');
  }

  override render(_properties: Properties) {
    return nothing;
  }

  override update(part: ElementPart, [properties]: [Properties]) {
    const { style } = part.element as HTMLElement;
    for (const name of Object.keys(this.before)) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) {
      if (this.before[name] !== value) style.setProperty(name, value);
    }
    this.before = properties;
    return nothing;
  }
}

export const setStyle = directive(SetStyle);
