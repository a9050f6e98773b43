import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { defer, map, type Observable } from 'rxjs';
import {
  OPT_IN_CHANNELS,
  optInName,
  PHOTOGRAPHS_NAME,
  TERMS_NAME,
  type EnquiryDesk,
  type Receipt,
  type Submission,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { isRecord, readText } from '../lenient';
import { unwrap } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { submissionFields } from './submission-fields';

/** By another path than all other forms (CALL-11, CALL-12). */
const BY_SECOND_PATH: readonly string[] = ['44'];

/**
 * Enquiries over HTTP (CALL-43). The key goes along in a header, so that the other side can tell a
 * repeat from another enquiry; nothing is repeated here by itself.
 */
export class HttpEnquiryDesk implements EnquiryDesk {
  constructor(private readonly client: HttpClient) {}

  readonly submit = (submission: Submission): Observable<Either<SubmitFailure, Receipt>> =>
    defer(() => {
      let repeated: boolean | undefined;
      return this.client
        .call({
          method: 'POST',
          path: BY_SECOND_PATH.includes(submission.formId)
            ? '/api/v2/form-submit'
            : '/api/form/submit',
          multipart: submissionFields(submission),
          headers: { 'Idempotency-Key': submission.key },
          readsHeader: {
            name: 'idempotent-replayed',
            receive: (value) => {
              repeated = value === 'true' || (value === 'false' ? false : undefined);
            },
          },
        })
        .pipe(
          map((answer) =>
            isLeft(answer) ? left(toFailure(answer.left)) : receiptOf(answer.right, repeated),
          ),
        );
    });
}

/** Without its confirmation nobody knows whether the enquiry was taken, so that it may be sent again. */
function receiptOf(body: unknown, repeated: boolean | undefined): Either<SubmitFailure, Receipt> {
  const { content } = unwrap(body);
  const told = isRecord(content) ? content : {};
  const confirmation = readText(told['success']);
  return confirmation === undefined
    ? left({ kind: 'unreadable', problems: [{ path: 'data.success', expected: 'text' }] })
    : right(withoutAbsent({ confirmation, reference: readText(told['reference']), repeated }));
}

const toFailure = (failure: GatewayFailure): SubmitFailure =>
  failure.kind === 'refused' && failure.fieldReasons !== undefined
    ? {
        kind: 'field-faults',
        faults: Object.fromEntries(
          Object.entries(failure.fieldReasons).map(([name, reason]) => [ownName(name), reason]),
        ),
      }
    : failure;

const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['_terms_accepted', TERMS_NAME],
  ['_attachment', PHOTOGRAPHS_NAME],
  ...OPT_IN_CHANNELS.map((channel) => [`_optin[${channel}]`, optInName(channel)] as const),
]);

const ownName = (wireName: string): string => OWN_NAMES.get(wireName) ?? wireName;
