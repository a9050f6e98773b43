import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, of, take, type Observable } from 'rxjs';
import type { FormValues } from '../../kernel/form/field';
import { blankForm, formReducer, type FormEvent } from '../../kernel/form/form-state';
import type { Clock } from '../../kernel/ports/clock';
import type { Ids } from '../../kernel/ports/ids';
import type { FieldFault } from '../model/field-fault';
import { KEY_NAME } from '../model/form-definition';
import type { Receipt } from '../model/submission';
import type { EnquiryDesk, SubmitFailure } from '../ports/enquiry-desk';
import { deskFaults } from '../rules/desk-faults';
import { postedValues } from '../rules/form-names';
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
}

/** The key of a page that was drawn before; anything else is somebody's own invention. */
const FORM_KEY = /^[\w-]{8,64}$/;

/**
 * The rules of every form, for one that is posted: the receipt, or the form to be shown again with
 * all that was typed, what is wrong, and why it was not taken. Posted twice, it is stored once.
 */
export function postEnquiry(
  { desk, clock, ids }: PostPorts,
  post: PostedEnquiry,
): Observable<Either<EnquiryFormState, Receipt>> {
  const { definition, posted, blank, facts } = post;
  const reduce = formReducer<FieldFault, SubmitFailure, Receipt>(checksOf(post, clock));
  const postedKey = posted.find(([name]) => name === KEY_NAME)?.[1] ?? '';
  const formKey = FORM_KEY.test(postedKey) ? postedKey : ids.next();
  const values = postedValues(definition, posted);
  const submission = submissionPayload(definition, values, formKey, facts);
  const { key } = submission;
  const submitted = reduce({ ...blankForm(blank, formKey), values }, { kind: 'submitted', key });
  if (submitted.phase.kind !== 'sending') return of(left(submitted));

  return desk.submit(submission).pipe(
    take(1),
    map((answer) => {
      if (!isLeft(answer)) return right(wholeReceipt(answer.right, definition, submission));
      const refused: FormEvent<FieldFault, SubmitFailure, Receipt> = {
        kind: 'answered',
        key,
        answer,
        faults: deskFaults(definition, answer.left),
        nextKey: formKey,
      };
      return left(reduce(submitted, refused));
    }),
  );
}
