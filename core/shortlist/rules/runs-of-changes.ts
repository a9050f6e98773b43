import type { ShortlistChange } from '../model/shortlist-change';

/** Changes in their order, those of one kind to one list in a row together: what a press on "Save all" does. */
export function runsOfChanges(
  changes: readonly ShortlistChange[],
): readonly (readonly ShortlistChange[])[] {
  const runs: ShortlistChange[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === change.kind && run[0].list === change.list) run.push(change);
    else runs.push([change]);
  }
  return runs;
}
