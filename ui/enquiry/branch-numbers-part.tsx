import { lateView } from '../kit/late-view';
import { SkeletonText } from '../parts/skeleton/skeleton';
import type { BranchNumbersProps } from './branch-numbers';

/** Whom to ring where a form cannot be had; it hardly ever comes to that. */
export const BranchNumbersPart = lateView<BranchNumbersProps>(
  () => import('./branch-numbers').then((module) => module.BranchNumbers),
  () => <SkeletonText $lines={4} />,
);
