import type { GeoPoint } from '../model/geo-point';
import { milesBetween } from './distance';

/** A branch with how far away it is; without a figure where its place is not known. */
export interface BranchAway<B> {
  readonly branch: B;
  /** As the crow flies. */
  readonly miles?: number;
}

/**
 * All branches, the nearest first; those whose place is not known last, and equals in the order
 * they came (BR-3).
 */
export const nearestBranches = <B extends { readonly point?: GeoPoint }>(
  branches: readonly B[],
  from: GeoPoint,
): readonly BranchAway<B>[] =>
  branches
    .map((branch): BranchAway<B> =>
      branch.point === undefined ? { branch } : { branch, miles: milesBetween(from, branch.point) },
    )
    .sort((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity) || 0);
