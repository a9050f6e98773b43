import type { Receipt } from '../../core/enquiry/public';
import { longDay } from '../copy/day-copy';
import { DOWNLOAD_VOUCHER, VOUCHER_FILE_NAME } from '../copy/forms/dealer-form-copy';
import { useApp } from '../kit/app-context';
import type { FormBranch } from './form-start';
import { voucherFile } from './voucher-file';

interface VoucherLinkProps {
  readonly receipt: Receipt;
  readonly title: string;
  readonly branch: FormBranch | undefined;
  /** "2026-11-28". */
  readonly today: string;
}

/** The voucher as a file to be stored, shown and printed (FORM-16); the link holds all of it. */
export function VoucherLink({ receipt, title, branch, today }: VoucherLinkProps) {
  const { siteName } = useApp();
  const file = voucherFile({
    siteName,
    title,
    reference: receipt.reference,
    branch: [branch?.name, branch?.town, branch?.postcode, branch?.telephone].flatMap(
      (line) => line ?? [],
    ),
    madeOn: longDay(today),
  });
  return (
    <a
      href={`data:text/html;charset=utf-8,${encodeURIComponent(file)}`}
      download={VOUCHER_FILE_NAME}
    >
      {DOWNLOAD_VOUCHER}
    </a>
  );
}
