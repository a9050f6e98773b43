import { isLeft } from 'fp-ts/Either';
import { useRef, useState } from 'react';
import {
  LOGIN_WORDS,
  PASSKEY_PROBLEMS,
  PASSKEY_WORDS,
  type PasskeyProblem,
} from '../../../copy/account/account-copy';
import { useApp } from '../../../kit/app-context';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { OtherWay } from '../account.styles';
import { useCanHavePasskeys } from './use-passkeys';

/** The second way in; its answer is posted like a password, so that no script has the token. */
export function PasskeyLogin({ action }: { readonly action: string }) {
  const app = useApp();
  const isPossible = useCanHavePasskeys();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>();
  if (isPossible !== true) return null;

  const ask = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await import('./ask-authenticator').then(
      ({ passkeyToLogIn }) => passkeyToLogIn(app),
      () => ({ _tag: 'Left', left: 'unreachable' }) as const,
    );
    if (isLeft(outcome)) {
      setBusy(false);
      setProblem(outcome.left);
      return;
    }
    if (answer.current !== null) answer.current.value = outcome.right;
    form.current?.submit();
  };

  return (
    <OtherWay ref={form} method="post" action={action}>
      <p className="or">
        <span>{LOGIN_WORDS.or}</span>
      </p>
      <input ref={answer} type="hidden" name="passkey" />
      {problem !== undefined && <Notice tone="error" title={PASSKEY_PROBLEMS[problem]} />}
      <Button
        kind="quiet"
        wide
        busy={isBusy}
        busyLabel={PASSKEY_WORDS.busy}
        onClick={() => {
          void ask();
        }}
      >
        {LOGIN_WORDS.passkey}
      </Button>
    </OtherWay>
  );
}
