import { css, html, nothing, type TemplateResult } from 'lit';
import { shownLabel } from '../../elements/common/readout';
import { SchemeController } from '../../elements/common/scheme-controller';
import { setStyle } from '../../elements/common/set-style';
import type { LessonKey } from '../../messages/lesson';
import { alignmentOf, formatWeight, largest, rowOf, type Alignment } from '../../views/alignment-view';
import { inkOn, weightColor } from '../../views/color-scale';
import { anyRow, asDistribution, overlap, rowOfWord, written } from '../asked-word';
import { LiveAnswer, LiveFigure } from '../live-figure';
import { prose } from '../prose';

/** A share that counts as a good guess, when a reader drew a whole distribution. */
const kGood = 0.7;

/**
 * Predict, then reveal: where will the model look when it writes this word? The reader picks one French word, or draws
 * all weights; only then does the page show what the model did.
 */
export class LessonExercise extends LiveFigure {
  static override properties = {
    ...LiveFigure.properties,
    text: { type: String },
    asks: { attribute: false },
    about: { type: String },
    mode: { type: String },
    guess: { state: true },
    drawn: { state: true },
    revealed: { state: true },
  };
  static override styles = [
    LiveFigure.styles,
    css`
      .target b {
        color: var(--lb-accent);
      }

      .columns {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em 0.4em;
        align-items: stretch;
      }

      .columns > * {
        display: grid;
        align-content: space-between;
        justify-items: center;
        gap: 0.2em;
        padding: 0.4em 0.7em;
      }

      .columns .number {
        font-size: 0.85em;
        font-variant-numeric: tabular-nums;
      }

      .columns input[type='range'] {
        width: 5.4em;
        min-width: 0;
      }

      .columns .shade {
        padding: 0.05em 0.4em;
        border-radius: 0.2em;
      }

      button.guess[aria-pressed='true'] {
        background: var(--lb-glow);
        border-color: var(--lb-accent);
      }

      .verdict {
        border-left: 3px solid var(--lb-accent);
        padding-left: 0.7em;
      }
    `,
  ];

  declare text: string;
  /** English words, the first of which that the model wrote is asked about. */
  declare asks: readonly string[];
  /** Which exercise this is: its messages begin so. */
  declare about: 'pie' | 'car' | 'not' | 'first';
  declare mode: 'pick' | 'draw';
  declare guess: number | null;
  declare drawn: readonly number[] | null;
  declare revealed: boolean;

  private readonly paper = new SchemeController(this);
  private readonly answer: LiveAnswer = new LiveAnswer(this, () => ({ scorer: 'additive', text: this.text }));

  constructor() {
    super();
    this.text = '';
    this.asks = [];
    this.about = 'pie';
    this.mode = 'pick';
    this.guess = null;
    this.drawn = null;
    this.revealed = false;
  }

  protected override render() {
    const sentence = this.answer.translation?.sentences[0];
    const alignment = sentence ? alignmentOf(sentence, sentence.hypotheses[0]!, 'words') : null;
    return html`<p>${prose(this.tell(`exercise.${this.about}` as LessonKey))}</p>
      ${alignment ? nothing : html`<p class="french" lang="fr">${this.text}</p>`} ${this.standing(this.answer)}
      ${alignment ? this.sheet(alignment) : nothing} ${this.author(this.answer)}`;
  }

  private sheet(alignment: Alignment) {
    const { rows, columns, matrix } = alignment;
    const row = rowOfWord(rows, this.asks) ?? anyRow(rows);
    const weights = rowOf(matrix, row);
    const target = shownLabel(this.language, rows[row]!);
    const ready = this.mode === 'draw' ? this.drawn !== null : this.guess !== null;
    return html`<p class="target">
        ${this.tell('exercise.wrote')}
        <span lang="en">
          ${written(rows).map(({ gap, text }, at) => html`${gap}${at === row ? html`<b>${text}</b>` : text}`)}</span
        >
      </p>
      <p>${this.tell(this.mode === 'draw' ? 'exercise.draw' : 'exercise.pick', { target })}</p>
      <div class="columns" role="group" aria-label=${this.tell('exercise.pick', { target })}>
        ${columns.map((label, at) => this.column(shownLabel(this.language, label), at, weights))}
      </div>
      <div class="bar">
        <button
          type="button"
          class="reveal"
          ?disabled=${!ready || this.revealed}
          @click=${() => (this.revealed = true)}
        >
          ${this.tell('exercise.reveal')}
        </button>
        ${
          this.revealed
            ? html`<button type="button" @click=${() => this.again()}>${this.tell('exercise.again')}</button>`
            : html`<span class="quiet">${ready ? nothing : this.tell('exercise.firstGuess')}</span>`
        }
      </div>
      <div role="status">${this.revealed ? this.verdict(alignment, row, weights) : nothing}</div>`;
  }

  private column(text: string, at: number, weights: readonly number[]): TemplateResult {
    const color = weightColor(weights[at] ?? 0, this.paper.scheme);
    const shade = this.revealed ? { 'background-color': color, color: inkOn(color) } : {};
    const shown = html`<span class="shade" lang="fr" ${setStyle(shade)}>${text}</span>
      ${this.revealed ? html`<span class="number">${formatWeight(weights[at] ?? 0)}</span>` : nothing}`;
    if (this.mode === 'pick') {
      return html`<button
        type="button"
        class="guess"
        aria-pressed=${at === this.guess ? 'true' : 'false'}
        ?disabled=${this.revealed}
        @click=${() => (this.guess = at)}
      >
        ${shown}
      </button>`;
    }
    const share = this.drawn ? asDistribution(this.drawn)[at]! : null;
    return html`<label
      >${shown}
      <input
        type="range"
        min="0"
        max="10"
        .value=${String(this.drawn?.[at] ?? 0)}
        ?disabled=${this.revealed}
        aria-label=${text}
        @input=${(event: Event) => this.draw(at, Number((event.target as HTMLInputElement).value), weights.length)}
      />
      <span class="number quiet"
        >${share === null ? '–' : this.tell('exercise.yours', { weight: formatWeight(share) })}</span
      >
    </label>`;
  }

  private draw(at: number, value: number, count: number): void {
    const before = this.drawn ?? new Array<number>(count).fill(0);
    this.drawn = before.map((weight, place) => (place === at ? value : weight));
  }

  private verdict({ columns, rows }: Alignment, row: number, weights: readonly number[]) {
    const name = (at: number) => shownLabel(this.language, columns[at]!);
    const top = largest(weights, 1)[0]!;
    const values = {
      target: shownLabel(this.language, rows[row]!),
      top: name(top),
      weight: formatWeight(weights[top]!),
      guess: this.guess === null ? '' : name(this.guess),
      yours: formatWeight(weights[this.guess ?? 0] ?? 0),
      share: this.drawn ? Math.round(100 * overlap(asDistribution(this.drawn), weights)) : 0,
    };
    const key: LessonKey =
      this.mode === 'draw'
        ? values.share >= 100 * kGood
          ? 'exercise.drawnWell'
          : 'exercise.drawn'
        : this.guess === top
          ? 'exercise.right'
          : 'exercise.wrong';
    return html`<div class="verdict">
      <p>${this.tell(key, values)}</p>
      <p>${prose(this.tell(`exercise.${this.about}.after` as LessonKey))}</p>
    </div>`;
  }

  private again(): void {
    this.revealed = false;
    this.guess = null;
    this.drawn = null;
  }
}

customElements.define('lesson-exercise', LessonExercise);
