import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  createNearestSearch,
  nearestBranches,
  type BranchAway,
  type Dealership,
  type NearestState,
} from '../../../../core/branch/public';
import { lateFormMemory } from '../../../form/late-form-memory';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { NEAR } from './near';

export interface Nearest {
  readonly state: NearestState;
  readonly find: (typed: string) => void;
  readonly clear: () => void;
}

/**
 * "Nearest to you", live: begins as the server drew it, else with what the visit remembers. Once a
 * script is there the address no longer says where the shopper is, so that nobody is told of it.
 */
export function useNearest(start: NearestState): Nearest {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { memory, nearest } = useViewModel((scope) => {
    const late = lateFormMemory(app.openFormMemory);
    return {
      memory: late,
      nearest: createNearestSearch(scope, app.ports.directory, late.outcode, start),
    };
  });
  useEffect(() => {
    void memory.isHere.then(() => {
      const { value } = nearest.state$;
      if (value.kind === 'sorted') memory.outcode.write(value.outcode);
      const kept = memory.outcode.read();
      if (value.kind === 'unsorted' && kept !== undefined) nearest.find(kept);
    });
  }, [memory, nearest]);
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has(NEAR)) return;
    params.delete(NEAR);
    void navigate(
      { pathname, search: params.toString() },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search]);
  return { state: useBehavior(nearest.state$), find: nearest.find, clear: nearest.clear };
}

/** All branches as they are to be listed: by distance once it is known from where. */
export const inOrder = (
  branches: readonly Dealership[],
  state: NearestState,
): readonly BranchAway<Dealership>[] =>
  state.kind === 'sorted'
    ? nearestBranches(branches, state.from)
    : branches.map((branch) => ({ branch }));
