import { isLeft } from 'fp-ts/Either';
import { map, of, startWith, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import { readOutcode, type Outcode, type OutcodeFault } from '../../kernel/person/outcode';
import type { Scope } from '../../kernel/scope';
import type { GeoPoint } from '../model/geo-point';
import type { BranchDirectory } from '../ports/branch-directory';

/** Why branches are not sorted by what was typed. */
export type NearestFault =
  | OutcodeFault
  /** Of the right shape, and in no list of ours: never placed at a guess (BR-4). */
  | { readonly kind: 'not-known'; readonly outcode: Outcode }
  | { readonly kind: 'no-answer' };

/** "Nearest to you", of one moment. */
export type NearestState =
  | { readonly kind: 'unsorted' }
  | { readonly kind: 'asking'; readonly typed: string }
  | { readonly kind: 'sorted'; readonly outcode: Outcode; readonly from: GeoPoint }
  | { readonly kind: 'refused'; readonly typed: string; readonly fault: NearestFault };

export const unsorted: NearestState = { kind: 'unsorted' };

/** Where the shopper is, by the first half of what was typed; only that half is asked about. */
export function askNearest(
  directory: Pick<BranchDirectory, 'placeOf'>,
  typed: string,
): Observable<NearestState> {
  const read = readOutcode(typed);
  if (isLeft(read)) return of({ kind: 'refused', typed, fault: read.left });
  const outcode = read.right;
  return directory.placeOf(outcode).pipe(
    map((answer): NearestState => {
      if (isLeft(answer)) return { kind: 'refused', typed, fault: { kind: 'no-answer' } };
      return answer.right === undefined
        ? { kind: 'refused', typed, fault: { kind: 'not-known', outcode } }
        : { kind: 'sorted', outcode, from: answer.right };
    }),
  );
}

/** What was last sorted by, for the visit. */
export interface OutcodeMemory {
  readonly read: () => string | undefined;
  readonly write: (outcode: string | undefined) => void;
}

export interface NearestSearch {
  readonly state$: Behavior<NearestState>;
  /** Sorts by what was typed; a newer question ends an older one. */
  readonly find: (typed: string) => void;
  /** The order of the list again, and nothing remembered. */
  readonly clear: () => void;
}

/** "Nearest to you" in a browser: begins as the server drew it, or with what the visit remembers. */
export function createNearestSearch(
  scope: Scope,
  directory: Pick<BranchDirectory, 'placeOf'>,
  memory: OutcodeMemory,
  start: NearestState,
): NearestSearch {
  const typed$ = new Subject<string | undefined>();
  const state$ = scope.behavior(
    typed$.pipe(
      switchMap((typed): Observable<NearestState> =>
        typed === undefined
          ? of(unsorted)
          : askNearest(directory, typed).pipe(startWith<NearestState>({ kind: 'asking', typed })),
      ),
      tap((state) => {
        if (state.kind === 'sorted') memory.write(state.outcode);
        if (state.kind === 'unsorted') memory.write(undefined);
      }),
      startWith(start),
    ),
  );
  return {
    state$,
    find: (typed) => {
      typed$.next(typed);
    },
    clear: () => {
      typed$.next(undefined);
    },
  };
}
