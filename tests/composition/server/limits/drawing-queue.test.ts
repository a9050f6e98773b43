import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawingQueue, TooBusy } from '../../../../composition/server/limits/drawing-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = { pagesAtOnce: 2, pagesWaiting: 3, pageWaitMs: 1_000 };

function drawings() {
  const queued = drawingQueue(LIMITS);
  const begun: string[] = [];
  const finish = new Map<string, (isDrawn: boolean) => void>();
  const draw = (name: string): Promise<string> =>
    queued(() => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        finish.set(name, (isDrawn) => {
          if (isDrawn) resolve(`page ${name}`);
          else reject(new Error(`no ${name}`));
        });
      });
    });
  return { draw, begun, finish };
}

describe('Pages to be drawn', () => {
  it('are drawn a few at once; the others when it is their turn', async () => {
    const { draw, begun, finish } = drawings();
    const pages = ['a', 'b', 'c', 'd'].map(draw);
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(['a', 'b']);
    finish.get('b')?.(true);
    await expect(pages[1]).resolves.toBe('page b');
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('make room when they cannot be drawn, too', async () => {
    const { draw, begun, finish } = drawings();
    const pages = ['a', 'b', 'c'].map(draw);
    const failed = expect(pages[0]).rejects.toThrow('no a');
    await vi.advanceTimersByTimeAsync(10);
    finish.get('a')?.(false);
    await failed;
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('are refused at once where too many wait', async () => {
    const { draw, begun } = drawings();
    for (const name of ['a', 'b', 'c', 'd', 'e']) draw(name).catch(() => undefined);
    await expect(draw('f')).rejects.toBeInstanceOf(TooBusy);
    expect(begun).toEqual(['a', 'b']);
  });

  it('are refused when their turn does not come in time, and never drawn then', async () => {
    const { draw, begun, finish } = drawings();
    void draw('a');
    void draw('b');
    const late = expect(draw('c')).rejects.toBeInstanceOf(TooBusy);
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    finish.get('a')?.(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(['a', 'b']);
  });

  it('may take their time once they are begun', async () => {
    const { draw, finish } = drawings();
    const page = draw('a');
    await vi.advanceTimersByTimeAsync(60_000);
    finish.get('a')?.(true);
    await expect(page).resolves.toBe('page a');
  });
});
