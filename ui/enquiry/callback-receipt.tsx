import { cardLocation, vehiclePath, type Vehicle } from '../../core/stock/public';
import type { Receipt } from '../../core/enquiry/public';
import { backToVehicle, CALLBACK_NEXT, callWords, RECEIPT_TITLE } from '../copy/enquiry-copy';
import { REFERENCE, SEND_ANOTHER } from '../copy/form-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { ReceiptBox } from '../form/form.styles';
import { Button } from '../parts/button/button';
import { SiteLink } from '../parts/site-link/site-link';
import { Ways } from './enquiry-answer.styles';

interface CallbackReceiptProps {
  readonly receipt: Receipt;
  readonly vehicle: Vehicle;
  readonly onAgain?: () => void;
}

/** That it was taken, under which reference, and what happens next. */
export function CallbackReceipt({ receipt, vehicle, onAgain }: CallbackReceiptProps) {
  const location = cardLocation(vehicle);
  return (
    <ReceiptBox>
      <h2>{RECEIPT_TITLE}</h2>
      <p>{receipt.confirmation}</p>
      {receipt.reference !== undefined && (
        <p>
          <span>{REFERENCE}</span> <strong className="reference">{receipt.reference}</strong>
        </p>
      )}
      <p>{CALLBACK_NEXT}</p>
      <Ways>
        {location?.telephone !== undefined && (
          <li>
            <a href={telephoneAddress(location.telephone)}>{callWords(location.telephone)}</a>
          </li>
        )}
        <li>
          <SiteLink href={vehiclePath(vehicle)}>{backToVehicle(vehicle.section)}</SiteLink>
        </li>
        {onAgain !== undefined && (
          <li>
            <Button kind="link" compact onClick={onAgain}>
              {SEND_ANOTHER}
            </Button>
          </li>
        )}
      </Ways>
    </ReceiptBox>
  );
}
