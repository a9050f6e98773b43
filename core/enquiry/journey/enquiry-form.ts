import { isLeft, map as mapRight, type Either } from 'fp-ts/Either';
import { concatMap, filter, map, merge, Subject, switchMap, take, tap } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import { restoreDraft, storedValues } from '../../kernel/form/draft';
import { isSameValues, type FormValues } from '../../kernel/form/field';
import { blankForm, formReducer, type FormEvent } from '../../kernel/form/form-state';
import type { Clock } from '../../kernel/ports/clock';
import type { Ids } from '../../kernel/ports/ids';
import type { Scope } from '../../kernel/scope';
import type { FieldFault } from '../model/field-fault';
import type { SendFailure } from '../model/send-failure';
import type { Receipt, Submission } from '../model/submission';
import type { DraftStore } from '../ports/draft-store';
import type { EnquiryDesk, SubmitFailure } from '../ports/enquiry-desk';
import { deskFaults } from '../rules/desk-faults';
import { draftFields } from '../rules/form-names';
import { answersToOffer, answersToShare, SHOPPER_DRAFT } from '../rules/shared-answers';
import { submissionPayload } from '../rules/submission-payload';
import { wholeReceipt } from '../rules/whole-receipt';
import { shopperDraft } from './shopper-draft';
import { checksOf, type EnquiryFormState, type EnquiryStart } from './enquiry-form-state';

export interface EnquiryPorts {
  readonly desk: EnquiryDesk;
  readonly drafts: DraftStore;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Whether there is a connection. */
  readonly isOnline$: Behavior<boolean>;
}

/** A form of a dealership, live: the life of every one of them. */
export interface EnquiryForm {
  readonly state$: Behavior<EnquiryFormState>;
  readonly change: (name: string, value: string) => void;
  /** The shopper goes on from a field. */
  readonly leave: (name: string) => void;
  /** On to the next step, if nothing is wrong with this one. */
  readonly goOn: () => void;
  /** To a step, from 0, as far as those ahead of it are in order. */
  readonly goTo: (step: number) => void;
  /** To the step that asks for this field. */
  readonly showField: (name: string) => void;
  /** Sends, or shows what stands in the way. Again after a failure, it is the same submission. */
  readonly submit: () => void;
  /** Puts the message of success, failure or waiting away. */
  readonly dismiss: () => void;
  /** Empties the form and forgets its draft. */
  readonly startAnew: () => void;
  /** Begins what only a browser does: the draft of an earlier visit comes back. */
  readonly wake: () => void;
}

/**
 * At most one call is under way, and what is sent is stored once, however often it is pressed or
 * repeated (FV-1, EN-1). Without a connection it waits, and goes by itself when there is one; what
 * was left while it was being sent is sent again, under its key, when the form is opened next.
 * Everything typed is stored as it is typed and forgotten when it has been sent (FORM-11) or, of
 * its age, after a day. What a shopper says of themselves, every other form offers for as long (UX
 * rule 21); clearing a form forgets that too.
 */
