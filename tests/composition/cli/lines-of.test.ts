import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../composition/cli/lines-of';

async function* inParts(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await Promise.resolve(part);
}

async function linesIn(...parts: readonly Buffer[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(inParts(parts))) lines.push(line);
  return lines;
}

describe('standard input by lines', () => {
  it('reads the ends of lines of Unix and of Windows, and a last line without one', async () => {
    expect(await linesIn(Buffer.from('a\r\nb\n\nc'))).toEqual(['a', 'b', '', 'c']);
    expect(await linesIn(Buffer.from('a\n'))).toEqual(['a']);
    expect(await linesIn()).toEqual([]);
  });

  it('leaves other separators in a line, and the mark of a byte order out', async () => {
    expect(await linesIn(Buffer.from('\uFEFF{"a":"\u2028"}'))).toEqual(['{"a":"\u2028"}']);
  });

  it('gives the same lines however the bytes arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, '')),
          {
            minLength: 1,
          },
        ),
        fc.integer({ min: 1, max: 7 }),
        async (lines, size) => {
          const bytes = Buffer.from(`${lines.join('\n')}\n`);
          const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) =>
            bytes.subarray(part * size, (part + 1) * size),
          );
          const [first = '', ...others] = lines;
          expect(await linesIn(...parts)).toEqual([first.replace(/^\uFEFF/, ''), ...others]);
        },
      ),
    );
  });
});
