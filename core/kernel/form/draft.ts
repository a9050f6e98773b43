import { isSameValues, type FormValues } from './field';

/** A form that was begun, as it is stored until it has been sent. */
export interface Draft {
  readonly values: FormValues;
  /** The form's own key: what is sent of this draft goes under keys made of it, and of no other. */
  readonly key: string;
  /** When its first field was filled, in milliseconds since 1970 in UTC. */
  readonly begunAt: number;
  /** Whether it was being sent, or waited for a connection, when this was stored. */
  readonly isSending: boolean;
}

/** What a draft may give back of one field. */
export interface DraftField {
  readonly name: string;
  /** Card numbers and passwords are neither stored nor restored. */
  readonly isSensitive: boolean;
  /** Whether the field can hold this today: an option may be gone since. */
  readonly accepts: (value: string) => boolean;
}

/** A draft as far as it can be used. */
export interface RestoredDraft extends Draft {
  /** Whether every field came back. Only then is it still what was being sent. */
  readonly isWhole: boolean;
}

/** Personal details stay on a device for one day at most, in milliseconds. */
export const DRAFT_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * What a stored draft gives back to the form as it is defined now, field by field; nothing where
 * it is too old, or begun in the future by a clock that was wrong.
 */
export function restoreDraft(
  draft: Draft,
  fields: readonly DraftField[],
  now: number,
): RestoredDraft | undefined {
  const age = now - draft.begunAt;
  if (!(age >= 0 && age <= DRAFT_AGE_MS)) return undefined;
  const values = storedValues(draft.values, fields);
  return { ...draft, values, isWhole: isSameValues(values, draft.values) };
}

/** The part of a form's values that may be stored. */
export function storedValues(values: FormValues, fields: readonly DraftField[]): FormValues {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = byName.get(name);
      return field?.isSensitive === false && field.accepts(value);
    }),
  );
}
