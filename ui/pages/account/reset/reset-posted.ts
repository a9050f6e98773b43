import type { PasswordFault, SetPasswordFailure } from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { EmailFault } from '../../../copy/account/account-copy';

/** What came of a form that was posted and did not come off. */
export type ResetPosted =
  | {
      readonly kind: 'asked';
      readonly email: string;
      readonly fault?: EmailFault | undefined;
      readonly failure?: GatewayFailure | undefined;
    }
  | {
      readonly kind: 'set';
      readonly fault?: PasswordFault | undefined;
      readonly failure?: SetPasswordFailure | undefined;
    };
