import type { Draft } from '../../kernel/form/draft';

/**
 * Where a form that was begun is stored, by a name for the form and what it is about. Nothing of
 * it ever fails: where storage is blocked or full, a draft lasts as long as the visit (ST-1).
 */
export interface DraftStore {
  /** Nothing where there is none, or it cannot be read. */
  readonly read: (formName: string) => Draft | undefined;
  /** Takes the place of the one before. */
  readonly write: (formName: string, draft: Draft) => void;
  readonly forget: (formName: string) => void;
}
