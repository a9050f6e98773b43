import type { AccountListProblem } from '../../../copy/account/account-list-copy';
import type { PasskeyProblem } from '../../../copy/account/account-copy';
import type { GivingUpProblem } from '../../../copy/reservation/own-reservations-copy';

/** Of which reservation it was asked, and why it was not done. */
export interface NotGivenUp {
  readonly id: string;
  readonly problem: GivingUpProblem;
}

/** What a press came to that did not come off. */
export interface DashboardPosted {
  readonly passkeyProblem?: PasskeyProblem;
  readonly notGivenUp?: NotGivenUp;
  readonly savedProblem?: AccountListProblem;
}
