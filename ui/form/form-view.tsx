import type { ReactNode } from 'react';
import {
  DRAWN_NAME,
  faultsInView,
  hasPhotographs,
  KEY_NAME,
  TRAP_NAME,
  unplacedReasons,
  type BritishNow,
  type EnquiryForm,
  type FieldFault,
  type FormDefinition,
  type Receipt,
  type SendFailure,
} from '../../core/enquiry/public';
import { memberOf } from '../../core/kernel/form/field';
import {
  CLEAR_FORM,
  DO_NOT_SEND,
  DRAFT_RESTORED,
  faultSentence,
  SENDING,
  SUBMIT_FAILED,
  submitFailureSentence,
  WAITING_SENTENCE,
  WAITING_TITLE,
} from '../copy/forms/form-copy';
import type { Blocks } from '../parts/blocks';
import { Button } from '../parts/button/button';
import { Notice } from '../parts/notice/notice';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { PHOTOGRAPHS_FIELD, TERMS_FIELD } from './agreements';
import { ErrorSummary } from './error-summary';
import { ON_ONE_PAGE, type FormLayout } from './form-layout';
import { FormBox, Unseen } from './form.styles';
import { useAppointments } from './use-appointments';
import { useForm } from './use-form';

interface FormViewProps {
  readonly form: EnquiryForm;
  /** What must be there before a draft can come back. */
  readonly wakesAfter: Promise<void>;
  readonly definition: FormDefinition;
  /** Where it is posted without script. */
  readonly action: string;
  /** Begins the ids of its controls; one page may have two forms. */
  readonly idPrefix: string;
  /** Milliseconds since 1970 in UTC. */
  readonly drawnAt: number;
  /** The moment it was when the form was drawn. */
  readonly now: BritishNow;
  /** What is shown in place of the form once it was taken. */
  readonly receipt: (receipt: Receipt) => ReactNode;
  /** Above the fields. */
  readonly lead?: string;
  /** What to do instead of sending it, beside the button and under what went wrong: a number to ring. */
  readonly otherWay?: Blocks;
  readonly layout?: FormLayout;
  /** What is said of a form that was not taken, where it is not what is said of any. */
  readonly refusal?: (failure: SendFailure) => string;
}

/** A form as it is defined (FORM-02), in every state of its life (FORM-13), with script and without. */
export function FormView({
  form,
  wakesAfter,
  definition,
  action,
  idPrefix,
  drawnAt,
  now,
  receipt,
  lead,
  otherWay,
  layout: { View, onSubmit } = ON_ONE_PAGE,
  refusal = submitFailureSentence,
}: FormViewProps) {
  const { state, formRef, newsRef } = useForm(form, definition, wakesAfter);
  const { phase, values } = state;
  const shown = useAppointments(definition, values, now);
  const idOf = (name: string): string => `${idPrefix}-${name}`;

  if (phase.kind === 'sent') {
    return (
      <div ref={newsRef} tabIndex={-1}>
        {receipt(phase.receipt)}
      </div>
    );
  }

  const faults = faultsInView(definition, state);
  const lines = [...shown.fields, PHOTOGRAPHS_FIELD, TERMS_FIELD].flatMap((field) => {
    const fault = memberOf<FieldFault>(faults, field.name);
    return fault === undefined
      ? []
      : [
          {
            id: idOf(field.name),
            name: field.name,
            sentence: faultSentence(field, fault),
            isClosed: fault.kind === 'day-closed' || fault.kind === 'time-closed',
          },
        ];
  });
  const closed = lines.filter(({ isClosed }) => isClosed).map(({ sentence }) => sentence);
  const others = phase.kind === 'refused' ? unplacedReasons(definition, phase.failure) : [];
  const isStopped = state.stops > 0 && (lines.length > 0 || others.length > 0);
  const isSending = phase.kind === 'sending';

  return (
    <FormBox
      ref={formRef}
      method="post"
      encType={hasPhotographs(definition) ? 'multipart/form-data' : undefined}
      action={action}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        form.change(TRAP_NAME, trapIn(event.currentTarget));
        // What was typed before may still be on its way back into the fields.
        void wakesAfter.then(() => {
          onSubmit(form, form.state$.value, definition);
        });
      }}
    >
      <div ref={newsRef} tabIndex={-1} className="news">
        {phase.kind === 'refused' && (
          <Notice tone="error" title={SUBMIT_FAILED}>
            <p>{refusal(phase.failure)}</p>
            {otherWay}
          </Notice>
        )}
        {phase.kind === 'waiting' && (
          <Notice tone="warning" title={WAITING_TITLE}>
            <p>{WAITING_SENTENCE}</p>
            <Button kind="link" compact onClick={form.dismiss}>
              {DO_NOT_SEND}
            </Button>
          </Notice>
        )}
        {isStopped && <ErrorSummary faults={lines} others={others} onFollow={form.showField} />}
        {state.isRestored && phase.kind === 'editing' && !isStopped && (
          <Notice title={DRAFT_RESTORED}>
            <Button kind="link" compact onClick={form.startAnew}>
              {CLEAR_FORM}
            </Button>
          </Notice>
        )}
      </div>
      {/* A choice of branch can close the day or the time that stands further down. */}
      <VisuallyHidden role="status">{isStopped ? '' : closed.join('. ')}</VisuallyHidden>
      <input type="hidden" name={KEY_NAME} value={state.key} />
      <input type="hidden" name={DRAWN_NAME} value={drawnAt} />
      <Unseen aria-hidden="true">
        <input
          name={TRAP_NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </Unseen>
      <View
        {...{ form, state, now, idOf, lead, otherWay, wakesAfter }}
        definition={{ ...definition, fields: shown.fields }}
        days={shown.days}
        send={
          <Button type="submit" busy={isSending}>
            {isSending ? SENDING : definition.submitText}
          </Button>
        }
      />
    </FormBox>
  );
}

/** What stands where no person sees a field; whoever filled it in may have told nobody. */
function trapIn(element: HTMLFormElement): string {
  const found = new FormData(element).get(TRAP_NAME);
  return typeof found === 'string' ? found : '';
}
