import { isPositive } from '../../../../core/kernel/money';
import type { OrderView } from '../../../../core/order/public';
import { DEPOSIT_WORDS, depositLine } from '../../../copy/order/deposit-copy';
import { Notice } from '../../../parts/notice/notice';

export interface EndedNoticeProps {
  readonly order: OrderView;
  /** Whether the vehicle can be ordered again. */
  readonly isForSale: boolean;
}

/** Of an order whose deposit was not paid in time: that it is over, what became of money, and what is kept. */
export function EndedNotice({
  order: { endedAt, deposit, paidBack },
  isForSale,
}: EndedNoticeProps) {
  const line = deposit && depositLine(deposit);
  return (
    <Notice tone="warning" title={DEPOSIT_WORDS.missed}>
      <p>{DEPOSIT_WORDS.missedText(endedAt)}</p>
      {line !== undefined ? (
        <p>{`${DEPOSIT_WORDS.label}: ${line}.`}</p>
      ) : (
        !isPositive(paidBack) && <p>{DEPOSIT_WORDS.nothingCharged}</p>
      )}
      {isForSale && <p>{DEPOSIT_WORDS.kept}</p>}
    </Notice>
  );
}
