import { lazy, Suspense } from 'react';
import { showroomOpening, type BranchOpenings } from '../../core/branch/public';
import type { Receipt } from '../../core/enquiry/public';
import { dayInBritain } from '../../core/kernel/calendar-day';
import { relatedQuery, toAddress } from '../../core/search/public';
import { cardLocation, titleParts, vehiclePath } from '../../core/stock/public';
import { answersNext, FORM_WORDS } from '../copy/forms/dealer-form-copy';
import { appointmentWords, YOU_ASKED_FOR } from '../copy/forms/calendar-copy';
import { backToVehicle, moreOf, WHAT_HAPPENS_NEXT } from '../copy/forms/enquiry-answer-copy';
import { callWords } from '../copy/forms/enquiry-copy';
import { REFERENCE, SEND_ANOTHER } from '../copy/forms/form-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { ReceiptBox } from '../form/form.styles';
import { Button } from '../parts/button/button';
import { SiteLink } from '../parts/site-link/site-link';
import { StepList } from '../parts/step-list/step-list.styles';
import { CalendarLink } from './calendar-link';
import { Stacked } from './about-vehicle.styles';
import { Ways } from './enquiry-answer.styles';
import type { FormBranch, FormSubject } from './form-start';
import { VoucherLink } from './voucher-link';

const SimilarAfter = lazy(() =>
  import('./similar-after').then((module) => ({ default: module.SimilarAfter })),
);

export interface FormReceiptProps extends FormSubject {
  readonly receipt: Receipt;
  readonly branches: readonly FormBranch[];
  readonly openings: BranchOpenings | undefined;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** Of the form. */
  readonly title: string;
  readonly onAgain?: () => void;
}

/** That it was taken, under which reference, what happens next, and where to go on. */
export function FormReceipt({
  receipt,
  branches,
  openings,
  now,
  title,
  onAgain,
  kind,
  vehicle,
}: FormReceiptProps) {
  const words = FORM_WORDS[kind];
  const chosen = branches.find(({ id }) => id === receipt.dealership);
  const { appointment } = receipt;
  const today = dayInBritain(now);
  const opening = chosen && openings && showroomOpening(openings, chosen.id, now);
  const telephone = chosen?.telephone ?? (vehicle && cardLocation(vehicle)?.telephone);
  return (
    <Stacked>
      <ReceiptBox>
        <h2>{words.receipt}</h2>
        <p>{receipt.confirmation}</p>
        {receipt.reference !== undefined && (
          <p>
            <span>{REFERENCE}</span> <strong className="reference">{receipt.reference}</strong>
          </p>
        )}
        {appointment !== undefined && (
          <p>
            <span>{YOU_ASKED_FOR}</span>{' '}
            <strong className="reference">{appointmentWords(appointment)}</strong>
          </p>
        )}
        <h3>{WHAT_HAPPENS_NEXT}</h3>
        <StepList>
          {words.next(chosen?.name).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </StepList>
        {chosen !== undefined && opening !== undefined && (
          <p>{answersNext(chosen.name, opening, today)}</p>
        )}
        <Ways>
          {kind === 'voucher' && (
            <li>
              <VoucherLink {...{ receipt, title, today }} branch={chosen} />
            </li>
          )}
          {appointment !== undefined && (
            <li>
              <CalendarLink {...{ appointment, receipt, today }} branch={chosen} title={title} />
            </li>
          )}
          {telephone !== undefined && (
            <li>
              <a href={telephoneAddress(telephone)}>{callWords(telephone)}</a>
            </li>
          )}
          {vehicle !== undefined && (
            <>
              <li>
                <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
              </li>
              <li>
                <SiteLink href={toAddress(relatedQuery(vehicle))}>
                  {moreOf(titleParts(vehicle).make, titleParts(vehicle).range)}
                </SiteLink>
              </li>
            </>
          )}
          {onAgain !== undefined && (
            <li>
              <Button kind="link" compact onClick={onAgain}>
                {SEND_ANOTHER}
              </Button>
            </li>
          )}
        </Ways>
      </ReceiptBox>
      {vehicle !== undefined && onAgain !== undefined && (
        <Suspense>
          <SimilarAfter vehicle={vehicle} />
        </Suspense>
      )}
    </Stacked>
  );
}
