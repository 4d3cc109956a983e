import { css, html, nothing } from 'lit';
import { SchemeController } from '../../elements/common/scheme-controller';
import { setStyle } from '../../elements/common/set-style';
import { shownLabel } from '../../elements/common/readout';
import { alignmentOf, formatWeight, largest, rowOf, type Alignment } from '../../views/alignment-view';
import { inkOn, weightColor } from '../../views/color-scale';
import { rowOfWord } from '../asked-word';
import { LiveAnswer, LiveFigure } from '../live-figure';

/** How much larger than the rest a word becomes that is looked at with all the weight. */
const kGrowth = 1.3;

/** The magnifying glass: an English word is picked, and the French words grow with the weights it gave them. */
export class GlassFigure extends LiveFigure {
  static override properties = {
    ...LiveFigure.properties,
    text: { type: String },
    first: { type: String },
    row: { state: true },
  };
  static override styles = [
    LiveFigure.styles,
    css`
      .source {
        min-height: 5.6em;
        align-items: flex-end;
        gap: 0.5em;
      }

      .source > span:not(.name) {
        display: grid;
        justify-items: center;
        line-height: 1.3;
      }

      .source .word {
        padding: 0.05em 0.3em;
        border-radius: 0.2em;
        transition: font-size 180ms ease-out;
      }

      .source .number {
        color: var(--lb-quiet);
        font-size: 0.82em;
        font-variant-numeric: tabular-nums;
      }

      @media (prefers-reduced-motion: reduce) {
        .source .word {
          transition: none;
        }
      }
    `,
  ];

  declare text: string;
  /** The English word that is picked at first. */
  declare first: string;
  declare row: number | null;

  private readonly paper = new SchemeController(this);
  private readonly answer: LiveAnswer = new LiveAnswer(this, () => ({ scorer: 'additive', text: this.text }));

  constructor() {
    super();
    this.text = '';
    this.first = '';
    this.row = null;
  }

  protected override render() {
    const sentence = this.answer.translation?.sentences[0];
    const alignment = sentence ? alignmentOf(sentence, sentence.hypotheses[0]!, 'words') : null;
    return html`<p class="try">${this.tell('idea.try')}</p>
      ${alignment ? nothing : html`<p class="french" lang="fr">${this.text}</p>`} ${this.standing(this.answer)}
      ${alignment ? this.picture(alignment) : nothing} ${this.author(this.answer)}`;
  }

  private picture(alignment: Alignment) {
    const { rows, columns, matrix } = alignment;
    const row = Math.min(this.row ?? rowOfWord(rows, [this.first]) ?? 0, rows.length - 1);
    const weights = rowOf(matrix, row);
    const top = largest(weights, 1)[0] ?? 0;
    const values = {
      target: shownLabel(this.language, rows[row]!),
      source: shownLabel(this.language, columns[top]!),
      weight: formatWeight(weights[top] ?? 0),
    };
    return html`<div class="words source" role="list" aria-label=${this.tell('idea.read')}>
        ${columns.map((label, at) => this.sourceWord(shownLabel(this.language, label), weights[at] ?? 0))}
      </div>
      <div class="words" role="group" aria-label=${this.tell('idea.wrote')}>
        ${rows.map(
          (label, at) =>
            html`<button
              type="button"
              lang=${label.isEnd ? this.language : 'en'}
              aria-pressed=${at === row ? 'true' : 'false'}
              @click=${() => (this.row = at)}
              @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && (this.row = at)}
            >
              ${shownLabel(this.language, label)}
            </button>`,
        )}
      </div>
      <p role="status">${this.tell('idea.said', values)}</p>
      <p class="quiet">${this.tell('idea.end')}</p>`;
  }

  private sourceWord(text: string, weight: number) {
    const color = weightColor(weight, this.paper.scheme);
    const style = { 'font-size': `${1 + kGrowth * weight}em`, 'background-color': color, color: inkOn(color) };
    return html`<span role="listitem">
      <span class="word" lang="fr" ${setStyle(style)}>${text}</span><span class="number">${formatWeight(weight)}</span>
    </span>`;
  }
}

customElements.define('lesson-glass', GlassFigure);
