import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How near to the window counts as visible. */
const kMargin = '200px';

/** Calls `begin` once, when the element first comes (nearly) into view; at once if its `loading` says `eager`. */
export class WhenVisible implements ReactiveController {
  private observer: IntersectionObserver | null = null;
  private begun = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement & { readonly loading: string },
    private readonly begin: () => void,
  ) {
    host.addController(this);
  }

  /** The first update, not the connection: by then all attributes and properties are there. */
  hostUpdated(): void {
    if (this.begun || this.observer) return;
    if (this.host.loading === 'eager' || typeof IntersectionObserver === 'undefined') return this.start();
    this.observer = new IntersectionObserver((entries) => this.onSight(entries), { rootMargin: kMargin });
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.observer = null;
  }

  hostConnected(): void {
    if (!this.begun) this.host.requestUpdate();
  }

  private onSight(entries: readonly IntersectionObserverEntry[]): void {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.start();
  }

  private start(): void {
    this.begun = true;
    this.observer?.disconnect();
    this.observer = null;
    this.begin();
  }
}