export function createEnquiryForm(
  scope: Scope,
  ports: EnquiryPorts,
  start: EnquiryStart,
): EnquiryForm {
  const { definition, facts } = start;
  const { drafts, clock, ids } = ports;
  const { state$, dispatch } = scope.store<EnquiryFormState, EnquiryEvent>(
    start.form ?? blankForm(start.blank, start.key),
    formReducer(checksOf(start, clock), start.steps?.move),
  );
  const sends$ = new Subject<Submission>();
  const waits$ = new Subject<void>();
  const woken$ = new Subject<void>();
  const fields = draftFields(definition);

  const submissionNow = ({ values, key }: EnquiryFormState): Submission =>
    submissionPayload(definition, values, key, facts());

  function submit(): void {
    const before = state$.value;
    const submission = submissionNow(before);
    dispatch({ kind: 'submitted', key: submission.key });
    const { phase } = state$.value;
    if (phase.kind === 'sending' && phase !== before.phase) sends$.next(submission);
  }

  function settle(submission: Submission, answer: Either<SubmitFailure, Receipt>): void {
    const { key } = submission;
    if (isLeft(answer) && isCutOff(answer.left) && !ports.isOnline$.value) {
      dispatch({ kind: 'cut-off', key });
      waits$.next();
      return;
    }
    const faults = isLeft(answer) ? deskFaults(definition, answer.left) : {};
    dispatch({
      kind: 'answered',
      key,
      answer: mapRight((receipt: Receipt) => wholeReceipt(receipt, definition, submission))(answer),
      faults,
      nextKey: ids.next(),
    });
  }

  let begunAt: number | undefined;
  let offered: FormValues = {};

  const isUntouched = ({ values, blank }: EnquiryFormState): boolean =>
    isSameValues(values, { ...blank, ...offered });

  /** What was said in another form of the visit stands in this one already. */
  function offerAnswers(): void {
    const shared = shopperDraft.read(drafts, clock.now());
    if (shared === undefined) return;
    const { blank, key } = state$.value;
    offered = answersToOffer(definition, shared.values, blank);
    dispatch({ kind: 'restored', values: offered, key });
  }

  function shareAnswers({ values, blank, key }: EnquiryFormState): void {
    const said = answersToShare(definition, values, blank);
    shopperDraft.keep(drafts, said, { key, now: clock.now() });
  }

  function storeDraft(state: EnquiryFormState): void {
    shareAnswers(state);
    if (isUntouched(state)) {
      begunAt = undefined;
      drafts.forget(start.formName);
      return;
    }
    begunAt ??= clock.now();
    drafts.write(start.formName, {
      values: storedValues(state.values, fields),
      key: state.key,
      begunAt,
      isSending: isUnderWay(state) && state.phase.key === submissionNow(state).key,
    });
  }

  function restore(): void {
    const stored = drafts.read(start.formName);
    const draft = stored && restoreDraft(stored, fields, clock.now());
    if (draft === undefined) {
      offerAnswers();
      return;
    }
    ({ begunAt } = draft);
    dispatch({ kind: 'restored', values: draft.values, key: draft.key });
    const isAsItWas = isSameValues(state$.value.values, { ...start.blank, ...draft.values });
    if (draft.isSending && draft.isWhole && isAsItWas) submit();
  }

  scope.run(
    merge(
      sends$.pipe(
        concatMap((submission) =>
          ports.desk.submit(submission).pipe(
            take(1),
            tap((answer) => {
              settle(submission, answer);
            }),
          ),
        ),
      ),
      waits$.pipe(
        switchMap(() => ports.isOnline$.pipe(filter(Boolean), take(1))),
        filter(() => state$.value.phase.kind === 'waiting'),
        tap(submit),
      ),
      woken$.pipe(
        take(1),
        tap(restore),
        switchMap(() => state$),
        tap(storeDraft),
      ),
    ).pipe(map(() => undefined)),
  );

  return {
    state$,
    change: (name, value) => {
      dispatch({ kind: 'changed', name, value });
    },
    leave: (name) => {
      dispatch({ kind: 'left', name });
    },
    goOn: () => {
      dispatch({ kind: 'went-on' });
    },
    goTo: (step) => {
      dispatch({ kind: 'went-to', step });
    },
    showField: (name) => {
      const step = start.steps?.fields.findIndex((names) => names.includes(name)) ?? -1;
      if (step !== -1) dispatch({ kind: 'went-to', step });
    },
    submit,
    dismiss: () => {
      const isSent = state$.value.phase.kind === 'sent';
      dispatch({ kind: 'dismissed' });
      if (isSent) offerAnswers();
    },
    startAnew: () => {
      offered = {};
      drafts.forget(SHOPPER_DRAFT);
      dispatch({ kind: 'cleared', nextKey: ids.next() });
    },
    wake: () => {
      woken$.next();
    },
  };
}

type EnquiryEvent = FormEvent<FieldFault, SendFailure, Receipt>;

/** Nobody was reached, or no answer came in time. */
const isCutOff = ({ kind }: SubmitFailure): boolean =>
  kind === 'unreachable' || kind === 'timed-out';

type UnderWay = EnquiryFormState & { readonly phase: { readonly kind: 'sending' | 'waiting' } };

const isUnderWay = (state: EnquiryFormState): state is UnderWay =>
  state.phase.kind === 'sending' || state.phase.kind === 'waiting';
