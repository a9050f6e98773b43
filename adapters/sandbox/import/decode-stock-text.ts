import { Transform } from 'node:stream';
import { StockFileError } from './stock-file-failure';

/** No line of stock is near this long; an endless one is stopped here instead of filling the memory. */
export const LONGEST_LINE = 1_000_000;

const countBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/**
 * Bytes to text, as they come. UTF-8 only, with or without its mark; other encodings are recognised in order to
 * be named. Zero bytes and endless lines fail at once.
 */
export function decodeStockText(name: string): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let line = 1;
  let sinceBreak = 0;

  const refuse = (kind: 'not-utf-8' | 'not-text' | 'line-too-long', what: string): never => {
    throw new StockFileError(kind, `${name} ${what}`);
  };

  const decode = (bytes: Buffer | undefined): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      return refuse(
        'not-utf-8',
        `is not UTF-8 near line ${String(line)} (it looks like Windows-1252); save it as CSV UTF-8`,
      );
    }
  };

  const check = (bytes: Buffer): void => {
    const mark = isFirst ? bytes.subarray(0, 2).toString('hex') : '';
    isFirst = false;
    const zero = bytes.indexOf(0);
    if (mark === 'fffe' || mark === 'feff' || (zero !== -1 && zero < 4 && bytes[0] !== 0)) {
      refuse('not-utf-8', 'is UTF-16; save it as CSV UTF-8');
    }
    if (zero !== -1)
      refuse('not-text', `holds zero bytes near line ${String(line)}: it is not text`);
    const firstBreak = bytes.indexOf(10);
    if (sinceBreak + (firstBreak === -1 ? bytes.length : firstBreak) > LONGEST_LINE) {
      refuse(
        'line-too-long',
        `has a line of more than ${String(LONGEST_LINE)} characters (line ${String(line)})`,
      );
    }
    const lastBreak = bytes.lastIndexOf(10);
    sinceBreak = lastBreak === -1 ? sinceBreak + bytes.length : bytes.length - lastBreak - 1;
  };

  return new Transform({
    readableObjectMode: false,
    encoding: 'utf8',
    transform(bytes: Buffer, _encoding, done) {
      try {
        check(bytes);
        const text = decode(bytes);
        line += countBreaks(text);
        done(null, text);
      } catch (problem) {
        done(problem as Error);
      }
    },
    flush(done) {
      try {
        done(null, decode(undefined));
      } catch (problem) {
        done(problem as Error);
      }
    },
  });
}
