import { left, right, type Either } from 'fp-ts/Either';
import { Observable, type Subscriber } from 'rxjs';
import {
  createEnquiryForm,
  type EnquiryDesk,
  type EnquiryForm,
  type EnquiryStart,
  type Receipt,
  type Submission,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import type { Draft } from '../../../core/kernel/form/draft';
import { makeScope } from '../../../core/kernel/scope';
import { aCallbackForm } from '../mothers/form-definition';

type Answer = Either<SubmitFailure, Receipt>;

interface Call {
  readonly submission: Submission;
  readonly subscriber: Subscriber<Answer>;
}

/** What becomes of a call: `lost` never arrives; `cut` is stored, but its answer does not come back. */
export type Fate = 'stored' | 'cut' | 'lost' | { readonly failure: SubmitFailure };

/** A desk that keeps its promise of one receipt for one key, and answers when it is told to. */
export function aDesk() {
  const submissions: Submission[] = [];
  const stored = new Map<string, Submission>();
  const open: Call[] = [];

  const receiptFor = ({ key }: Submission): Receipt => ({
    confirmation: 'Thank you',
    reference: `R-${[...stored.keys()].indexOf(key) + 1}`,
  });

  const store = (submission: Submission): Receipt => {
    if (!stored.has(submission.key)) stored.set(submission.key, submission);
    return receiptFor(submission);
  };

  const desk: EnquiryDesk = {
    submit: (submission) =>
      new Observable<Answer>((subscriber) => {
        const call = { submission, subscriber };
        submissions.push(submission);
        open.push(call);
        return () => void open.splice(open.indexOf(call), 1);
      }),
  };

  function answer(fate: Fate): void {
    const [call] = open;
    if (call === undefined) return;
    const { submission, subscriber } = call;
    if (fate === 'stored') subscriber.next(right(store(submission)));
    else if (fate === 'lost') subscriber.next(left({ kind: 'unreachable' }));
    else if (fate === 'cut') {
      store(submission);
      subscriber.next(left({ kind: 'timed-out' }));
    } else subscriber.next(left(fate.failure));
  }

  return {
    desk,
    answer,
    /** Every call that was made, in order. */
    submissions,
    /** What is in the dealer's inbox. */
    stored,
    receiptFor,
    /** What is on its way now. */
    underWay: () => open.map(({ submission }) => submission),
    /** The line is cut after the desk has stored what is on its way. */
    storeUnderWay: () => {
      open.forEach(({ submission }) => store(submission));
    },
  };
}

export const MORNING = Date.UTC(2026, 6, 15, 9);

/** A browser in which a form is opened, left and opened again; its storage outlives the pages. */
export function aBrowser(start: Partial<EnquiryStart> = {}) {
  const atDesk = aDesk();
  const drafts = new Map<string, Draft>();
  const online = makeScope().store(true, (_, isOnline: boolean) => isOnline);
  const clock = { time: MORNING };
  let made = 0;
  const ids = { next: () => `form-${(made += 1)}` };
  let scope = makeScope();

  /** Opens the page of the form, as a reload does; asleep, it is as the server draws it. */
  function open(isAwake = true): EnquiryForm {
    scope.end();
    scope = makeScope();
    const form = createEnquiryForm(
      scope,
      {
        desk: atDesk.desk,
        drafts: {
          read: (name) => drafts.get(name),
          write: (name, draft) => void drafts.set(name, draft),
          forget: (name) => void drafts.delete(name),
        },
        ids,
        clock: { now: () => clock.time },
        isOnline$: online.state$,
      },
      {
        definition: aCallbackForm(),
        namePolicy: 'inclusive',
        formName: 'callback',
        key: ids.next(),
        blank: {},
        facts: () => ({
          source: { source: 'website', type: 'callback', recentVehicles: [], previousUrls: [] },
          consent: undefined,
        }),
        ...start,
      },
    );
    if (isAwake) form.wake();
    return form;
  }

  return {
    ...atDesk,
    open,
    close: () => {
      scope.end();
    },
    drafts,
    clock,
    goOnline: (isOnline: boolean) => {
      online.dispatch(isOnline);
    },
  };
}
