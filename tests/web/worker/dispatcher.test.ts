import { describe, expect, it } from 'vitest';
import { FailureError } from '../../../web/src/protocol/failure';
import type { Answer } from '../../../web/src/protocol/messages';
import { Dispatcher } from '../../../web/src/worker/dispatcher';
import type { TranslatorSession } from '../../../web/src/worker/translator-session';
import { kEntry } from '../support/fake-model';
import { ForgetfulCache } from '../support/caches';
import { translation } from '../support/make-translation';

function makeDispatcher(session: Partial<TranslatorSession>) {
  const answers: Answer[] = [];
  const dispatcher = new Dispatcher(session as TranslatorSession, new ForgetfulCache(), (answer) =>
    answers.push(answer),
  );
  return { dispatcher, answers };
}

const wish = { kind: 'translate', id: 7, model: 'm', channel: 'c', text: 'il', options: {} } as const;

describe('Dispatcher', () => {
  it('answers a ping at once', async () => {
    const { dispatcher, answers } = makeDispatcher({});
    await dispatcher.handle({ kind: 'ping', id: 3 });
    expect(answers).toEqual([{ kind: 'pong', id: 3 }]);
  });

  it('answers with the translation, or that it was overtaken', async () => {
    const results = [translation(), null];
    const { dispatcher, answers } = makeDispatcher({
      translate: ({ partial }) => {
        if (results.length === 2) partial?.(translation());
        return Promise.resolve(results.shift() ?? null);
      },
    });
    await dispatcher.handle(wish);
    await dispatcher.handle({ ...wish, id: 8 });
    expect(answers.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['partial 7', 'translated 7', 'overtaken 8']);
  });

  it('cancels the channel of the request that is aborted', async () => {
    const cancelled: string[] = [];
    const { dispatcher } = makeDispatcher({
      translate: () => new Promise(() => undefined),
      cancel: (channel) => cancelled.push(channel),
    });
    void dispatcher.handle(wish);
    await dispatcher.handle({ kind: 'abort', id: 7 });
    await dispatcher.handle({ kind: 'abort', id: 99 });
    expect(cancelled).toEqual(['c']);
  });

  it('tells progress, always the last, then that it is loaded', async () => {
    const { dispatcher, answers } = makeDispatcher({
      load: (_, { report }) => {
        for (let received = 1; received <= 100; ++received) report(received, 100);
        return Promise.resolve({ id: 'm' } as never);
      },
    });
    await dispatcher.handle({ kind: 'load', id: 1, model: kEntry });
    expect(answers.length).toBeLessThan(20);
    expect(answers.slice(-2).map(({ kind }) => kind)).toEqual(['progress', 'loaded']);
    expect(answers.at(-2)).toMatchObject({ received: 100, total: 100 });
  });

  it('turns every error into an answer', async () => {
    const { dispatcher, answers } = makeDispatcher({
      load: () => Promise.reject(new FailureError('offline', 'x')),
      translate: () => Promise.reject(new Error('odd')),
    });
    await dispatcher.handle({ kind: 'load', id: 1, model: kEntry });
    await dispatcher.handle(wish);
    expect(answers).toEqual([
      { kind: 'failed', id: 1, failure: { code: 'offline', detail: 'x' } },
      { kind: 'failed', id: 7, failure: { code: 'internal', detail: 'odd' } },
    ]);
  });
});
