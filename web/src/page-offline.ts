import { nothing, render } from 'lit';
import { lateNote } from './elements/common/late-script';
import { late } from './protocol/late';
import type { ModelEntry } from './protocol/model-entry';
import { kBrowserKeeping } from './files/kept-models';
import { fetchPageFiles } from './page-file/page-files';
import { say, type Language } from './messages/messages';
import { OfflineKeeper } from './offline/offline-keeper';
import { keepSite, whenNewer } from './offline/site-registration';
import type { OfflineDialog } from './offline/offline-dialog';
import { supportOf, surroundings } from './offline/support';

/** How long the page waits to be kept while its own model is still on the way, in milliseconds. */
const kPatience = 20_000;

type Worded = HTMLElement & { language: Language };

/** The button that every page of the site has for use without network, and what stands behind it. */
export class PageOffline {
  private readonly support = supportOf(surroundings());
  private readonly keeper: OfflineKeeper;
  private readonly button = document.querySelector<HTMLButtonElement>('#offline')!;
  private readonly worded: Worded[] = [];
  private language: Language = 'en';

  /** `idle` settles when the page needs the network for nothing more urgent; `opening` is what is on show, as a link. */
  constructor(
    private readonly catalog: () => Promise<readonly ModelEntry[]>,
    idle: Promise<unknown>,
    private readonly opening = () => '',
  ) {
    const { storage } = navigator as Partial<Navigator>;
    const { support } = this;
    this.keeper = new OfflineKeeper({ support, catalog, keepSite: keepBuiltSite, keeping: kBrowserKeeping, storage });
    this.button.hidden = support === 'none';
    this.button.addEventListener('click', () => void this.open());
    if (support !== 'full' || import.meta.env.DEV) return;
    const patience = new Promise((resolve) => setTimeout(resolve, kPatience));
    void Promise.race([idle, patience]).then(() => this.keeper.keepSite());
    void whenNewer(() => void this.tellNewer());
  }

  show(language: Language): void {
    this.language = language;
    this.button.textContent = say(language, this.support === 'full' ? 'app.offline' : 'app.offline.not');
    for (const element of this.worded) element.language = language;
    if (this.note.isConnected && this.note.childElementCount > 0) this.tellLate(true);
  }

  private dialog: Promise<OfflineDialog> | null = null;

  private async open(): Promise<void> {
    this.dialog ??= late(() => import('./offline/offline-dialog')).then(({ OfflineDialog }) => {
      const dialog = new OfflineDialog();
      dialog.keeper = this.keeper;
      dialog.opening = this.opening;
      document.body.append(this.speaking(dialog));
      return dialog;
    });
    this.dialog.catch(() => (this.dialog = null));
    const dialog = await this.dialog.catch(() => null);
    this.tellLate(dialog === null);
    if (dialog) await Promise.all([dialog.show(), this.offerFiles(dialog)]);
  }

  private readonly note = document.createElement('div');

  /** Under the header, where the button is: that the dialog did not come. */
  private tellLate(isLate: boolean): void {
    if (isLate) document.querySelector('header')!.after(this.note);
    render(isLate ? lateNote(this.language, () => void this.open()) : nothing, this.note);
  }

  /** A site without page files offers none. */
  private async offerFiles(dialog: OfflineDialog): Promise<void> {
    const folder = new URL('downloads/', document.baseURI).href;
    const [files, entries] = await Promise.all([fetchPageFiles(folder), this.catalog()]).catch(() => [[], []] as const);
    dialog.files = files.flatMap((file) => {
      const entry = entries.find(({ id }) => id === file.model);
      return entry ? [{ file, entry }] : [];
    });
  }

  private told = false;

  private async tellNewer(): Promise<void> {
    if (this.told) return;
    this.told = true;
    const bring = late(() => import('./offline/update-note'));
    const { UpdateNote } = await bring.catch(() => ({ UpdateNote: null }));
    // Nobody has asked for it: the next visit tells of the new version.
    if (!UpdateNote) return;
    document.querySelector('header')!.after(this.speaking(new UpdateNote()));
  }

  /** From now on in the page's language. */
  private speaking<Element extends Worded>(element: Element): Element {
    element.language = this.language;
    this.worded.push(element);
    return element;
  }
}

/** While developing there is nothing built that could be kept. */
async function keepBuiltSite(): Promise<void> {
  if (import.meta.env.DEV) throw new Error('npm run dev');
  await keepSite();
}
