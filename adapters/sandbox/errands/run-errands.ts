import type { DueErrand, ErrandTable } from './errand-table';

export interface ErrandRun<Errand extends DueErrand> {
  readonly table: ErrandTable<Errand>;
  readonly doErrand: (errand: Errand) => Promise<void>;
  /** What they are of, in a line on one that is put off: "a reservation". */
  readonly of: string;
  readonly now: () => number;
  readonly log?: ((line: string) => void) | undefined;
}

/** Between tries: longer each time, and never given up, since money may hang on it. */
const AGAIN_AFTER_MS = [2_000, 10_000, 60_000, 600_000, 3_600_000] as const;

/** Longer than any errand takes: one that a process died over is free again then. */
const CLAIMED_MS = 60_000;

/** Does all that is due and that no other process does. */
export async function runErrands<Errand extends DueErrand>({
  table,
  doErrand,
  of,
  now,
  log,
}: ErrandRun<Errand>): Promise<void> {
  for (const errand of table.due(now())) {
    if (!table.claim(errand, now() + CLAIMED_MS)) continue;
    try {
      await doErrand(errand);
      table.done(errand.id);
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      const wait = AGAIN_AFTER_MS[Math.min(errand.tries, AGAIN_AFTER_MS.length - 1)] ?? 0;
      table.putOff(errand.id, now() + wait, why);
      log?.(`${errand.kind} of ${of} is put off: ${why}`);
    }
  }
}
