import { nothing, type ReactiveController } from 'lit';
import { tellFailure } from '../common/tell-failure';
import type { MatrixHost, MatrixLife } from './matrix-life';

/** A map with weights of its own, where an author gives some; all that this takes is fetched then. */
export class OwnMatrix implements ReactiveController {
  private life: MatrixLife | null = null;
  private asked = false;

  constructor(private readonly host: MatrixHost) {
    host.addController(this);
  }

  /** Called before each update; an owner gives an alignment, and then there is nothing to do. */
  hostUpdate(): void {
    const { host } = this;
    if (this.life) return this.life.update();
    const { source, weights, src } = host;
    if (this.asked || (source + weights + src === '' && !host.querySelector(':scope > script[type]'))) return;
    this.asked = true;
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      this.life = new (await import('./matrix-life')).MatrixLife(this.host);
      this.host.requestUpdate();
    } catch {
      this.asked = false;
      tellFailure(this.host, { code: 'unreachable', detail: 'lookback-heatmap' });
    }
  }

  /** Under the map: what it says at the pointer, what the author says of it, or what is wrong. */
  below() {
    return this.life?.below() ?? nothing;
  }
}
