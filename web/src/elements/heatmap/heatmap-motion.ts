import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Matrix } from '../../protocol/translation';
import type { Arrangement } from '../../views/alignment-look';
import { between, carriedOver } from '../../views/alignment-motion';

const kDuration = 220;

/** Lets a map's cells pass from one model's weights to the next one's; at once where reduced motion is wished. */
export class HeatmapMotion implements ReactiveController {
  private from: Matrix | null = null;
  private to: Matrix | null = null;
  private began = 0;
  private frame = 0;

  constructor(
    host: ReactiveControllerHost,
    private readonly repaint: () => void,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Begins to move from what is drawn now. */
  start(before: Arrangement, after: Arrangement): void {
    const now = this.strengths(before);
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.from = carriedOver({ ...before, strengths: now }, after);
    this.to = after.strengths;
    this.began = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  /** What to draw of an arrangement at this moment. */
  strengths(arrangement: Arrangement): Matrix {
    if (!this.from || this.to !== arrangement.strengths) return arrangement.strengths;
    return between(this.from, this.to, (performance.now() - this.began) / kDuration);
  }

  private readonly step = () => {
    if (performance.now() - this.began >= kDuration) this.stop();
    else this.frame = requestAnimationFrame(this.step);
    this.repaint();
  };

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.from = null;
    this.to = null;
  }
}
