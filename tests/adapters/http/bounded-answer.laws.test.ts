import fc from 'fast-check';
import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { boundedAnswer } from '../../../adapters/http/bounded-answer';
import type { GatewayFailure } from '../../../core/kernel/failure';

interface Read {
  readonly answer: Either<GatewayFailure, unknown>;
  readonly leftOut: readonly string[];
}

function read(json: string, most?: number): Read {
  const leftOut: string[] = [];
  const answer = boundedAnswer(json, (what) => leftOut.push(what), most);
  return { answer, leftOut };
}

const readOf = (answer: unknown, most?: number): Read => read(JSON.stringify(answer), most);

const nested = (open: string, close: string, levels: number): string =>
  `{"data":${open.repeat(levels)}1${close.repeat(levels)}}`;

/** How deep the lists and maps of a value go; by recursion, as nothing deep comes here. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

describe('an answer', () => {
  it('comes as it was sent, when it is no larger than the documents’ own', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const json = JSON.stringify(value);
        expect(read(json)).toEqual({ answer: right(JSON.parse(json)), leftOut: [] });
      }),
      { examples: [[{ toString: [1], constructor: { valueOf: ['a'] }, ['__proto__']: [2] }]] },
    );
  });

  it('is unreadable exactly when its lists and maps go more than 32 levels deep', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.array(fc.constantFrom('list', 'map', '{"[\\'), { maxLength: 40 }),
        (inner, around) => {
          const value = around.reduce<unknown>(
            (inside, kind) => (kind === 'list' ? [inside] : { [kind]: inside }),
            inner,
          );
          expect(isLeft(readOf(value).answer)).toBe(depthOf(value) > 32);
        },
      ),
    );
  });

  it.each([
    ['lists', '[', ']'],
    ['maps', '{"a":', '}'],
    ['lists that never end', '[', ''],
  ])('takes no stack however deep its %s are, and little time', (_, open, close) => {
    const json = nested(open, close, 1_000_000);
    const begun = performance.now();
    expect(isLeft(read(json).answer)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('holds at most as many entries as were asked for, wherever it carries them', () => {
    const vehicles = Array.from({ length: 16_000 }, (_, id) => ({ id }));
    const twelve = vehicles.slice(0, 12);
    for (const [sent, kept] of [
      [vehicles, twelve],
      [{ data: vehicles }, { data: twelve }],
      [{ data: { data: vehicles } }, { data: { data: twelve } }],
    ]) {
      expect(readOf(sent, 12)).toEqual({
        answer: right(kept),
        leftOut: ['data has more than 12 entries'],
      });
    }
  });

  it('holds no endless list or map within an entry either', () => {
    const pictures = Array.from({ length: 5_000 }, (_, place) => `/p/${place}.webp`);
    const data = Object.fromEntries(pictures.map((address) => [address, 1]));
    const { answer, leftOut } = readOf({ data: [{ media_urls: pictures, technical_data: data }] });
    expect(answer).toEqual(
      right({
        data: [
          {
            media_urls: pictures.slice(0, 200),
            technical_data: Object.fromEntries(Object.entries(data).slice(0, 500)),
          },
        ],
      }),
    );
    expect([...leftOut].sort()).toEqual([
      'media_urls has more than 200 entries',
      'technical_data has more than 500 entries',
    ]);
  });

  it('has long prose cut at a word, and any other text that is too long left out', () => {
    const words = 'word '.repeat(80_000);
    const { answer, leftOut } = readOf({
      description: words,
      make: words,
      colours: ['red', words],
      ['k'.repeat(300)]: 1,
    });
    if (!isRight(answer)) throw new Error('it could not be read');
    const { description, ...rest } = answer.right as { readonly description: string };
    expect(description).toMatch(/^(?:word )+word…$/);
    expect(description.length).toBeGreaterThan(19_900);
    expect(description.length).toBeLessThanOrEqual(20_000);
    expect(rest).toEqual({ colours: ['red', undefined] });
    expect(leftOut).toHaveLength(3);
  });

  it('has no half of a sign at the end of what was cut', () => {
    const { answer } = readOf({ description: `a${'😀'.repeat(20_000)}` });
    expect(JSON.stringify(answer)).not.toMatch(/\\ud83d(?!\\ude00)/i);
    expect(JSON.stringify(answer)).toContain('😀…');
  });

  it('is none when it is no JSON', () => {
    const none = left({ kind: 'unreadable', problems: [{ path: '', expected: 'JSON' }] });
    for (const body of ['', '<!doctype html>', '{"data":[1', '"', '\\']) {
      expect(read(body)).toEqual({ answer: none, leftOut: [] });
    }
  });
});
