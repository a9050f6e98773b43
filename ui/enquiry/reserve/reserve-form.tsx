import { useEffect } from 'react';
import { isLeft } from 'fp-ts/Either';
import { defer, from, of, switchMap, tap } from 'rxjs';
import {
  createEnquiryForm,
  type DraftStore,
  type EnquiryFacts,
  type EnquiryFormState,
  type SendFailure,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import { unreachable } from '../../../core/kernel/failure';
import { reservingDesk, type Checkout, type CheckoutStop } from '../../../core/reservation/public';
import { cardLocation, reservePath, type Vehicle } from '../../../core/stock/public';
import { NEEDS_SCRIPT, reserveFailureSentence } from '../../copy/reservation/reserve-page-copy';
import { FormView } from '../../form/form-view';
import { lateFormMemory } from '../../form/late-form-memory';
import type { App } from '../../kit/app';
import { useApp } from '../../kit/app-context';
import { useViewModel } from '../../kit/use-view-model';
import { factsToSend, type FormStart } from '../form-start';
import { RingInstead } from '../ring-instead';
import { draftOfReservation } from './reservation-draft';
import { RESERVE_LAYOUTS } from './reserve-layout';

interface ReserveFormProps {
  readonly vehicle: Vehicle;
  readonly start: FormStart;
  /** The form as a post without script left it, now or on the way to the checkout. */
  readonly posted?: EnquiryFormState | undefined;
  /** The shopper has come back from the checkout to the page as it stood. */
  readonly onReturn?: () => void;
  /** Somebody else was quicker. */
  readonly onTaken?: () => void;
}

/** What a reservation carries beside what is typed. */
export const factsToReserve = (
  app: App,
  vehicle: Vehicle,
  previousUrls?: readonly string[],
): EnquiryFacts => factsToSend(app, 'reserve', vehicle, previousUrls);

/** Nothing of a reservation goes by itself when the page is opened next: it would lead to the payment. */
const neverGoingBySelf = (drafts: DraftStore): DraftStore => ({
  ...drafts,
  write: (name, draft) => {
    drafts.write(name, { ...draft, isSending: false });
  },
});

/** The way to the checkout, whose script comes with the first press. */
const lateCheckout = ({ openCheckout }: App): Checkout => ({
  pay: (start, path) =>
    defer(() => from(openCheckout().catch(() => undefined))).pipe(
      switchMap((checkout) =>
        checkout === undefined
          ? of<CheckoutStop>({ kind: 'not-there', failure: unreachable })
          : checkout.pay(start, path),
      ),
    ),
});

/** The form of a reservation: it leads to the checkout, or says what stopped it with all that was typed. */
export function ReserveForm({ vehicle, start, posted, onReturn, onTaken }: ReserveFormProps) {
  const app = useApp();
  const { definition, blank, key, drawnAt, now, lead } = start;
  const path = reservePath(vehicle);
  const { form, isHere } = useViewModel((scope) => {
    const memory = lateFormMemory(app.openFormMemory);
    let comeBack: () => void = () => undefined;
    const made = createEnquiryForm(
      scope,
      {
        desk: reservingDesk({
          desk: {
            reserve: (request) =>
              app.ports.reservations.reserve(request).pipe(
                tap((answer) => {
                  if (isLeft(answer) && isConflict(answer.left)) onTaken?.();
                }),
              ),
          },
          checkout: lateCheckout(app),
          slug: vehicle.slug,
          registration: vehicle.registration,
          reservePath: path,
          cameBack: () => {
            comeBack();
          },
        }),
        drafts: neverGoingBySelf(memory.drafts),
        ids: app.ids,
        clock: app.clock,
        isOnline$: app.isOnline$,
      },
      {
        definition,
        blank,
        key,
        namePolicy: app.settings.namePolicy,
        formName: draftOfReservation(vehicle.slug),
        facts: () => factsToReserve(app, vehicle, memory.previousAddresses()),
        ...(posted !== undefined && { form: posted }),
      },
    );
    comeBack = () => {
      made.dismiss();
      onReturn?.();
    };
    return { form: made, isHere: memory.isHere };
  });
  // What the checkout needs is on its way before the button is pressed.
  useEffect(() => {
    app.openCheckout().catch(() => undefined);
  }, [app]);
  const telephone = cardLocation(vehicle)?.telephone;
  return (
    <FormView
      form={form}
      wakesAfter={isHere}
      definition={definition}
      action={path}
      idPrefix="reserve"
      {...(lead !== undefined && { lead })}
      layout={RESERVE_LAYOUTS[vehicle.section]}
      drawnAt={drawnAt}
      now={now}
      receipt={() => null}
      refusal={whyNot}
      otherWay={telephone !== undefined && <RingInstead telephone={telephone} />}
    />
  );
}

const isConflict = (failure: SubmitFailure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/** ERR-39 with the back end's own reason, as plain text (RV-3). */
function whyNot(failure: SendFailure): string {
  if (failure.kind === 'unreadable' && failure.problems.some(({ path }) => path === SCRIPT)) {
    return NEEDS_SCRIPT;
  }
  const reason = failure.kind === 'refused' ? failure.reason : undefined;
  return [reason ?? '', reserveFailureSentence(failure)].join(' ').trim();
}

/** Where only a script leads to the payment, and the browser runs none. */
export const SCRIPT = 'script';
