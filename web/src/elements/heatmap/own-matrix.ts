import { nothing, type ReactiveController } from 'lit';
import { LanguageController } from '../common/language-controller';
import { LateScript } from '../common/late-script';
import type { MatrixHost, MatrixLife } from './matrix-life';

/** A map with weights of its own, where an author gives some; all that this takes is fetched then. */
export class OwnMatrix implements ReactiveController {
  private life: MatrixLife | null = null;
  private words: LanguageController | null = null;
  private readonly script: LateScript<{ readonly MatrixLife: typeof MatrixLife }>;

  constructor(private readonly host: MatrixHost) {
    this.script = new LateScript(host, () => import('./matrix-life'));
    host.addController(this);
  }

  /** Called before each update; an owner gives an alignment, and then there is nothing to do. */
  hostUpdate(): void {
    const { host, script } = this;
    const { source, weights, src } = host;
    if (this.words) {
      if (script.module) this.life ??= new script.module.MatrixLife(host, this.words);
      return this.life?.update();
    }
    if (source + weights + src === '' && !host.querySelector(':scope > script[type]')) return;
    this.words = new LanguageController(host);
    void script.ask();
  }

  /** Under the map: what it says at the pointer, what the author says of it, or what is wrong. */
  below() {
    return this.life?.below() ?? (this.words && this.script.problem(this.words.language)) ?? nothing;
  }
}
