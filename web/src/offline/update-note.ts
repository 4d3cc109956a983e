import { css, html, LitElement } from 'lit';
import { define } from '../elements/common/define';
import { controls, tokens } from '../elements/common/shared-styles';
import { say, type Language } from '../messages/messages';
import '../messages/offline-words';
import { takeNewer } from './site-registration';

/** A line under the header: there is a newer version, and this button opens it. */
export class UpdateNote extends LitElement {
  static override properties = { language: { type: String }, others: { state: true } };

  declare language: Language;
  /** Tabs in the way; they would lose the version that they started with. */
  declare others: number;
  /** For tests. */
  take: () => Promise<number> = () => takeNewer(() => location.reload());

  constructor() {
    super();
    this.language = 'en';
    this.others = 0;
  }

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        font-size: 0.9rem;
      }

      p {
        margin: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 0.8em;
        align-items: baseline;
        border-left: 3px solid var(--lb-accent);
        padding-left: 0.7em;
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  protected override render() {
    const { language, others } = this;
    return html`<p role="status">
      ${say(language, 'update.ready')} ${others > 0 ? say(language, 'update.others', { count: others }) : ''}
      <button type="button" @click=${async () => (this.others = await this.take())}>
        ${say(language, 'update.reload')}
      </button>
    </p>`;
  }
}

define('lookback-update', UpdateNote);
