import { css, html, nothing } from 'lit';
import '../../elements/compare/one-vector';
import { labelsOf } from '../../views/alignment-view';
import { keptFacts, kClauses, sentenceOf } from '../growing-sentence';
import { LiveAnswer, LiveFigure } from '../live-figure';

/** A sentence that grows: through one vector of fixed size, and with a look back. */
export class BottleneckFigure extends LiveFigure {
  static override properties = { ...LiveFigure.properties, count: { type: Number } };
  static override styles = [
    LiveFigure.styles,
    css`
      .minds {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17em, 100%), 1fr));
        gap: 0.6em 2.4em;
      }

      h3 {
        margin: 0.6em 0 0.3em;
        font-size: 1em;
        font-weight: 650;
      }

      .wrote {
        min-height: 3em;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 0.7em;
        margin: 0;
        padding: 0;
        list-style: none;
        font-size: 0.92em;
      }

      li.lost {
        color: var(--lb-accent);
        text-decoration: line-through;
      }

      lookback-vector {
        margin: 0.4em 0 0.8em;
        font-size: 0.92em;
      }

      input {
        flex: 1;
        max-width: 22em;
      }
    `,
  ];

  declare count: number;

  private readonly fixed: LiveAnswer = new LiveAnswer(this, () => ({ scorer: 'none', text: sentenceOf(this.count) }));
  private readonly looking: LiveAnswer = new LiveAnswer(this, () => ({
    scorer: 'additive',
    text: sentenceOf(this.count),
  }));

  constructor() {
    super();
    this.count = 2;
  }

  protected override render() {
    const values = { number: this.count, count: kClauses.length };
    return html`<p class="try">${this.tell('bottleneck.try')}</p>
      <div class="bar">
        <label class="range"
          >${this.tell('bottleneck.length')}
          <input
            type="range"
            min="1"
            max=${kClauses.length}
            .value=${String(this.count)}
            aria-valuetext=${this.tell('bottleneck.clauses', values)}
            @input=${(event: Event) => (this.count = Number((event.target as HTMLInputElement).value))}
          />
        </label>
        <span class="quiet">${this.tell('bottleneck.clauses', values)}</span>
      </div>
      <p class="french" lang="fr">${sentenceOf(this.count)}</p>
      <div class="minds">${this.mind('none', this.fixed)} ${this.mind('additive', this.looking)}</div>
      <p class="quiet">${this.tell('bottleneck.counted')}</p>`;
  }

  private mind(scorer: 'none' | 'additive', answer: LiveAnswer) {
    return html`<section data-scorer=${scorer} class=${answer.stale ? 'stale' : ''} aria-busy=${answer.stale}>
      <h3>${this.tell(`bottleneck.${scorer}`)}</h3>
      ${this.standing(answer)} ${answer.translation ? this.answered(scorer, answer) : nothing} ${this.author(answer)}
    </section>`;
  }

  private answered(scorer: 'none' | 'additive', { translation, info }: LiveAnswer) {
    const written = translation!.translation;
    // An answer that is on its way is counted against the sentence that it belongs to.
    const count = kClauses.findIndex((_, at) => sentenceOf(at + 1) === translation!.text) + 1 || this.count;
    const facts = keptFacts(count, written);
    const values = { kept: facts.filter(({ kept }) => kept).length, count: facts.length };
    return html`${scorer === 'none' ? this.vector(translation!.sentences[0]?.source, info ? 2 * info.encoderSize : 0) : nothing}
      <p class="wrote" lang="en">${written}</p>
      <p>${this.tell('bottleneck.kept', values)}</p>
      <ul lang="en">
        ${facts.map(({ name, kept }) =>
          kept
            ? html`<li>${name}</li>`
            : html`<li class="lost">${name}<span class="unseen">: ${this.tell('bottleneck.lost')}</span></li>`,
        )}
      </ul>`;
  }

  private vector(source: Parameters<typeof labelsOf>[0] | undefined, size: number) {
    if (!source) return nothing;
    return html`<lookback-vector
      .source=${labelsOf(source, 'words').filter(({ isEnd }) => !isEnd)}
      .target=${[]}
      .size=${size}
      .language=${this.language}
    ></lookback-vector>`;
  }
}

customElements.define('lesson-bottleneck', BottleneckFigure);
