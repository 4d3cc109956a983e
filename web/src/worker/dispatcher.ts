import { failureOf } from '../protocol/failure';
import type { Answer, Request } from '../protocol/messages';
import type { Translation } from '../protocol/translation';
import type { FileCache } from '../files/file-cache';
import type { TranslatorSession } from './translator-session';

/** Progress is told at most this often, in milliseconds. */
const kProgressInterval = 50;

/** Turns requests into calls of the session and results into answers. */
export class Dispatcher {
  private readonly channels = new Map<number, string>();

  constructor(
    private readonly session: TranslatorSession,
    private readonly cache: FileCache,
    private readonly post: (answer: Answer) => void,
  ) {}

  async handle(request: Request): Promise<void> {
    try {
      await this.answer(request);
    } catch (error) {
      this.post({ kind: 'failed', id: request.id, failure: failureOf(error) });
    }
  }

  private async answer(request: Request): Promise<void> {
    switch (request.kind) {
      case 'start':
        return;
      case 'ping':
        return this.post({ kind: 'pong', id: request.id });
      case 'abort':
        return this.abort(request.id);
      case 'open':
        return this.open(request);
      case 'check':
        return this.check(request);
      case 'load':
        return this.load(request);
      case 'translate':
        return this.translate(request);
    }
  }

  private abort(id: number): void {
    const channel = this.channels.get(id);
    if (channel !== undefined) this.session.cancel(channel);
  }

  private async open({ id, model, files }: Request & { kind: 'open' }): Promise<void> {
    this.post({ kind: 'loaded', id, info: await this.session.open(model, files) });
  }

  private async check({ id, config }: Request & { kind: 'check' }): Promise<void> {
    this.post({ kind: 'checked', id, complaint: await this.session.checkConfig(config) });
  }

  private async load(request: Request & { kind: 'load' }): Promise<void> {
    let last = -Infinity;
    const report = (received: number, total: number) => {
      const now = performance.now();
      if (received < total && now - last < kProgressInterval) return;
      last = now;
      this.post({ kind: 'progress', id: request.id, received, total });
    };
    const info = await this.session.load(request.model, { cache: this.cache, report });
    this.post({ kind: 'loaded', id: request.id, info });
  }

  private async translate(request: Request & { kind: 'translate' }): Promise<void> {
    this.channels.set(request.id, request.channel);
    try {
      const { id } = request;
      const partial = (translation: Translation) => this.post({ kind: 'partial', id, translation });
      const translation = await this.session.translate({ ...request, partial });
      this.post(translation ? { kind: 'translated', id, translation } : { kind: 'overtaken', id });
    } finally {
      this.channels.delete(request.id);
    }
  }
}
