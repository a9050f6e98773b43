import type { CheckForm, FormValues } from '../../kernel/form/field';
import type { FormState, MoveStep } from '../../kernel/form/form-state';
import type { FieldsOfSteps } from '../../kernel/form/step-moves';
import type { NamePolicy } from '../../kernel/person/person-name';
import type { Clock } from '../../kernel/ports/clock';
import type { FieldFault } from '../model/field-fault';
import type { FormDefinition } from '../model/form-definition';
import type { SendFailure } from '../model/send-failure';
import type { Receipt } from '../model/submission';
import { britishNow } from '../rules/british-now';
import { checkSubmission } from '../rules/check-submission';
import type { EnquiryFacts } from '../rules/submission-payload';

/** A dealership's form of one moment; plain data. */
export type EnquiryFormState = FormState<FieldFault, SendFailure, Receipt>;

/** What the rules of one form go by. */
export interface EnquiryRules {
  readonly definition: FormDefinition;
  readonly namePolicy: NamePolicy;
}

/** What a form begins with. */
export interface EnquiryStart extends EnquiryRules {
  /** Names the form and what it is about, for its draft: "callback", "callback/ford-fiesta-1". */
  readonly formName: string;
  /** The form's own key; a draft that comes back brings its own. */
  readonly key: string;
  /** What an empty form holds. */
  readonly blank: FormValues;
  /** The form as a post without script left it. */
  readonly form?: EnquiryFormState;
  /** Of a form that goes step by step. */
  readonly steps?: EnquirySteps | undefined;
  /** What the enquiry carries beside what is typed, as it is when it is sent. */
  readonly facts: () => EnquiryFacts;
}

/** What each step asks, and how one goes from step to step. */
export interface EnquirySteps {
  readonly fields: FieldsOfSteps;
  readonly move: MoveStep;
}

/** A form's checks, on the day that it is in the United Kingdom when they are made. */
export const checksOf =
  ({ definition, namePolicy }: EnquiryRules, clock: Clock): CheckForm<FieldFault> =>
  (values) =>
    checkSubmission(definition, values, { namePolicy, ...britishNow(clock) });
