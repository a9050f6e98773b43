import { LOGIN_WORDS, PASSKEY_PROBLEMS, PASSKEY_WORDS } from '../../../copy/account/account-copy';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { OtherWay } from '../account.styles';
import { useAuthenticator } from './use-authenticator';
import { useCanHavePasskeys } from './use-passkeys';

/** The second way in; its answer is posted like a password, so that no script has the token. */
export function PasskeyLogin({ action }: { readonly action: string }) {
  const isPossible = useCanHavePasskeys();
  const { form, answer, isBusy, problem, ask } = useAuthenticator();
  if (isPossible !== true) return null;
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
          void ask(() => import('./ask-authenticator').then((asking) => asking.passkeyToLogIn));
        }}
      >
        {LOGIN_WORDS.passkey}
      </Button>
    </OtherWay>
  );
}
