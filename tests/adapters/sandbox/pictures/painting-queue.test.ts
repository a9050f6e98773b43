import { describe, expect, it } from 'vitest';
import {
  makePaintingQueue,
  TooManyWaiting,
} from '../../../../adapters/sandbox/pictures/painting-queue';
import { makeSharedWork } from '../../../../adapters/sandbox/pictures/shared-work';

/** A painting that ends when it is told to. */
function painting(name: string, log: string[]) {
  let end: (result: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  const paint = () => {
    log.push(name);
    return result;
  };
  return { paint, end: () => end(name) };
}

describe('the queue of painters', () => {
  it('paints one after another, a failure being that of its own asker', async () => {
    const queue = makePaintingQueue();
    const begun: string[] = [];
    const first = painting('first', begun);
    const one = queue(first.paint);
    const two = queue(() => Promise.reject(new Error('No paint')));
    const three = queue(() => Promise.resolve('third'));
    expect(begun).toEqual(['first']);
    first.end();
    expect(await one).toBe('first');
    await expect(two).rejects.toThrow('No paint');
    expect(await three).toBe('third');
  });

  it('turns away whoever would wait too long, and has room again when others leave', async () => {
    const queue = makePaintingQueue(2);
    const begun: string[] = [];
    const [now, next, later] = ['now', 'next', 'later'].map((name) => painting(name, begun));
    const leaving = new AbortController();
    const one = queue(now!.paint);
    const two = queue(next!.paint, leaving.signal);
    const three = queue(later!.paint);
    await expect(queue(() => Promise.resolve(''))).rejects.toThrow(TooManyWaiting);
    leaving.abort(new Error('Gone'));
    await expect(two).rejects.toThrow('Gone');
    const four = queue(() => Promise.resolve('as well'));
    now!.end();
    later!.end();
    expect(await Promise.all([one, three, four])).toEqual(['now', 'later', 'as well']);
    expect(begun).toEqual(['now', 'later']);
  });

  it('finishes what it has begun, whoever has left', async () => {
    const queue = makePaintingQueue();
    const leaving = new AbortController();
    const begun = painting('begun', []);
    const result = queue(begun.paint, leaving.signal);
    leaving.abort();
    begun.end();
    expect(await result).toBe('begun');
  });
});

describe('work that many wait for', () => {
  it('is done once, and abandoned when the last of them has left', async () => {
    const shared = makeSharedWork<string>();
    const begun: AbortSignal[] = [];
    const start = (abandoned: AbortSignal) => {
      begun.push(abandoned);
      return new Promise<string>((_, reject) => {
        abandoned.addEventListener('abort', () => {
          reject(new Error('Abandoned'));
        });
      });
    };
    const [one, other] = [new AbortController(), new AbortController()];
    const results = [one, other].map(({ signal }) => shared('a', signal, start));
    const ended = Promise.allSettled(results);
    one.abort();
    expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shared('a', undefined, () => Promise.resolve('anew'))).toBe('anew');
  });

  it('goes on for those who stay', async () => {
    const shared = makeSharedWork<string>();
    const begun = painting('done', []);
    const leaving = new AbortController();
    const left = shared('a', leaving.signal, begun.paint);
    const stays = shared('a', undefined, begun.paint);
    leaving.abort();
    begun.end();
    expect(await Promise.all([left, stays])).toEqual(['done', 'done']);
  });
});
