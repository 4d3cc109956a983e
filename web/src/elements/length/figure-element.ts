import { css, LitElement, type PropertyDeclarations } from 'lit';
import type { Language } from '../../messages/messages';
import type { ModelEntry } from '../../protocol/model-entry';
import { modelMark, type ModelMark } from '../../views/model-marks';
import { modelName } from '../common/model-names';
import { RoomController } from '../common/room-controller';
import { SchemeController } from '../common/scheme-controller';

/** Curves of several models: what both figures of the length view have in common. */
export class FigureElement extends LitElement {
  static override properties: PropertyDeclarations = {
    language: { type: String },
    models: { attribute: false },
  };

  declare language: Language;
  /** Those that are drawn, in this order. */
  declare models: readonly ModelEntry[];

  protected readonly room = new RoomController(this);
  protected readonly paper = new SchemeController(this);

  constructor() {
    super();
    this.language = 'en';
    this.models = [];
  }

  protected nameOf(id: string): string {
    const model = this.models.find((one) => one.id === id);
    return model ? modelName(this.language, model) : id;
  }

  protected markOf(id: string): ModelMark {
    const model = this.models.find((one) => one.id === id);
    return modelMark(model ?? { scorer: 'additive' }, this.paper.scheme);
  }
}

/** Of a figure's words, in pixels. */
export const kTextSize = 13;

export const figureStyles = css`
  :host {
    display: block;
    min-width: 0;
  }

  svg {
    display: block;
    overflow: visible;
    color: var(--lb-ink);
  }

  text {
    fill: var(--lb-quiet);
    font-size: ${kTextSize}px;
    font-variant-numeric: tabular-nums;
  }

  text.name {
    fill: var(--lb-ink);
  }

  .grid {
    stroke: var(--lb-line);
  }

  .line {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .band {
    opacity: 0.13;
  }

  .mark {
    stroke-width: 1.6;
  }
`;
