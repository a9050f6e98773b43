import { lazy, Suspense } from 'react';
import type { Receipt } from '../../core/enquiry/public';
import { relatedQuery, toAddress } from '../../core/search/public';
import { cardLocation, titleParts, vehiclePath } from '../../core/stock/public';
import { FORM_WORDS } from '../copy/dealer-form-copy';
import { appointmentWords, YOU_ASKED_FOR } from '../copy/appointment-copy';
import { backToVehicle, callWords, moreOf, WHAT_HAPPENS_NEXT } from '../copy/enquiry-copy';
import { REFERENCE, SEND_ANOTHER } from '../copy/form-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { ReceiptBox } from '../form/form.styles';
import { Button } from '../parts/button/button';
import { SiteLink } from '../parts/site-link/site-link';
import { StepList } from '../parts/step-list/step-list.styles';
import { CalendarLink } from './calendar-link';
import { Stacked, Ways } from './enquiry-answer.styles';
import type { FormBranch, FormSubject } from './form-start';
import { VoucherLink } from './voucher-link';

const SimilarAfter = lazy(() =>
  import('./similar-after').then((module) => ({ default: module.SimilarAfter })),
);

interface FormReceiptProps extends FormSubject {
  readonly receipt: Receipt;
  readonly branches: readonly FormBranch[];
  /** "2026-11-28". */
  readonly today: string;
  /** Of the form. */
  readonly title: string;
  readonly onAgain?: () => void;
}

/** That it was taken, under which reference, what happens next, and where to go on. */
export function FormReceipt({
  receipt,
  branches,
  today,
  title,
  onAgain,
  kind,
  vehicle,
}: FormReceiptProps) {
  const words = FORM_WORDS[kind];
  const chosen = branches.find(({ id }) => id === receipt.dealership);
  const { appointment } = receipt;
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
        <Ways>
          {kind === 'voucher' && (
            <li>
              <VoucherLink {...{ receipt, title }} branch={chosen?.name} />
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
