import { svg } from 'lit';
import type { ModelMark } from '../../views/model-marks';

/** A point of a model's curve. */
export function markAt({ color, shape, hollow }: ModelMark, x: number, y: number) {
  return svg`<path
    class="mark"
    transform="translate(${x} ${y})"
    d=${shape}
    stroke=${color}
    fill=${hollow ? 'var(--lb-paper)' : color}
  ></path>`;
}

/** A piece of its curve, for legends; `inside` an SVG of its own. */
export function swatch(mark: ModelMark) {
  return svg`<line x1="1" x2="33" y1="8" y2="8" stroke=${mark.color} stroke-width="2" stroke-dasharray=${mark.dashes}></line>
    ${markAt(mark, 17, 8)}`;
}
