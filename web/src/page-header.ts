import { say, type Language } from './messages/messages';
import './messages/zh-words';
import { rememberedLanguage, rememberedTheme, rememberLanguage, rememberTheme, type Theme } from './page-settings';

/** What the site has, in the order in which one meets it. */
const kPages = [
  ['./', 'app.lab'],
  ['./lesson.html', 'app.lesson'],
  ['./models.html', 'app.models'],
  ['./guide.html', 'app.guide'],
] as const;

/** The two buttons that every page of the site has on top, what they choose, and the way to the other pages. */
export class PageHeader {
  private language: Language;
  private theme: Theme = rememberedTheme();
  private readonly languageButton = document.querySelector<HTMLButtonElement>('#language')!;
  private readonly themeButton = document.querySelector<HTMLButtonElement>('#theme')!;

  /** `show` is told of every language, the first one too; `asked` is a language that the address wants. */
  constructor(
    private readonly show: (language: Language) => void,
    asked: Language | null = null,
  ) {
    this.language = asked ?? rememberedLanguage();
    this.languageButton.addEventListener('click', () => this.otherLanguage());
    this.themeButton.addEventListener('click', () => this.otherTheme());
    this.update();
  }

  private otherLanguage(): void {
    this.language = this.language === 'zh' ? 'en' : 'zh';
    rememberLanguage(this.language);
    this.update();
  }

  private otherTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    rememberTheme(this.theme);
    this.update();
  }

  private update(): void {
    const { language, theme, languageButton, themeButton } = this;
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
    document.documentElement.dataset['theme'] = theme;
    languageButton.textContent = say(language, 'app.language');
    languageButton.lang = language === 'zh' ? 'en' : 'zh-Hans';
    languageButton.setAttribute('aria-label', say(language, 'app.language.label'));
    themeButton.textContent = say(language, theme === 'dark' ? 'app.theme.light' : 'app.theme.dark');
    this.list(language);
    this.show(language);
  }

  /** The pages of the site, where there is a place for them: a page that stands alone has no others. */
  private list(language: Language): void {
    const nav = document.querySelector<HTMLElement>('nav.pages');
    if (!nav) return;
    nav.setAttribute('aria-label', say(language, 'app.pages'));
    const here = new URL('./', document.baseURI).pathname;
    nav.replaceChildren(
      ...kPages.map(([address, key]) => {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = say(language, key);
        const path = location.pathname.replace(/(index)?(\.html)?$/, '');
        if (path === here + address.slice(2).replace(/\.html$/, '')) link.setAttribute('aria-current', 'page');
        return link;
      }),
    );
  }
}
