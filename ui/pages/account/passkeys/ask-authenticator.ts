import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { firstValueFrom, type Observable } from 'rxjs';
import type { PasskeyQuestion } from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { PasskeyProblem } from '../../../copy/account/account-copy';
import type { App } from '../../../kit/app';

type Asked = Observable<Either<GatewayFailure, PasskeyQuestion>>;

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Puts a question of the back end to the device. @returns the answer, as JSON. */
async function answered(
  question$: Asked,
  ask: (question: unknown) => Promise<unknown>,
  otherwise: PasskeyProblem,
): Promise<Either<PasskeyProblem, string>> {
  const question = await firstValueFrom(question$);
  if (isLeft(question)) {
    return left(question.left.kind === 'refused' ? otherwise : 'unreachable');
  }
  try {
    return right(JSON.stringify(await ask(question.right)));
  } catch (problem) {
    const name = problem instanceof Error ? problem.name : '';
    return left(PROBLEMS[name] ?? otherwise);
  }
}

/** The device signs for whoever unlocks it. */
export const passkeyToLogIn = ({ ports }: App): Promise<Either<PasskeyProblem, string>> =>
  answered(
    ports.passkeys.question(window.location.origin),
    (question) =>
      startAuthentication({ optionsJSON: question as PublicKeyCredentialRequestOptionsJSON }),
    'failed',
  );

/** The device makes a passkey for the customer who is logged in. */
export const passkeyToAdd = ({ ports }: App): Promise<Either<PasskeyProblem, string>> =>
  answered(
    ports.passkeys.newQuestion(window.location.origin),
    (question) =>
      startRegistration({ optionsJSON: question as PublicKeyCredentialCreationOptionsJSON }),
    'not-added',
  );
