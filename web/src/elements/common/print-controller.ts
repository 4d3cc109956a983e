import type { ReactiveController, ReactiveElement } from 'lit';

/** Whether the page is being printed; the element is drawn anew before the browser takes its picture, and after. */
export class PrintController implements ReactiveController {
  printing = false;

  private readonly onPrint = (event: Event) => {
    this.printing = event.type === 'beforeprint';
    this.host.requestUpdate();
    // Now, not in the next microtask: the picture is taken right after this event.
    (this.host as unknown as { performUpdate(): void }).performUpdate();
  };

  constructor(private readonly host: ReactiveElement) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, this.onPrint);
  }

  hostDisconnected(): void {
    for (const type of ['beforeprint', 'afterprint']) window.removeEventListener(type, this.onPrint);
  }
}
