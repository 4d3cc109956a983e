import { css, html, LitElement, nothing } from 'lit';
import { define } from './define';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../../messages/messages';
import type { Label } from '../../views/alignment-view';
import { inkOn, weightColor } from '../../views/color-scale';
import { placeEvent } from './events';
import { shownLabel } from './readout';
import { SchemeController } from './scheme-controller';
import { setStyle } from './set-style';
import { tokens } from './shared-styles';

/**
 * One sentence, word by word or piece by piece. The word that is pointed at wears the accent; when the other
 * sentence is pointed at, the words here wear the blue of their weights.
 */
export class LookbackTokens extends LitElement {
  static override properties = {
    labels: { attribute: false },
    text: { type: String },
    weights: { attribute: false },
    active: { type: Number },
    pinned: { type: Boolean },
    axis: { type: String },
    language: { type: String },
    textLanguage: { type: String, attribute: 'text-language' },
    name: { type: String },
  };

  declare labels: readonly Label[];
  /** The sentence that the labels' ranges count in. */
  declare text: string;
  /** One a label, or null for no shading. */
  declare weights: readonly number[] | null;
  declare active: number | null;
  declare pinned: boolean;
  /** Which side of the alignment this sentence is. */
  declare axis: 'row' | 'column';
  declare language: Language;
  declare textLanguage: string;
  /** What this sentence is, for those who listen. */
  declare name: string;

  private readonly paper = new SchemeController(this);

  constructor() {
    super();
    this.labels = [];
    this.text = '';
    this.weights = null;
    this.active = null;
    this.pinned = false;
    this.axis = 'row';
    this.language = 'en';
    this.textLanguage = '';
    this.name = '';
  }

  static override styles = [
    tokens,
    css`
      :host {
        display: block;
      }

      .row {
        line-height: 1.7;
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }

      button {
        font: inherit;
        color: inherit;
        background: none;
        border: 0;
        margin: 0 -0.1em;
        padding: 0.06em 0.16em;
        border-radius: 0.2em;
        cursor: pointer;
        white-space: pre-wrap;
        text-align: inherit;
        /* Marks piled on a letter end where the line does. */
        overflow-y: clip;
      }

      button.piece {
        box-shadow: inset 0 -1px 0 var(--lb-line);
      }

      button.piece.continues {
        margin-inline-start: 1px;
      }

      button.piece {
        margin: 0 1px;
        padding: 0.06em 0.06em;
      }

      button.end {
        color: var(--lb-quiet);
        font-size: max(0.7em, 11.5px);
        margin-inline-start: 0.4em;
      }

      button.shaded.end {
        color: inherit;
      }

      button.here {
        background: var(--lb-glow);
        box-shadow: inset 0 -2px 0 var(--lb-accent);
      }

      button.here.pinned {
        outline: 2px solid var(--lb-accent);
      }

      button:focus-visible {
        outline: 2px solid var(--lb-accent);
      }
    `,
  ];

  protected override render() {
    let at = 0;
    const parts = this.labels.map((label, index) => {
      const gap = this.text.slice(at, label.begin);
      at = Math.max(at, label.end);
      return { label, index, gap };
    });
    const words = repeat(
      parts,
      ({ index }) => index,
      ({ label, index, gap }) => html`${gap}${this.button(label, index)}`,
    );
    // Blanks count here: the row is the sentence, letter by letter.
    // prettier-ignore
    return html`<div
      class="row"
      role="group"
      aria-label=${this.name || nothing}
      lang=${this.textLanguage || nothing}
      dir="auto"
      @pointerover=${this.onPointer}
      @pointerleave=${this.onLeave}
      @click=${this.onClick}
      @keydown=${this.onKey}
    >${words}</div>`;
  }

  private button(label: Label, index: number) {
    const here = index === this.active;
    const weight = this.weights?.[index];
    const shaded = weight !== undefined && !here;
    const classes = {
      here,
      shaded,
      pinned: here && this.pinned,
      end: label.isEnd,
      piece: label.end - label.begin !== 0 && this.pieces,
      continues: label.continues,
    };
    const stop = index === (this.active ?? 0) ? 0 : -1;
    const style = shaded ? this.shade(weight) : {};
    const named = label.isEnd || label.isByte;
    const text = named ? shownLabel(this.language, label) : this.text.slice(label.begin, label.end);
    // prettier-ignore
    return html`<button
      type="button"
      class=${classMap(classes)}
      data-index=${index}
      tabindex=${stop}
      aria-pressed=${here && this.pinned ? 'true' : 'false'}
      @focus=${this.onFocus}
      ${setStyle(style)}
    >${text}</button>`;
  }

  private get pieces(): boolean {
    return this.labels.some((label) => label.continues);
  }

  private shade(weight: number) {
    const color = weightColor(weight, this.paper.scheme);
    return { 'background-color': color, color: inkOn(color) };
  }

  private say(kind: 'point' | 'pin', index: number | null): void {
    const place = this.axis === 'row' ? { row: index, column: null } : { row: null, column: index };
    this.dispatchEvent(placeEvent(kind, place));
  }

  private indexOf(event: Event): number | null {
    const button = (event.target as Element).closest<HTMLElement>('[data-index]');
    return button ? Number(button.dataset['index']) : null;
  }

  private onPointer(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.say('point', this.indexOf(event));
  }

  private onLeave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.say('point', null);
  }

  private onClick(event: MouseEvent): void {
    this.say('pin', this.indexOf(event));
  }

  private onFocus(event: FocusEvent): void {
    if ((event.target as Element).matches(':focus-visible')) this.say('point', this.indexOf(event));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') return this.say('pin', null);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const from = this.indexOf(event);
    if (step === undefined || from === null) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(this.labels.length - 1, from + step));
    this.renderRoot.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  }
}

define('lookback-tokens', LookbackTokens);
