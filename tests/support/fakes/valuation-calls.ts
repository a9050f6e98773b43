import type { Either } from 'fp-ts/Either';
import { Observable, Subject } from 'rxjs';
import type { Receipt, Submission, SubmitFailure } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { CalledPorts } from '../../../core/valuation/streams/journey-call';
import type {
  LookupAnswer,
  LookupQuestion,
  Valuation,
  ValuationRequest,
} from '../../../core/valuation/public';

/** A call that was made, to be answered when the test wants it. */
export interface MadeCall<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: (answer: Answer) => void;
  /** Whether nobody waits for the answer any more. */
  readonly isLeft: () => boolean;
}

function port<Asked, Answer>() {
  const calls: MadeCall<Asked, Answer>[] = [];
  const ask = (asked: Asked): Observable<Answer> =>
    new Observable((subscriber) => {
      const answers$ = new Subject<Answer>();
      let left = false;
      calls.push({
        asked,
        answer: (answer) => {
          answers$.next(answer);
          answers$.complete();
        },
        isLeft: () => left,
      });
      const subscription = answers$.subscribe(subscriber);
      return () => {
        left = true;
        subscription.unsubscribe();
      };
    });
  return { calls, ask };
}

/** Valuer and desk whose calls wait for the test to answer them. */
export function valuationCalls() {
  const lookUp = port<LookupQuestion, Either<GatewayFailure, LookupAnswer>>();
  const process = port<ValuationRequest, Either<GatewayFailure, string>>();
  const fetch = port<string, Either<GatewayFailure, Valuation>>();
  const submit = port<Submission, Either<SubmitFailure, Receipt>>();
  const ports: CalledPorts = {
    valuer: {
      lookUp: lookUp.ask,
      process: process.ask,
      fetch: (_reading, hash) => fetch.ask(hash),
    },
    desk: { submit: submit.ask },
  };
  return {
    ports,
    lookups: lookUp.calls,
    processed: process.calls,
    fetched: fetch.calls,
    submitted: submit.calls,
  };
}
