import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The width that an element has for its drawing; the element is drawn anew when it changes. */
export class RoomController implements ReactiveController {
  width = 0;
  private readonly observer = new ResizeObserver(() => this.measure());

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  private measure(): void {
    const width = this.host.clientWidth;
    if (width === this.width) return;
    this.width = width;
    this.host.requestUpdate();
  }
}
