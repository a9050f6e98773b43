import { DRAFT_AGE_MS, type Draft } from '../../kernel/form/draft';
import { isSameValues, type FormValues } from '../../kernel/form/field';
import type { DraftStore } from '../ports/draft-store';
import { SHOPPER_DRAFT } from '../rules/shared-answers';

/** One that is older than a day is forgotten. */
function read(drafts: DraftStore, now: number): Draft | undefined {
  const shared = drafts.read(SHOPPER_DRAFT);
  if (shared === undefined || now - shared.begunAt <= DRAFT_AGE_MS) return shared;
  drafts.forget(SHOPPER_DRAFT);
  return undefined;
}

/** Keeps what was said here beside what was said before. @param said by topic */
function keep(
  drafts: DraftStore,
  said: FormValues,
  { key, now }: { readonly key: string; readonly now: number },
): void {
  if (Object.keys(said).length === 0) return;
  const before = read(drafts, now);
  const values = { ...before?.values, ...said };
  if (before !== undefined && isSameValues(values, before.values)) return;
  drafts.write(SHOPPER_DRAFT, { values, key, begunAt: before?.begunAt ?? now, isSending: false });
}

/** What a shopper said of themselves in any form, by topic, for every other form of the visit. */
export const shopperDraft = { read, keep };
