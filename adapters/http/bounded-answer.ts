import { left, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../core/kernel/failure';

/** Lists and maps within each other; the deepest of the documents' answers has nine. */
const DEEPEST = 32;

/** Of a list or a map. The longest of the documents' own, all models of all makes, is about as long. */
const MOST_ENTRIES = 500;

/** Of lists that a page shows whole, by their name. */
const MOST_OF: ReadonlyMap<string, number> = new Map([
  ['children', 60],
  ['extra_offers', 20],
  ['fields', 100],
  ['make', 200],
  ['media_urls', 200],
  ['notifications', 10],
  ['optional_extras', 100],
  ['original_media_urls', 200],
  ['reviews', 50],
  ['service_records', 100],
  ['turntable', 120],
  ['value_added_products', 20],
  ['videos', 20],
]);

/** Of a text, in characters: an address can be as long. */
const LONGEST_TEXT = 2_048;
/** Of a key of a map. */
const LONGEST_KEY = 200;
/** What people write in sentences. A longer one is cut. */
const LONGEST_PROSE = 20_000;
/** An editor's page or its terms, as HTML, and what is JSON within a text. */
const LONGEST_PAGE = 200_000;

const LONGEST_OF: ReadonlyMap<string, number> = new Map([
  ...[
    'Message',
    'comments',
    'description',
    'instructions',
    'introduction',
    'message',
    'offer_message',
    'opt_in_description',
    'success',
    'terms__and__conditions',
    'text',
  ].map((name) => [name, LONGEST_PROSE] as const),
  ...[
    ...['article', 'content', 'content_left', 'content_right', 'contents', 'data'],
    ...['matching_rules', 'options', 'rules', 'terms'],
  ].map((name) => [name, LONGEST_PAGE] as const),
]);

/** Hears what was left out, by the name of the place and never by what stood there. */
export type LeftOut = (what: string) => void;

/**
 * An answer's JSON, with no more in it than a page could show: too many entries end the list or the
 * map, a text too long is cut at a word where it is prose, and else is not there. In linear time and
 * without recursion, so that no answer takes the stack or the patience of whoever reads it.
 * @param most how many entries were asked for, of the list or map the answer carries.
 */
export function boundedAnswer(
  json: string,
  leftOut: LeftOut,
  most = MOST_ENTRIES,
): Either<GatewayFailure, unknown> {
  if (isTooDeep(json)) return left(expected(`JSON of at most ${DEEPEST} levels`));
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    return left(expected('JSON'));
  }
  return right(bounded(answer, most, leftOut));
}

const expected = (what: string): GatewayFailure => ({
  kind: 'unreadable',
  problems: [{ path: '', expected: what }],
});

/** By the brackets outside of texts: what is no JSON at all is found out later. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

type Holder = Record<string, unknown> | unknown[];

/** Nobody else has the answer yet, so it is put right where it stands. */
function bounded(answer: unknown, most: number, leftOut: LeftOut): unknown {
  const waiting: (readonly [holder: Holder, name: string, most: number])[] = [];

  const visited = (value: unknown, name: string, mostInside: number): unknown => {
    if (typeof value === 'string') return boundedText(value, name, leftOut);
    if (typeof value === 'object' && value !== null) {
      waiting.push([value as Holder, name, mostInside]);
    }
    return value;
  };
  const mostOf = (name: string): number =>
    name === 'data' ? most : (MOST_OF.get(name) ?? MOST_ENTRIES);

  const whole = visited(answer, 'data', most);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [holder, name, mostInside] = next;
    const count = Array.isArray(holder) ? holder.length : Object.keys(holder).length;
    if (count > mostInside) leftOut(`${name} has more than ${mostInside} entries`);
    if (Array.isArray(holder)) {
      holder.length = Math.min(count, mostInside);
      holder.forEach((entry, place) => {
        holder[place] = visited(entry, name, MOST_ENTRIES);
      });
    } else {
      Object.keys(holder).forEach((key, place) => {
        const value =
          place < mostInside && key.length <= LONGEST_KEY
            ? visited(holder[key], key, mostOf(key))
            : undefined;
        if (value === undefined) Reflect.deleteProperty(holder, key);
        else if (value !== holder[key]) holder[key] = value;
      });
    }
  }
  return whole;
}

function boundedText(text: string, name: string, leftOut: LeftOut): string | undefined {
  const longest = LONGEST_OF.get(name) ?? LONGEST_TEXT;
  if (text.length <= longest) return text;
  leftOut(`${name} is longer than ${longest} characters`);
  return longest === LONGEST_TEXT ? undefined : cutAtWord(text, longest);
}

/** What is cut ends in a sign that says so; what has no blank near its end is cut where it must. */
function cutAtWord(text: string, longest: number): string {
  const cut = text.slice(0, longest - 1);
  const blank = cut.lastIndexOf(' ');
  const isNear = blank > longest - 100;
  return `${isNear ? cut.slice(0, blank) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
