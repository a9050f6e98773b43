import type { Receipt } from '../../core/enquiry/public';
import { DOWNLOAD_VOUCHER, VOUCHER_FILE_NAME, voucherText } from '../copy/dealer-form-copy';

/** The voucher as a file of its own, to be shown at the branch (FORM-16). */
export const VoucherLink = ({
  receipt,
  title,
  branch,
}: {
  readonly receipt: Receipt;
  readonly title: string;
  readonly branch: string | undefined;
}) => (
  <a
    href={`data:text/plain;charset=utf-8,${encodeURIComponent(voucherText(title, receipt.reference, branch))}`}
    download={VOUCHER_FILE_NAME}
  >
    {DOWNLOAD_VOUCHER}
  </a>
);
