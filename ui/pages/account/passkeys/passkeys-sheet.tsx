import { useRef } from 'react';
import { DASHBOARD_PATH, type Passkey } from '../../../../core/account/public';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import {
  PASSKEY_PROBLEMS,
  PASSKEY_WORDS,
  type PasskeyProblem,
} from '../../../copy/account/account-copy';
import { longDay } from '../../../copy/day-copy';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { PasskeyList, WayInSheet } from '../account.styles';
import { INTENT_NAME, INTENTS } from '../dashboard/dashboard-intents';
import { deviceName } from './device-name';
import { useAuthenticator } from './use-authenticator';
import { useCanHavePasskeys } from './use-passkeys';

export interface PasskeysSheetProps {
  readonly passkeys: readonly Passkey[];
  /** Of a press before. */
  readonly problem: PasskeyProblem | undefined;
}

const dayOf = (instant: string): string => longDay(dayInBritain(Date.parse(instant)));

const about = ({ addedAt, lastUsedAt }: Passkey): string =>
  [
    addedAt === undefined ? '' : PASSKEY_WORDS.added(dayOf(addedAt)),
    lastUsedAt === undefined ? '' : PASSKEY_WORDS.lastUsed(dayOf(lastUsedAt)),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The passkeys of the account: each can be removed, and this device can have one. */
export function PasskeysSheet({ passkeys, problem: before }: PasskeysSheetProps) {
  const isPossible = useCanHavePasskeys();
  const { form, answer, isBusy, problem, ask } = useAuthenticator(before);
  const name = useRef<HTMLInputElement>(null);
  const add = () =>
    ask(
      () => import('./ask-authenticator').then((asking) => asking.passkeyToAdd),
      () => {
        if (name.current !== null) name.current.value = deviceName(navigator.userAgent);
      },
    );

  return (
    <WayInSheet>
      <h3>{PASSKEY_WORDS.title}</h3>
      <p>{PASSKEY_WORDS.lead}</p>
      {problem !== undefined && (
        <div className="news">
          <Notice tone="error" title={PASSKEY_PROBLEMS[problem]} />
        </div>
      )}
      {passkeys.length > 0 && (
        <PasskeyList aria-label={PASSKEY_WORDS.title}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div className="words">
                <span className="name">{passkey.name}</span>
                <span className="soft">{about(passkey)}</span>
              </div>
              <form method="post" action={DASHBOARD_PATH}>
                <input type="hidden" name={INTENT_NAME} value={INTENTS.removePasskey} />
                <input type="hidden" name="passkey-id" value={passkey.id} />
                <Button
                  type="submit"
                  kind="quiet"
                  compact
                  aria-label={PASSKEY_WORDS.removeNamed(passkey.name)}
                >
                  {PASSKEY_WORDS.remove}
                </Button>
              </form>
            </li>
          ))}
        </PasskeyList>
      )}
      {isPossible === true && (
        <form ref={form} method="post" action={DASHBOARD_PATH}>
          <input type="hidden" name={INTENT_NAME} value={INTENTS.addPasskey} />
          <input ref={answer} type="hidden" name="passkey" />
          <input ref={name} type="hidden" name="name" />
          <Button
            kind="quiet"
            busy={isBusy}
            busyLabel={PASSKEY_WORDS.busy}
            onClick={() => {
              void add();
            }}
          >
            {PASSKEY_WORDS.add}
          </Button>
        </form>
      )}
      {isPossible === false && <p>{PASSKEY_WORDS.unsupported}</p>}
      <noscript>
        <p>{PASSKEY_WORDS.needsScript}</p>
      </noscript>
    </WayInSheet>
  );
}
