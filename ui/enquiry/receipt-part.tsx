import { REFERENCE, SENT_TITLE } from '../copy/forms/form-copy';
import { ReceiptBox } from '../form/form.styles';
import { lateView } from '../kit/late-view';
import type { FormReceiptProps } from './form-receipt';

/** What must be said of it, without the rest. */
const ShortReceipt = ({ receipt: { confirmation, reference } }: FormReceiptProps) => (
  <ReceiptBox>
    <h2>{SENT_TITLE}</h2>
    <p>{confirmation}</p>
    {reference !== undefined && (
      <p>
        <span>{REFERENCE}</span> <strong className="reference">{reference}</strong>
      </p>
    )}
  </ReceiptBox>
);

/** The receipt of a form: its script comes while the form is on its way. */
export const ReceiptPart = lateView<FormReceiptProps>(
  () => import('./form-receipt').then((module) => module.FormReceipt),
  ShortReceipt,
);
