import { PASSWORD_RESET_PATH } from '../../../../core/account/public';
import { Heading } from '../../../content/text-page.styles';
import {
  emailSentence,
  LOGIN_REASONS,
  LOGIN_WORDS,
  loginSentence,
  passwordSentence,
  TOO_LONG_TO_BE_ONE,
  type LoginReason,
} from '../../../copy/account/account-copy';
import { ERROR_TITLE } from '../../../copy/forms/form-copy';
import { PasswordField } from '../../../account/password-field';
import { StopSummary } from '../../../account/stop-summary';
import type { FaultLine } from '../../../form/error-summary';
import { PageHead } from '../../../kit/page-head';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../../parts/site-link/site-link';
import { AccountAside, AccountColumns, AccountSheet } from '../account.styles';
import { EmailField } from '../email-field';
import { PasskeyLogin } from '../passkeys/passkey-login';
import { postedText } from '../posted-text';
import { useCheckedForm } from '../use-checked-form';
import { readCredentials, type LoginFaults, type LoginPosted } from './login-faults';

const EMAIL_ID = 'login-email';
const PASSWORD_ID = 'login-password';

export interface LoginViewProps {
  readonly reason: LoginReason | undefined;
  readonly posted: LoginPosted | undefined;
  /** Path and query of the page: what is sent comes back to it. */
  readonly action: string;
}

/** The login, the same wherever it stands (CG-108): with script and without, by password or passkey. */
export function LoginView({ reason, posted, action }: LoginViewProps) {
  const { found, stops, isSending, onSubmit } = useCheckedForm((typed) => {
    const read = readCredentials(postedText(typed, 'email'), postedText(typed, 'password'));
    return 'faults' in read ? read.faults : undefined;
  });
  const faults = found ?? posted?.faults ?? {};
  const failure = found === undefined ? posted?.failure : undefined;
  const lines = faultLines(faults);
  const isStopped = lines.length > 0 || failure !== undefined;
  const said = reason === undefined || isStopped ? undefined : LOGIN_REASONS[reason];
  return (
    <PageFrame>
      <PageHead
        title={isStopped ? ERROR_TITLE + LOGIN_WORDS.title : LOGIN_WORDS.title}
        description={LOGIN_WORDS.description}
        indexed={false}
      />
      <Heading>{LOGIN_WORDS.title}</Heading>
      <AccountColumns>
        <AccountSheet>
          {said !== undefined && (
            <div role="status">
              <Notice tone={reason === 'ended' ? 'info' : 'good'} title={said.title}>
                {said.text}
              </Notice>
            </div>
          )}
          <form method="post" action={action} onSubmit={onSubmit} noValidate>
            <StopSummary
              faults={lines}
              others={failure === undefined ? [] : [loginSentence(failure)]}
              stops={stops}
            />
            <EmailField id={EMAIL_ID} typed={posted?.email} fault={faults.email} />
            <PasswordField
              id={PASSWORD_ID}
              label={LOGIN_WORDS.password}
              name="password"
              autoComplete="current-password"
              error={passwordError(faults)}
            />
            <Button type="submit" wide busy={isSending} busyLabel={LOGIN_WORDS.busy}>
              {LOGIN_WORDS.submit}
            </Button>
          </form>
          <SiteLink href={PASSWORD_RESET_PATH}>{LOGIN_WORDS.forgotten}</SiteLink>
          <PasskeyLogin action={action} />
        </AccountSheet>
        <AccountAside aria-labelledby="account-for">
          <h2 id="account-for">{LOGIN_WORDS.aside.title}</h2>
          <ul>
            {LOGIN_WORDS.aside.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </AccountAside>
      </AccountColumns>
    </PageFrame>
  );
}

const passwordError = ({ password }: LoginFaults): string | undefined => {
  if (password === undefined) return undefined;
  return password === 'empty' ? passwordSentence({ kind: 'empty' }) : TOO_LONG_TO_BE_ONE;
};

const faultLines = (faults: LoginFaults): readonly FaultLine[] => {
  const password = passwordError(faults);
  return [
    ...(faults.email === undefined
      ? []
      : [{ id: EMAIL_ID, name: 'email', sentence: emailSentence(faults.email) }]),
    ...(password === undefined ? [] : [{ id: PASSWORD_ID, name: 'password', sentence: password }]),
  ];
};
