import { isLeft, type Either } from 'fp-ts/Either';
import { useRef, useState, type RefObject } from 'react';
import type { PasskeyProblem } from '../../../copy/account/account-copy';
import type { App } from '../../../kit/app';
import { useApp } from '../../../kit/app-context';

type Question = (app: App) => Promise<Either<PasskeyProblem, string>>;

export interface Authenticator {
  /** Posted once the device has answered. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The field that the answer is posted in. */
  readonly answer: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly problem: PasskeyProblem | undefined;
  /**
   * @param fetchQuestion what asks the device; its script comes with the first press
   * @param filled is called before the form is posted
   */
  readonly ask: (fetchQuestion: () => Promise<Question>, filled?: () => void) => Promise<void>;
}

/** Asks the device for a passkey's answer, and posts it: no script has what comes of it. */
export function useAuthenticator(before?: PasskeyProblem): Authenticator {
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(before);

  const ask: Authenticator['ask'] = async (fetchQuestion, filled) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await fetchQuestion().then(
      (question) => question(app),
      () => ({ _tag: 'Left', left: 'unreachable' }) as const,
    );
    if (isLeft(outcome)) {
      setBusy(false);
      setProblem(outcome.left);
      return;
    }
    if (answer.current !== null) answer.current.value = outcome.right;
    filled?.();
    form.current?.submit();
  };
  return { form, answer, isBusy, problem, ask };
}
