import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, type Observable } from 'rxjs';
import type { ContentLibrary } from '../content/public';
import type { GatewayFailure } from '../kernel/failure';
import type { Dealership } from './model/dealership';
import type { HolidayCalendar } from './model/holiday-calendar';
import type { BranchDirectory } from './ports/branch-directory';
import { branchList } from './rules/branch-list';

export interface BranchPorts {
  readonly content: Pick<ContentLibrary, 'branches'>;
  readonly directory: BranchDirectory;
}

/** All branches, and the holidays their hours are told by. */
export interface Branches {
  readonly branches: readonly Dealership[];
  readonly calendar: HolidayCalendar;
}

/** Which of the two lists could not be had. */
export interface BranchesFailure {
  readonly needed: 'sites' | 'dealerships';
  readonly failure: GatewayFailure;
}

/**
 * The branches with all that their pages tell (BRANCH-16). The two lists are needed; without the
 * calendar, hours are those of ordinary weeks, and pages say so.
 */
export const loadBranches = ({
  content,
  directory,
}: BranchPorts): Observable<Either<BranchesFailure, Branches>> =>
  forkJoin([content.branches(), directory.dealerships(), directory.bankHolidays()]).pipe(
    map(([sites, dealerships, calendar]) => {
      if (isLeft(sites)) return left({ needed: 'sites', failure: sites.left });
      if (isLeft(dealerships)) return left({ needed: 'dealerships', failure: dealerships.left });
      return right({
        branches: branchList(sites.right, dealerships.right),
        calendar: isLeft(calendar) ? {} : calendar.right,
      });
    }),
  );
