import { html, mathml, type TemplateResult } from 'lit';
import { parseFormula, type Formula } from '../views/formula';

/** A formula in the line of the text, as MathML, which browsers set by themselves. */
export function formula(text: string): TemplateResult {
  return html`<math>${node(parseFormula(text))}</math>`;
}

/** The same where there is room for it: fractions stand as high as in print. */
export function roomyFormula(text: string): TemplateResult {
  return html`<math displaystyle="true">${node(parseFormula(text))}</math>`;
}

function node(part: Formula): TemplateResult {
  switch (part.kind) {
    case 'letter':
    case 'name':
      return mathml`<mi>${part.text}</mi>`;
    case 'number':
      return mathml`<mn>${part.text}</mn>`;
    case 'sign':
      return sign(part.text);
    case 'row':
      return mathml`<mrow>${part.items.map(node)}</mrow>`;
    case 'root':
      return mathml`<msqrt>${node(part.of)}</msqrt>`;
    case 'fraction':
      return mathml`<mfrac>${node(part.over)}${node(part.under)}</mfrac>`;
    case 'script':
      return script(part);
  }
}

/** Brackets stay as high as the line, and no sign takes more room than print gives it. */
function sign(text: string): TemplateResult {
  if (/^[()[\]|]$/.test(text)) return mathml`<mo stretchy="false">${text}</mo>`;
  if (text === ',' || text === ';') return mathml`<mo separator="true">${text}</mo>`;
  if (text === 'Σ') return mathml`<mo movablelimits="false" largeop="false">∑</mo>`;
  return mathml`<mo>${text}</mo>`;
}

function script({ base, below, above }: Formula & { kind: 'script' }): TemplateResult {
  if (below && above) return mathml`<msubsup>${node(base)}${node(below)}${node(above)}</msubsup>`;
  if (below) return mathml`<msub>${node(base)}${node(below)}</msub>`;
  return mathml`<msup>${node(base)}${node(above!)}</msup>`;
}
