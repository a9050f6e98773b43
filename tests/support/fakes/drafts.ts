import type { DraftStore } from '../../../core/enquiry/public';
import type { Draft } from '../../../core/kernel/form/draft';

/** A store of drafts in memory. */
export function fakeDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    read: (name) => drafts.get(name),
    write: (name, draft) => {
      drafts.set(name, draft);
    },
    forget: (name) => {
      drafts.delete(name);
    },
  };
}
