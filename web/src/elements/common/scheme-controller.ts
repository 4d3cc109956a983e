import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { relativeLuminance, type Scheme } from '../../views/color-scale';

/**
 * Whether an element stands on light or dark paper, for what CSS cannot colour. Read from the ink itself, so it is
 * right however the page chooses; the shared style gives the ink a short transition, whose end tells of a change.
 */
export class SchemeController implements ReactiveController {
  private readonly onTransition = (event: Event) => {
    if ((event as TransitionEvent).propertyName === 'color' && event.target === this.host) this.host.requestUpdate();
  };

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  get scheme(): Scheme {
    return relativeLuminance(getComputedStyle(this.host).color) > 0.3 ? 'dark' : 'light';
  }

  hostConnected(): void {
    this.host.addEventListener('transitionend', this.onTransition);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('transitionend', this.onTransition);
  }
}
