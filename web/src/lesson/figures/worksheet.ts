import { css, html, nothing } from 'lit';
import { shownLabel } from '../../elements/common/readout';
import { setStyle } from '../../elements/common/set-style';
import {
  alignmentOf,
  formatWeight,
  largest,
  rowOf,
  weightAt,
  type Alignment,
  type Label,
} from '../../views/alignment-view';
import { inkOn, weightColor } from '../../views/color-scale';
import { written } from '../asked-word';
import { LiveAnswer, LiveFigure } from '../live-figure';

/** Sentences short enough for one sheet of paper. */
export const kSheetSentences: readonly string[] = [
  "Il m'a entarté.",
  'Je voudrais une voiture rouge.',
  'Le vin rouge est sur la table.',
  "J'ai perdu mes clés hier soir.",
];
const kLongest = 120;

/** A blank grid to fill in by hand, and its key, both of a real translation; they print on a page each. */
export class LessonWorksheet extends LiveFigure {
  static override properties = { ...LiveFigure.properties, text: { state: true } };
  static override styles = [
    LiveFigure.styles,
    css`
      .sheet {
        border: 1px solid var(--lb-line);
        padding: 1em 1.2em;
        margin-top: 1em;
      }

      h3 {
        margin: 0 0 0.4em;
        font-size: 1.05em;
      }

      ol {
        padding-inline-start: 1.4em;
      }

      .grid th,
      .grid td {
        border: 1px solid var(--lb-quiet);
        padding: 0.3em 0.5em;
        min-width: 3.2em;
        height: 2.4em;
        text-align: center;
        vertical-align: middle;
      }

      .grid thead :is(th, td),
      .grid tbody th {
        border: 0;
        color: var(--lb-ink);
        font-size: 1em;
      }

      .grid tbody th {
        text-align: end;
      }

      .grid tbody tr {
        border: 0;
      }

      input[type='text'] {
        font: inherit;
        color: inherit;
        background: var(--lb-paper);
        border: 1px solid var(--lb-line);
        border-radius: 0.4em;
        padding: 0.25em 0.5em;
        width: min(28em, 100%);
      }

      label.own {
        display: grid;
        gap: 0.2em;
        flex: 1 1 20em;
      }

      @media print {
        .tools {
          display: none;
        }

        .sheet {
          border: 0;
          padding: 0;
          margin: 0;
        }

        .sheet + .sheet {
          break-before: page;
        }

        td {
          print-color-adjust: exact;
        }
      }
    `,
  ];

  declare text: string;

  private readonly answer: LiveAnswer = new LiveAnswer(this, () =>
    this.text.trim() === '' ? null : { scorer: 'additive', text: this.text, options: { splitSentences: false } },
  );

  constructor() {
    super();
    this.text = kSheetSentences[0]!;
  }

  protected override render() {
    const sentence = this.answer.translation?.sentences[0];
    const whole = sentence ? alignmentOf(sentence, sentence.hypotheses[0]!, 'words') : null;
    return html`<div class="tools">
        <div class="bar">${this.chooser()}</div>
        ${this.standing(this.answer)}
        <button type="button" class="print" ?disabled=${!whole || this.answer.stale} @click=${() => this.print()}>
          ${this.tell('worksheet.print')}
        </button>
        ${this.author(this.answer)}
      </div>
      ${whole ? html`${this.blank(whole)} ${this.key(whole)}` : nothing}`;
  }

  private chooser() {
    const set = (text: string) => (this.text = text);
    return html`<label class="own"
        >${this.tell('worksheet.sentence')}
        <input
          type="text"
          lang="fr"
          maxlength=${kLongest}
          .value=${this.text}
          @change=${(event: Event) => set((event.target as HTMLInputElement).value)}
        />
      </label>
      <div class="words" role="group" aria-label=${this.tell('worksheet.examples')}>
        ${kSheetSentences.map(
          (sentence) =>
            html`<button
              type="button"
              lang="fr"
              aria-pressed=${sentence === this.text ? 'true' : 'false'}
              @click=${() => set(sentence)}
            >
              ${sentence}
            </button>`,
        )}
      </div>`;
  }

  private print(): void {
    this.dispatchEvent(new CustomEvent('print-sheet', { bubbles: true, composed: true }));
  }

  private blank(alignment: Alignment) {
    return html`<section class="sheet blank">
      <h3>${this.tell('worksheet.blank')}</h3>
      <p>${this.tell('worksheet.name')}</p>
      ${this.sentences(alignment)}
      <p>${this.tell('worksheet.how')}</p>
      ${this.grid(alignment, () => nothing)}
      <ol>
        ${([1, 2, 3] as const).map((number) => html`<li>${this.tell(`worksheet.question${number}`)}</li>`)}
      </ol>
    </section>`;
  }

  private key(alignment: Alignment) {
    const model = this.answer.translation?.model ?? '';
    return html`<section class="sheet key">
      <h3>${this.tell('worksheet.key')}</h3>
      ${this.sentences(alignment)} ${this.grid(alignment, (weight) => formatWeight(weight), true)}
      <p>${this.tell('worksheet.strongest')}</p>
      <ul>
        ${alignment.rows.flatMap((label, row) => {
          if (!isWord(label)) return [];
          const at = largest(rowOf(alignment.matrix, row), 1)[0]!;
          const values = {
            target: label.text,
            source: shownLabel(this.language, alignment.columns[at]!),
            weight: formatWeight(weightAt(alignment.matrix, row, at)),
          };
          return [html`<li>${this.tell('worksheet.looks', values)}</li>`];
        })}
      </ul>
      <p class="quiet">${this.tell('worksheet.model', { model })}</p>
    </section>`;
  }

  private sentences({ rows, columns }: Alignment) {
    const joined = (labels: Alignment['rows']) =>
      written(labels)
        .map(({ gap, text }) => gap + text)
        .join('');
    return html`<p><span lang="fr">${joined(columns)}</span> → <span lang="en">${joined(rows)}</span></p>`;
  }

  /** English words down the side, French on top. */
  private grid({ rows, columns, matrix }: Alignment, write: (weight: number) => unknown, filled = false) {
    const shade = (weight: number) => {
      const color = weightColor(weight, 'light');
      return filled ? { 'background-color': color, color: inkOn(color) } : {};
    };
    return html`<div
      class="scroll"
      tabindex="0"
      role="region"
      aria-label=${this.tell(filled ? 'worksheet.key' : 'worksheet.blank')}
    >
      <table class="grid">
        <thead>
          <tr>
            <td></td>
            ${columns.map((label) => html`<th scope="col" lang="fr">${shownLabel(this.language, label)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((label, row) =>
            !isWord(label)
              ? nothing
              : html`<tr>
                  <th scope="row" lang="en">${label.text}</th>
                  ${columns.map((_, column) => {
                    const weight = weightAt(matrix, row, column);
                    return html`<td ${setStyle(shade(weight))}>${write(weight)}</td>`;
                  })}
                </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

/** Where a full stop looks is nobody's exercise. */
function isWord({ text, isEnd }: Label): boolean {
  return !isEnd && /[\p{L}\p{N}]/u.test(text);
}

customElements.define('lesson-worksheet', LessonWorksheet);
