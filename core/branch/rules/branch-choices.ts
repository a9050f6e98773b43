/** Which branches one use offers (CG-010). */
export interface BranchFilter {
  /** The group's own word in the names of its branches. */
  readonly marker: string;
  /** Words that no name may have: a franchise, a place. */
  readonly excluded: readonly string[];
}

const has = (name: string, word: string): boolean =>
  word !== '' && name.toLowerCase().includes(word.toLowerCase());

/**
 * The branches that one use offers: those with the group's marker in their names, and none of the words
 * (VALB-31, CALL-33, CALL-34). A marker that no name has marks nobody: it is left out of account then.
 */
export function branchChoices<Named extends { readonly name: string }>(
  branches: readonly Named[],
  { marker, excluded }: BranchFilter,
): readonly Named[] {
  const allowed = branches.filter(({ name }) => !excluded.some((word) => has(name, word)));
  const marked = allowed.filter(({ name }) => has(name, marker));
  return marked.length === 0 ? allowed : marked;
}
