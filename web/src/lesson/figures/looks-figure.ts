import { css, html, LitElement, svg } from 'lit';
import { controls, tokens } from '../../elements/common/shared-styles';
import { tell } from '../../messages/lesson';
import { listed, type Language } from '../../messages/messages';
import { figureStyles } from '../figure-styles';

type Kind = 'cross' | 'self';

const kSource = ['I', 'love', 'deep', 'learning'];
const kSides: Readonly<Record<Kind, { readonly above: readonly string[]; readonly below: readonly string[] }>> = {
  cross: { above: kSource, below: ['我', '喜欢', '深度', '学习'] },
  self: { above: kSource, below: kSource },
};

/** Who may look at whom: in cross-attention and in self-attention. It shows no weights. */
export class LooksFigure extends LitElement {
  static override properties = { language: { type: String }, picked: { state: true } };
  static override styles = [
    tokens,
    controls,
    figureStyles,
    css`
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17em, 100%), 1fr));
        gap: 1em 2.4em;
      }

      h3 {
        margin: 0 0 0.5em;
        font-size: 1em;
        font-weight: 650;
      }

      .row {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 0.3em;
        text-align: center;
      }

      .row span {
        padding: 0.3em 0;
      }

      .row button {
        padding: 0.3em 0;
      }

      button[aria-pressed='true'] {
        background: var(--lb-glow);
        border-color: var(--lb-accent);
      }

      svg {
        display: block;
        width: 100%;
        height: 4.5em;
        stroke: var(--lb-ink);
        stroke-width: 1.5;
      }

      .side {
        color: var(--lb-quiet);
        font-size: 0.88em;
        margin: 0.1em 0;
        text-align: center;
      }
    `,
  ];

  declare language: Language;
  declare picked: number;

  constructor() {
    super();
    this.language = 'en';
    this.picked = 2;
  }

  protected override render() {
    return html`<p class="try">${tell(this.language, 'general.who')}</p>
      <div class="pair">${this.panel('cross')} ${this.panel('self')}</div>`;
  }

  private panel(kind: Kind) {
    const { above, below } = kSides[kind];
    const place = (at: number) => 12.5 + 25 * at;
    const values = { word: below[this.picked]!, words: listed(this.language, above) };
    const title = tell(this.language, `general.${kind}`);
    return html`<section>
      <h3>${title}</h3>
      <p class="side">${tell(this.language, 'general.answers')}</p>
      <div class="row" lang="en">${above.map((word) => html`<span>${word}</span>`)}</div>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label=${tell(this.language, 'general.reads', values)}
      >
        ${above.map(
          (_, at) =>
            svg`<line x1=${place(this.picked)} y1="40" x2=${place(at)} y2="0" vector-effect="non-scaling-stroke"></line>`,
        )}
      </svg>
      <div class="row" role="group" aria-label=${title} lang=${kind === 'cross' ? 'zh-Hans' : 'en'}>
        ${below.map(
          (word, at) =>
            html`<button
              type="button"
              aria-pressed=${at === this.picked ? 'true' : 'false'}
              @click=${() => (this.picked = at)}
            >
              ${word}
            </button>`,
        )}
      </div>
      <p class="side">${tell(this.language, 'general.asks')}</p>
    </section>`;
  }
}

customElements.define('lesson-looks', LooksFigure);
