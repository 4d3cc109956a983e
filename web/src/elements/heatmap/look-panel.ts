import { css, html, LitElement, nothing } from 'lit';
import { define } from '../common/define';
import { say, type Language } from '../../messages/messages';
import { kDefaultLook, type Look } from '../../protocol/look';
import { LateScript } from '../common/late-script';
import { controls, tokens } from '../common/shared-styles';

/** How the alignment is drawn: scale, links, axes, numbers, size. What can be chosen is fetched when it is opened. */
export class LookPanel extends LitElement {
  static override properties = {
    look: { attribute: false },
    language: { type: String },
    /** The lines have no axes to swap, no cells to number or to enlarge. */
    lines: { type: Boolean },
    open: { state: true },
  };
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
      }

      summary {
        color: var(--lb-quiet);
        text-decoration: underline;
        text-underline-offset: 0.2em;
        cursor: pointer;
        list-style: none;
      }

      summary::-webkit-details-marker {
        display: none;
      }
    `,
  ];

  declare look: Look;
  declare language: Language;
  declare lines: boolean;
  declare open: boolean;
  private readonly form = new LateScript(this, () => import('./look-form'));

  constructor() {
    super();
    this.look = kDefaultLook;
    this.language = 'en';
    this.lines = false;
    this.open = false;
  }

  protected override render() {
    return html`<details @toggle=${this.onToggle}>
      <summary>${say(this.language, 'look.open')}</summary>
      ${
        this.open
          ? (this.form.instead(this.language) ??
            html`<lookback-look-form
              .look=${this.look}
              .language=${this.language}
              ?lines=${this.lines}
            ></lookback-look-form>`)
          : nothing
      }
    </details>`;
  }

  private onToggle(event: Event): void {
    this.open = (event.target as HTMLDetailsElement).open;
    if (this.open) void this.form.ask();
  }
}

define('lookback-look', LookPanel);
