import { describe, expect, it } from 'vitest';
import { pageCache, type PageCacheParts } from '../../../../composition/server/cache/page-cache';

interface Page {
  readonly text: string;
  readonly isPublic: boolean;
}

const open = (other: Partial<PageCacheParts<Page>> = {}) => {
  let now = 0;
  let drawn = 0;
  const get = pageCache<Page>({
    clock: { now: () => now },
    milliseconds: 5000,
    mayBeCached: ({ isPublic }) => isPublic,
    sizeOf: ({ text }) => text.length,
    ...other,
  });
  const draw = (address: string, isPublic: boolean) => async (): Promise<Page> => {
    drawn += 1;
    const text = `${address} ${String(drawn)}`;
    await Promise.resolve();
    return { text, isPublic };
  };
  return {
    get,
    page: async (address: string, isPublic = true) =>
      (await get(address, draw(address, isPublic))).text,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('A page that is the same for every shopper', () => {
  it('is drawn once within a few seconds, and again after that', async () => {
    const { page, pass } = open();
    expect(await page('/a')).toBe('/a 1');
    pass(4999);
    expect(await page('/a')).toBe('/a 1');
    pass(1);
    expect(await page('/a')).toBe('/a 2');
  });

  it('is not young again where the clock is set back', async () => {
    const { page, pass } = open();
    await page('/a');
    pass(-86_400_000);
    expect(await page('/a')).toBe('/a 2');
  });

  it('is cached by its whole address', async () => {
    const { page } = open();
    await page('/a?make=ford');
    expect(await page('/a?make=kia')).toBe('/a?make=kia 2');
  });

  it('is drawn once for all who ask at the same moment', async () => {
    const { page } = open();
    expect(await Promise.all([page('/a'), page('/a'), page('/a')])).toEqual([
      '/a 1',
      '/a 1',
      '/a 1',
    ]);
  });

  it('is drawn anew each time when nothing is to be cached', async () => {
    const { page } = open({ milliseconds: 0 });
    expect(await Promise.all([page('/a'), page('/a')])).toEqual(['/a 1', '/a 2']);
  });

  it('gives way when there are too many, the oldest first', async () => {
    const { page } = open({ mostPages: 2 });
    await page('/a');
    await page('/b');
    await page('/c');
    expect(await page('/b')).toBe('/b 2');
    expect(await page('/c')).toBe('/c 3');
    expect(await page('/a')).toBe('/a 4');
  });

  it('gives way when they are too large together, and stays out when it is too large alone', async () => {
    const { page } = open({ mostBytes: 8 });
    await page('/a');
    await page('/b');
    expect(await page('/a')).toBe('/a 1');
    await page('/c');
    expect(await page('/a')).toBe('/a 4');
    await page('/too-large');
    expect(await page('/too-large')).toBe('/too-large 6');
  });

  it('counts its bytes once, however often it is drawn', async () => {
    const { page, pass } = open({ mostBytes: 8 });
    for (let time = 0; time < 5; time += 1) {
      await page('/a');
      pass(5000);
    }
    await page('/a');
    await page('/b');
    expect(await page('/a')).toBe('/a 6');
  });
});

describe('A page that is not everybody’s', () => {
  it('is never cached', async () => {
    const { page } = open();
    await page('/a', false);
    expect(await page('/a', false)).toBe('/a 2');
  });

  it('goes to all who waited for it, and is drawn anew for whoever comes later', async () => {
    const { page } = open();
    const texts = await Promise.all([page('/a', false), page('/a', false), page('/a', false)]);
    expect(texts).toEqual(['/a 1', '/a 1', '/a 1']);
    expect(await page('/a', false)).toBe('/a 2');
  });
});

describe('A page that could not be drawn', () => {
  it('fails for all who waited, and is tried again for those who come', async () => {
    const { get } = open();
    let tries = 0;
    const draw = async (): Promise<Page> => {
      tries += 1;
      const number = tries;
      await Promise.resolve();
      if (number === 1) throw new Error('broken');
      return { text: `try ${String(number)}`, isPublic: true };
    };
    const [first, waited] = await Promise.allSettled([get('/a', draw), get('/a', draw)]);
    expect(first.status).toBe('rejected');
    expect(waited.status).toBe('rejected');
    expect((await get('/a', draw)).text).toBe('try 2');
  });

  it('fails for the one who asked when it fails before it begins', async () => {
    const { get, page } = open();
    await expect(
      get('/a', () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await page('/a')).toBe('/a 1');
  });
});

describe('A page that is being drawn', () => {
  /** Drawn when it is told to; whether it was given up. */
  const slowly = () => {
    let finish: (page: Page) => void = () => undefined;
    const signals: AbortSignal[] = [];
    const draw = (signal: AbortSignal): Promise<Page> => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
    return { draw, signals, finish: (text: string) => finish({ text, isPublic: true }) };
  };
  const leaves = (): AbortController => new AbortController();

  it('is given up when the last who waits for it has left, and drawn anew for who comes then', async () => {
    const { get } = open();
    const { draw, signals, finish } = slowly();
    const [one, other] = [leaves(), leaves()];
    const waiting = [get('/a', draw, one.signal), get('/a', draw, other.signal)];
    await Promise.resolve();
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const later = get('/a', draw);
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(signals).toHaveLength(2);
    finish('anew');
    expect((await later).text).toBe('anew');
    expect((await get('/a', draw)).text).toBe('anew');
  });

  it('goes on for those who stay', async () => {
    const { get } = open();
    const { draw, signals, finish } = slowly();
    const left = leaves();
    const waiting = [get('/a', draw, left.signal), get('/a', draw)];
    await Promise.resolve();
    left.abort();
    finish('whole');
    expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['whole', 'whole']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
