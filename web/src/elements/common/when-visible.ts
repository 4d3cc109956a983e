import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Calls `begin` once, when the element first comes into view, or nearer to the window than `margin`; at once if its
 * `loading` says `eager`.
 */
export class WhenVisible implements ReactiveController {
  private observer: IntersectionObserver | null = null;
  private begun = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement & { readonly loading?: string },
    private readonly begin: () => void,
    private readonly margin = '200px',
  ) {
    host.addController(this);
  }

  /** The first update, not the connection: by then all attributes and properties are there. */
  hostUpdated(): void {
    if (this.begun || this.observer) return;
    if (this.host.loading === 'eager' || typeof IntersectionObserver === 'undefined') return this.start();
    this.observer = new IntersectionObserver((entries) => this.onSight(entries), { rootMargin: this.margin });
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
