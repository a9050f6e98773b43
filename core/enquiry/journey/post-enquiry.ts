import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, of, take, type Observable } from 'rxjs';
import type { FormValues } from '../../kernel/form/field';
import { blankForm, formReducer } from '../../kernel/form/form-state';
import { stepMoves } from '../../kernel/form/step-moves';
import type { Clock } from '../../kernel/ports/clock';
import type { Ids } from '../../kernel/ports/ids';
import type { FieldFault } from '../model/field-fault';
import {
  DRAWN_NAME,
  GO_BACK_NAME,
  GO_ON_NAME,
  KEY_NAME,
  TRAP_NAME,
} from '../model/form-definition';
import { PHOTOGRAPHS_NAME } from '../model/photograph';
import type { SendFailure } from '../model/send-failure';
import type { Receipt } from '../model/submission';
import type { EnquiryDesk } from '../ports/enquiry-desk';
import { deskFaults } from '../rules/desk-faults';
import { postedValues } from '../rules/form-names';
import { fieldsOfSteps } from '../rules/form-steps';
import { submissionPayload, type EnquiryFacts } from '../rules/submission-payload';
import { wholeReceipt } from '../rules/whole-receipt';
import { checksOf, type EnquiryFormState, type EnquiryRules } from './enquiry-form-state';

export interface PostPorts {
  readonly desk: EnquiryDesk;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A form as a browser without script posts it. */
export interface PostedEnquiry extends EnquiryRules {
  /** The pairs of the body, in their order; names that the form does not know are left out. */
  readonly posted: readonly (readonly [name: string, value: string])[];
  readonly blank: FormValues;
  readonly facts: EnquiryFacts;
  /** What is wrong with the photographs that came along. */
  readonly photographFault?: FieldFault | undefined;
}

/** The key of a page that was drawn before; anything else is somebody's own invention. */
const FORM_KEY = /^[\w-]{8,64}$/;

/**
 * The rules of every form, for one that is posted: the receipt, or the form to be shown again with
 * all that was typed, what is wrong, and why it was not taken. Posted twice, it is stored once. One
 * that is posted to go from step to step is shown at that step, and not sent.
 */
export function postEnquiry(
  { desk, clock, ids }: PostPorts,
  post: PostedEnquiry,
): Observable<Either<EnquiryFormState, Receipt>> {
  const { definition, posted, blank, facts, photographFault } = post;
  const check = checksOf(post, clock);
  const reduce = formReducer<FieldFault, SendFailure, Receipt>(
    (typed) => ({
      ...check(typed),
      ...(photographFault !== undefined && { [PHOTOGRAPHS_NAME]: photographFault }),
    }),
    stepMoves(fieldsOfSteps(definition)),
  );
  const postedKey = posted.find(([name]) => name === KEY_NAME)?.[1] ?? '';
  const formKey = FORM_KEY.test(postedKey) ? postedKey : ids.next();
  const values = postedValues(definition, posted);
  const filled = { ...blankForm(blank, formKey), values };
  const from = (name: string): number =>
    Number(posted.find(([other]) => other === name)?.[1] ?? NaN);
  if (from(GO_BACK_NAME) >= 0) {
    return of(left(reduce(filled, { kind: 'went-to', step: from(GO_BACK_NAME) - 1 })));
  }
  if (from(GO_ON_NAME) >= 0) {
    const here = reduce(filled, { kind: 'went-to', step: from(GO_ON_NAME) });
    return of(left(reduce(here, { kind: 'went-on' })));
  }
  const submission = submissionPayload(definition, values, formKey, facts);
  const { key } = submission;
  const submitted = reduce(filled, { kind: 'submitted', key });
  if (submitted.phase.kind !== 'sending') return of(left(submitted));
  const refusedWith = (failure: SendFailure): EnquiryFormState =>
    reduce(submitted, {
      kind: 'answered',
      key,
      answer: left(failure),
      faults: deskFaults(definition, failure),
      nextKey: formKey,
    });
  if (!isByHand(posted, clock.now())) return of(left(refusedWith({ kind: 'not-by-hand' })));

  return desk.submit(submission).pipe(
    take(1),
    map((answer) => {
      return isLeft(answer)
        ? left(refusedWith(answer.left))
        : right(wholeReceipt(answer.right, definition, submission));
    }),
  );
}

/** Quicker than this nobody fills in a form; filled in by a browser, it is sent again. */
const QUICKEST_MS = 1500;

/**
 * Whether a person may have sent it: what nobody sees is empty (EN-9), and there was time to type.
 * Whoever fails is told so, and loses nothing: no receipt is given for what is thrown away.
 */
export function isByHand(posted: PostedEnquiry['posted'], now: number): boolean {
  const of = (name: string): string => posted.find(([other]) => other === name)?.[1] ?? '';
  const drawn = of(DRAWN_NAME);
  return of(TRAP_NAME) === '' && /^\d+$/.test(drawn) && now - Number(drawn) >= QUICKEST_MS;
}
