import { readQueryString } from '../../kernel/query-string';
import { LONGEST_VALUE, MOST_VALUES } from '../query/filter-values';

/** Something an address asked for that no search can be asked. */
export interface IgnoredChoice {
  readonly key: string;
  readonly value: string;
}

/** An address being read: what is written under a name, and a list of what made no sense. */
export interface AddressReader {
  /** Non-empty values in their order; `key=`, `key[]=` and `key[0]=` are one name. */
  readonly valuesOf: (key: string) => readonly string[];
  /** The last value that can be read; those that cannot are noted as ignored. */
  readonly lastOf: <T>(key: string, read: (text: string) => T | undefined) => T | undefined;
  readonly ignore: (key: string, value: string) => void;
  readonly ignored: readonly IgnoredChoice[];
}

export function makeAddressReader(queryText: string): AddressReader {
  const written = new Map<string, string[]>();
  for (const [name, value] of readQueryString(queryText)) {
    const key = name.trim().replace(/\[\d*\]$/, '');
    if (value.trim() !== '') written.set(key, [...(written.get(key) ?? []), value]);
  }
  const ignored: IgnoredChoice[] = [];

  const reader: AddressReader = {
    ignored,
    valuesOf: (key) => written.get(key) ?? [],
    ignore: (key, value) => {
      if (ignored.length < MOST_VALUES) ignored.push({ key, value: value.slice(0, LONGEST_VALUE) });
    },
    lastOf: (key, read) =>
      reader.valuesOf(key).reduce<ReturnType<typeof read>>((last, text) => {
        const value = read(text);
        if (value === undefined) reader.ignore(key, text);
        return value ?? last;
      }, undefined),
  };
  return reader;
}
