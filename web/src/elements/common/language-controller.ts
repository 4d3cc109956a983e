import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { late } from '../../protocol/late';
import { knows, languageFor, type Language } from '../../messages/messages';

const kWatchers = new Set<() => void>();
let observer: MutationObserver | null = null;

/** One observer for all elements of a page: `lang` changes seldom. */
function watch(watcher: () => void): void {
  kWatchers.add(watcher);
  observer ??= new MutationObserver(() => kWatchers.forEach((tell) => tell()));
  if (kWatchers.size === 1) {
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
}

function unwatch(watcher: () => void): void {
  kWatchers.delete(watcher);
  if (kWatchers.size === 0) observer?.disconnect();
}

/** The interface's language: that of the nearest `lang`, the element's own first, through shadow roots too. */
export class LanguageController implements ReactiveController {
  private readonly tell = () => this.host.requestUpdate();

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  /** The one that is asked for, as soon as its words are here. */
  get language(): Language {
    const asked = this.asked;
    return knows(asked) ? asked : 'en';
  }

  /** Null where the words are here; else an element does well to wait for them before it first says anything. */
  get arrival(): Promise<boolean> | null {
    return knows(this.asked) ? null : wordsOfChinese();
  }

  private get asked(): Language {
    return languageFor(nearestLang(this.host));
  }

  hostUpdate(): void {
    void this.arrival?.then((here) => here && this.tell());
  }

  hostConnected(): void {
    watch(this.tell);
  }

  hostDisconnected(): void {
    unwatch(this.tell);
  }
}

let chinese: Promise<boolean> | null = null;

/** Fetched once; where it cannot be had, the elements go on in English until there is a network again. */
function wordsOfChinese(): Promise<boolean> {
  chinese ??= late(() => import('../../messages/zh-words')).then(
    () => true,
    () => {
      addEventListener('online', askAgain, { once: true });
      return false;
    },
  );
  return chinese;
}

function askAgain(): void {
  chinese = null;
  kWatchers.forEach((tell) => tell());
}

function nearestLang(element: Element): string | null {
  for (let at: Element | null = element; at; at = outside(at)) {
    const named = at.closest('[lang]:not([lang=""])');
    if (named) return named.getAttribute('lang');
  }
  return null;
}

/** The element in whose shadow this one lives. */
function outside(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
