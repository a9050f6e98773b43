import type { Vehicle } from '../../../../core/stock/public';
import { takenNotice, TAKEN_TITLE } from '../../../copy/vehicle-page-copy';
import { Notice } from '../../../parts/notice/notice';

/** A vehicle that cannot be bought keeps its page, which says so before anything else. */
export function TakenNotice({ vehicle }: { readonly vehicle: Vehicle }) {
  const { status, section } = vehicle;
  if (status !== 'sold' && status !== 'reserved') return undefined;
  return (
    <Notice tone="warning" title={TAKEN_TITLE[status]}>
      <p>{takenNotice(status, section)}</p>
    </Notice>
  );
}
