import { css, html, nothing } from 'lit';
import { say } from '../../messages/messages';
import { kDefaultLook, type Look } from '../../protocol/look';
import { toSvg } from '../../views/export-svg';
import { fileName, toCsv, toJson, toLatex, toMarkdown, toPharaoh, type Exported } from '../../views/export-text';
import '../common/choice-group';
import { DialogElement, dialogStyles } from '../common/dialog-element';
import { shownLabel, spokenSummary } from '../common/readout';
import { controls, tokens } from '../common/shared-styles';
import { pngOf, save } from './take-away-files';
import { textMeasure } from '../common/text-measure';

const kFormats = ['svg', 'png', 'csv', 'json', 'pharaoh', 'markdown', 'latex', 'alt', 'link'] as const;
type Format = (typeof kFormats)[number];

const kTypes: Readonly<Record<Exclude<Format, 'png' | 'link'>, readonly [string, string]>> = {
  svg: ['svg', 'image/svg+xml'],
  csv: ['csv', 'text/csv'],
  json: ['json', 'application/json'],
  pharaoh: ['pharaoh', 'text/plain'],
  markdown: ['md', 'text/markdown'],
  latex: ['tex', 'text/x-tex'],
  alt: ['txt', 'text/plain'],
};

/** Takes what is on show away as a picture, as numbers, in words, or as a link; nothing leaves the device for it. */
export class TakeAway extends DialogElement {
  static override properties = {
    content: { attribute: false },
    look: { attribute: false },
    link: { attribute: false },
    sourceTitle: { type: String },
    targetTitle: { type: String },
    format: { state: true },
    said: { state: true },
  };
  static override styles = [
    tokens,
    controls,
    dialogStyles,
    css`
      dialog {
        width: min(95vw, 48em);
        max-height: 92vh;
      }

      h2 {
        margin: 0 0 0.6em;
        font-size: 1.05em;
      }

      .preview {
        margin: 0.8em 0;
        height: min(50vh, 24em);
        border: 1px solid var(--lb-line);
        background: var(--lb-sunken);
      }

      img {
        display: block;
        width: 100%;
        height: 100%;
        object-fit: contain;
        background: #fff;
      }

      textarea {
        display: block;
        width: 100%;
        height: 100%;
        padding: 0.6em;
        border: 0;
        resize: none;
        color: inherit;
        background: none;
        font:
          0.9em/1.5 ui-monospace,
          monospace;
        white-space: pre;
      }

      textarea.prose {
        white-space: pre-wrap;
      }

      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em;
        align-items: center;
      }

      .buttons form {
        margin-inline-start: auto;
      }
    `,
  ];

  declare content: Exported | null;
  declare look: Look;
  /** The address that opens what is on show. */
  declare link: () => string;
  declare sourceTitle: string;
  declare targetTitle: string;
  declare format: Format;
  declare said: string;

  constructor() {
    super();
    this.content = null;
    this.look = kDefaultLook;
    this.link = () => location.href;
    this.sourceTitle = '';
    this.targetTitle = '';
    this.format = 'svg';
    this.said = '';
  }

  protected override render() {
    const { content, language } = this;
    if (!content) return nothing;
    const title = say(language, 'take.title');
    return html`<button type="button" class="open" @click=${this.show}>${title}</button>
      <dialog aria-labelledby="title" @close=${this.hide}>
        <h2 id="title">${title}</h2>
        ${this.open ? this.body(content) : nothing}
      </dialog>`;
  }

  private body(content: Exported) {
    const { language, format } = this;
    const choices = kFormats.map((value) => ({ value, label: say(language, `take.${value}`) }));
    const choose = (event: CustomEvent<string>) => {
      this.format = kFormats.find((value) => value === event.detail) ?? 'svg';
      this.said = '';
    };
    return html`<lookback-choice
        .choices=${choices}
        .value=${format}
        .name=${say(language, 'take.format')}
        @choose=${choose}
      ></lookback-choice>
      <div class="preview">${this.preview(content)}</div>
      <div class="buttons">
        ${
          format === 'link'
            ? nothing
            : html`<button type="button" class="save" @click=${() => void this.save(content)}>
                ${say(language, 'take.save')}
              </button>`
        }
        ${
          format === 'png'
            ? nothing
            : html`<button type="button" class="copy" @click=${() => void this.copy(content)}>
                ${say(language, 'take.copy')}
              </button>`
        }
        <span role="status">${this.said}</span>
        <form method="dialog"><button>${say(language, 'map.close')}</button></form>
      </div>`;
  }

  private preview(content: Exported) {
    if (this.format === 'svg' || this.format === 'png') {
      const { svg } = this.svg(content);
      return html`<img alt=${this.text(content, 'alt')} src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} />`;
    }
    return html`<textarea
      readonly
      class=${this.format === 'alt' || this.format === 'link' ? 'prose' : ''}
      aria-label=${say(this.language, `take.${this.format}`)}
      .value=${this.text(content, this.format)}
    ></textarea>`;
  }

  private svg({ alignment, unit }: Exported) {
    const { fontSize, measure } = textMeasure(this);
    return toSvg({
      alignment,
      look: this.look,
      sourceTitle: this.sourceTitle || say(this.language, 'map.source'),
      targetTitle: this.targetTitle || say(this.language, 'map.target'),
      summary: spokenSummary(this.language, alignment, unit),
      label: (label) => shownLabel(this.language, label),
      measure: (text) => (measure(text) * 16) / fontSize,
    });
  }

  private text(content: Exported, format: Exclude<Format, 'png'>): string {
    switch (format) {
      case 'svg':
        return this.svg(content).svg;
      case 'csv':
        return toCsv(content);
      case 'json':
        return toJson(content);
      case 'pharaoh':
        return toPharaoh(content, this.look.links, this.look.threshold);
      case 'markdown':
        return toMarkdown(content);
      case 'latex':
        return toLatex(content);
      case 'alt':
        return spokenSummary(this.language, content.alignment, content.unit);
      case 'link':
        return this.link();
    }
  }

  private async save(content: Exported): Promise<void> {
    const { format } = this;
    if (format === 'link') return;
    if (format === 'png') return save(await pngOf(this.svg(content), 2), fileName(content, 'png'));
    const [ending, type] = kTypes[format];
    save(new Blob([this.text(content, format)], { type: `${type};charset=utf-8` }), fileName(content, ending));
  }

  private async copy(content: Exported): Promise<void> {
    if (this.format === 'png') return;
    try {
      await navigator.clipboard.writeText(this.text(content, this.format));
      this.said = say(this.language, 'take.copied');
    } catch {
      // Without permission (or on plain http) the reader's own keys still can.
      this.renderRoot.querySelector('textarea')?.select();
      this.said = say(this.language, 'take.refused');
    }
  }

  protected override show(): Promise<void> {
    this.said = '';
    return super.show();
  }
}

customElements.define('lookback-take', TakeAway);
