import type { ReactNode } from 'react';
import {
  DRAWN_NAME,
  fieldMeaning,
  KEY_NAME,
  optInName,
  TERMS_NAME,
  TRAP_NAME,
  unplacedReasons,
  type BritishNow,
  type EnquiryForm,
  type FieldFault,
  type FormDefinition,
  type FormField,
  type Receipt,
} from '../../core/enquiry/public';
import { memberOf, TICKED, valueIn } from '../../core/kernel/form/field';
import {
  CLEAR_FORM,
  DO_NOT_SEND,
  DRAFT_RESTORED,
  faultSentence,
  OPT_IN_WORDS,
  REQUIRED_NOTE,
  SENDING,
  SUBMIT_FAILED,
  submitFailureSentence,
  TERMS_SENTENCE,
  WAITING_SENTENCE,
  WAITING_TITLE,
} from '../copy/form-copy';
import { Button } from '../parts/button/button';
import { Notice } from '../parts/notice/notice';
import { SiteLink } from '../parts/site-link/site-link';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { ChoiceSet } from './choice-set';
import { ErrorSummary } from './error-summary';
import { FormFieldView } from './form-field-view';
import { FieldPair, FieldsBox, FormBox, Unseen } from './form.styles';
import { LoneCheckbox } from './lone-checkbox';
import { useAppointments } from './use-appointments';
import { useForm } from './use-form';
import type { Blocks } from '../parts/blocks';

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
}: FormViewProps) {
  const { state, formRef, newsRef } = useForm(form, definition, wakesAfter);
  const { phase, values, faults } = state;
  const shown = useAppointments(definition, values, now);
  const idOf = (name: string): string => `${idPrefix}-${name}`;

  if (phase.kind === 'sent') {
    return (
      <div ref={newsRef} tabIndex={-1}>
        {receipt(phase.receipt)}
      </div>
    );
  }

  const dayField = definition.appointments?.dayField;
  const fields = shown.fields.map((field) => ({
    field,
    fault: memberOf<FieldFault>(faults, field.name),
  }));
  const termsFault = memberOf<FieldFault>(faults, TERMS_NAME);
  const lines = [
    ...fields.flatMap(({ field, fault }) =>
      fault === undefined ? [] : [{ id: idOf(field.name), sentence: faultSentence(field, fault) }],
    ),
    ...(termsFault === undefined
      ? []
      : [{ id: idOf(TERMS_NAME), sentence: faultSentence(TERMS_FIELD, termsFault) }]),
  ];
  const closed = fields.flatMap(({ field, fault }) =>
    fault?.kind === 'day-closed' || fault?.kind === 'time-closed'
      ? [faultSentence(field, fault)]
      : [],
  );
  const others = phase.kind === 'refused' ? unplacedReasons(definition, phase.failure) : [];
  const isStopped = state.stops > 0 && (lines.length > 0 || others.length > 0);
  const isSending = phase.kind === 'sending';

  const view = ({ field, fault }: (typeof fields)[number]): ReactNode => (
    <FormFieldView
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={valueIn(values, field.name)}
      error={fault && faultSentence(field, fault)}
      today={now.today}
      appointment={field.name === dayField ? shown.days : undefined}
      change={form.change}
      leave={form.leave}
    />
  );
  const names = fields.filter(({ field }) => isPartOfName(field));

  return (
    <FormBox
      ref={formRef}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        form.change(TRAP_NAME, trapIn(event.currentTarget));
        form.submit();
      }}
    >
      <div ref={newsRef} tabIndex={-1} className="news">
        {phase.kind === 'refused' && (
          <Notice tone="error" title={SUBMIT_FAILED}>
            <p>{submitFailureSentence(phase.failure)}</p>
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
        {isStopped && <ErrorSummary faults={lines} others={others} />}
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
      {/* What is typed while it is on its way would go with the fields when they are emptied. */}
      <FieldsBox inert={isSending}>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <p className="note">{REQUIRED_NOTE}</p>
        {fields.map((one) => {
          if (names.length !== 2 || !names.includes(one)) return view(one);
          return one === names[0] ? <FieldPair key="names">{names.map(view)}</FieldPair> : null;
        })}
        {definition.optIns.length > 0 && (
          <ChoiceSet
            kind="checkbox"
            id={idOf('opt-in')}
            name={(name) => name}
            legend={definition.optInDescription ?? ''}
            columns
            choices={definition.optIns.map((channel) => ({
              value: optInName(channel),
              label: OPT_IN_WORDS[channel],
            }))}
            isChosen={(name) => valueIn(values, name) === TICKED}
            onChoose={(name, isTicked) => {
              form.change(name, isTicked ? TICKED : '');
            }}
          />
        )}
        {(definition.forceTerms || definition.terms !== undefined) && (
          <LoneCheckbox
            id={idOf(TERMS_NAME)}
            name={TERMS_NAME}
            label={
              <>
                <span>{TERMS_SENTENCE.before}</span>
                <SiteLink href="/terms-and-conditions/" target="_blank">
                  {TERMS_SENTENCE.link}
                </SiteLink>
              </>
            }
            required={definition.forceTerms}
            error={termsFault && faultSentence(TERMS_FIELD, termsFault)}
            value={valueIn(values, TERMS_NAME)}
            onChange={(value) => {
              form.change(TERMS_NAME, value);
            }}
          />
        )}
      </FieldsBox>
      <div className="sending">
        <Button type="submit" busy={isSending}>
          {isSending ? SENDING : definition.submitText}
        </Button>
        {otherWay}
      </div>
    </FormBox>
  );
}

/** What stands where no person sees a field; whoever filled it in may have told nobody. */
function trapIn(element: HTMLFormElement): string {
  const found = new FormData(element).get(TRAP_NAME);
  return typeof found === 'string' ? found : '';
}

const isPartOfName = (field: FormField): boolean =>
  ['first-name', 'last-name'].includes(fieldMeaning(field) ?? '');

const TERMS_FIELD: Pick<FormField, 'label' | 'kind' | 'name'> = {
  label: 'Terms and Conditions',
  kind: 'checkbox',
  name: TERMS_NAME,
};
