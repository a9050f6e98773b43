import type { InboxQuery } from './desk-values';

/** The part of an address that says what is looked for; nothing of what goes without saying. */
export function inboxSearch({ state, form, words, page }: InboxQuery): string {
  const pairs: readonly (readonly [string, string])[] = [
    ['state', state === 'all' ? '' : state],
    ['form', form],
    ['q', words],
    ['page', page > 1 ? String(page) : ''],
  ];
  const search = new URLSearchParams(
    pairs.filter(([, value]) => value !== '').map(([name, value]) => [name, value]),
  ).toString();
  return search === '' ? '' : `?${search}`;
}
