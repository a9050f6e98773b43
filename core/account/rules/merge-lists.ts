import {
  MOST_IN_ACCOUNT,
  type AccountListChange,
  type ChangedSlugs,
  type ShortlistOffer,
} from '../model/account-list';

const eachOnce = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)];

/** Those of the first list that are not in the second, in its order. */
const missingIn = (slugs: readonly string[], other: readonly string[]): readonly string[] => {
  const held = new Set(other);
  return eachOnce(slugs).filter((slug) => !held.has(slug));
};

/**
 * Both lists in one: what the first holds stays where it is, and what only the second holds comes
 * after it, in its own order. As sets it is the same whichever comes first, as long as there is room;
 * merging again changes nothing; and every vehicle of either is in the list or among those left out.
 * @param most as many as the list holds; what the first holds above that is left out as well.
 */
export function mergeShortlists(
  first: readonly string[],
  second: readonly string[],
  most = MOST_IN_ACCOUNT,
): ChangedSlugs {
  const all = eachOnce([...first, ...second]);
  const slugs = all.slice(0, most);
  return { slugs, done: missingIn(slugs, first), leftOut: all.slice(most) };
}

/** What becomes of a list. What is there is not added twice, and what is not there is not missed. */
export function changeSlugs(
  slugs: readonly string[],
  change: AccountListChange,
  most = MOST_IN_ACCOUNT,
): ChangedSlugs {
  if (change.kind === 'remove') {
    const kept = missingIn(slugs, change.slugs);
    return { slugs: kept, done: missingIn(slugs, kept), leftOut: [] };
  }
  const merged = mergeShortlists(slugs, change.slugs, most);
  if (change.place === undefined) return merged;
  const before = missingIn(merged.slugs, merged.done);
  return { ...merged, slugs: before.toSpliced(change.place, 0, ...merged.done) };
}

/**
 * What there is to offer between an account's list and a browser's, in the order of each.
 * @param gone vehicles that are for sale no more: nothing of them is offered to anybody.
 */
export function shortlistOffer(
  account: readonly string[],
  browser: readonly string[],
  gone: readonly string[] = [],
): ShortlistOffer {
  const inAccount = missingIn(account, gone);
  const inBrowser = missingIn(browser, gone);
  const onlyAccount = missingIn(inAccount, inBrowser);
  const onlyBrowser = missingIn(inBrowser, inAccount);
  if (onlyAccount.length > 0) {
    return onlyBrowser.length > 0
      ? { kind: 'both-have-more', onlyAccount, onlyBrowser }
      : { kind: 'account-has-more', onlyAccount };
  }
  if (onlyBrowser.length > 0) return { kind: 'browser-has-more', onlyBrowser };
  return { kind: inAccount.length === 0 ? 'nothing' : 'same' };
}

/** Of an offer: what the account alone holds. */
export const onlyInAccount = (offer: ShortlistOffer): readonly string[] =>
  'onlyAccount' in offer ? offer.onlyAccount : [];

/** Of an offer: what the browser alone holds. */
export const onlyInBrowser = (offer: ShortlistOffer): readonly string[] =>
  'onlyBrowser' in offer ? offer.onlyBrowser : [];
