import type { PromoRules } from '../model/promo';

/** What an editor's rules come to when nobody can read them. They match nothing (CX-4). */
export const NO_RULES: PromoRules = {};

/**
 * The rules of a promotion as an editor's field holds them: JSON text, or the same already read.
 * Anything else (a trailing comma, a list, null) is no rules. Entries that are neither text nor
 * number drop out. Site ids must be text: a numeric one matches nothing (WE-086).
 */
export function parsePromoRules(written: unknown): PromoRules {
  const rules = typeof written === 'string' ? readJson(written) : written;
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) return NO_RULES;
  return Object.fromEntries(
    Object.entries(rules)
      .map(([key, list]) => [key, entriesOf(key, list)] as const)
      .filter(([, entries]) => entries.length > 0),
  );
}

function entriesOf(key: string, list: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'number' && key !== 'location_id' ? [String(entry)] : [];
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
