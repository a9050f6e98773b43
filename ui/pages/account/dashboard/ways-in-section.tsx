import { PASSWORD_RESET_PATH, type Passkey } from '../../../../core/account/public';
import { DASHBOARD_WORDS, type PasskeyProblem } from '../../../copy/account/account-copy';
import { ButtonLink } from '../../../parts/button/button';
import { WayInSheet, WaysIn } from '../account.styles';
import { PasskeysSheet } from '../passkeys/passkeys-sheet';

export interface WaysInSectionProps {
  /** Nothing where the back end knows none. */
  readonly passkeys: readonly Passkey[] | undefined;
  readonly problem: PasskeyProblem | undefined;
}

/** How a customer logs in: password and passkeys. */
export const WaysInSection = ({ passkeys, problem }: WaysInSectionProps) => (
  <WaysIn aria-labelledby="ways-in">
    <h2 id="ways-in">{DASHBOARD_WORDS.waysIn}</h2>
    <div className="sheets">
      <WayInSheet>
        <h3>{DASHBOARD_WORDS.passwordTitle}</h3>
        <p>{DASHBOARD_WORDS.passwordText}</p>
        <ButtonLink kind="quiet" href={PASSWORD_RESET_PATH}>
          {DASHBOARD_WORDS.passwordLink}
        </ButtonLink>
      </WayInSheet>
      {passkeys !== undefined && <PasskeysSheet passkeys={passkeys} problem={problem} />}
    </div>
  </WaysIn>
);
