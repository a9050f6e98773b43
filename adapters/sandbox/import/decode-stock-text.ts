import { Transform } from 'node:stream';
import { StockFileError } from './stock-file-failure';

/** No line of stock is near this long; an endless one is stopped here instead of filling the memory. */
export const LONGEST_LINE = 1_000_000;

/** Line feeds, and carriage returns where an old program ended its lines with those alone. */
const countBreaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Where the first and the last break are; -1 where there is none. */
function breaksIn(bytes: Buffer): readonly [first: number, last: number] {
  const feed = bytes.indexOf(LINE_FEED);
  const carriage = bytes.indexOf(CARRIAGE_RETURN);
  const first = feed === -1 ? carriage : carriage === -1 ? feed : Math.min(feed, carriage);
  return [first, Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN))];
}

/** Every other byte is zero in UTF-16 of European words. */
function isUtf16(start: Buffer): boolean {
  const pairs = Math.min(start.length >> 1, 100);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (start[at] === 0) even += 1;
    if (start[at + 1] === 0) odd += 1;
  }
  return pairs > 1 && even > pairs * 0.7 !== odd > pairs * 0.7;
}

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
    const isWide = isFirst && (mark === 'fffe' || mark === 'feff' || isUtf16(bytes));
    isFirst = false;
    const zero = bytes.indexOf(0);
    if (isWide) {
      refuse('not-utf-8', 'is UTF-16; save it as CSV UTF-8');
    }
    if (zero !== -1)
      refuse('not-text', `holds zero bytes near line ${String(line)}: it is not text`);
    const [firstBreak, lastBreak] = breaksIn(bytes);
    if (sinceBreak + (firstBreak === -1 ? bytes.length : firstBreak) > LONGEST_LINE) {
      refuse(
        'line-too-long',
        `has a line of more than ${String(LONGEST_LINE)} characters (line ${String(line)})`,
      );
    }
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
