import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languageFor, type Language } from '../../messages/messages';

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

  get language(): Language {
    return languageFor(nearestLang(this.host));
  }

  hostConnected(): void {
    watch(this.tell);
  }

  hostDisconnected(): void {
    unwatch(this.tell);
  }
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
