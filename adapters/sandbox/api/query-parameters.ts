import { readQueryString } from '../../../core/kernel/query-string';

/** A list longer than this is an accident or an attack, and is cut. */
const LONGEST_LIST = 200;

/**
 * A query as sent, in any of the styles clients have: comma lists, repeated keys, `key[]=` (CG-056).
 * Reading never throws, whatever was sent (SF-5, RT-3).
 */
export class QueryParameters {
  private readonly values = new Map<string, string[]>();

  /** @param text what follows the question mark, undecoded. */
  constructor(text: string) {
    for (const [key, value] of readQueryString(text)) {
      const name = key.replace(/\[\d*\]$/, '');
      const known = this.values.get(name);
      if (known === undefined) this.values.set(name, [value]);
      else known.push(value);
    }
  }

  /** Every value once, in order; commas part values unless they are themselves encoded. */
  list(name: string): readonly string[] {
    const parts = (this.values.get(name) ?? [])
      .flatMap((value) => value.split(',', LONGEST_LIST))
      .map((part) => decoded(part).trim())
      .filter((part) => part !== '');
    return [...new Set(parts)].slice(0, LONGEST_LIST);
  }

  /** The first value that is not empty, whole. */
  text(name: string): string | undefined {
    return this.values
      .get(name)
      ?.find((value) => value.trim() !== '')
      ?.trim();
  }

  /** Every number in the list; what is no number is passed over. */
  numbers(name: string): readonly number[] {
    return this.list(name).map(Number).filter(Number.isFinite);
  }

  number(name: string): number | undefined {
    return this.numbers(name)[0];
  }
}

/** A request's parameters. */
export const parametersOf = (request: { readonly url: string }): QueryParameters =>
  new QueryParameters(queryTextOf(request.url));

/** The part of an address after its question mark. */
export function queryTextOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1).replace(/#.*/s, '');
}

function decoded(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
