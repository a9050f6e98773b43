import { useId } from 'react';
import type { figuresOfQuote } from '../../../core/finance/public';
import { inPoundsAndPence, isPositive, type Money } from '../../../core/kernel/money';
import { broughtBy, type OwnCar } from '../../../core/valuation/public';
import {
  DEPOSIT_BUTTONS,
  DEPOSIT_ROWS,
  depositTitle,
  ILLUSTRATION_WITH_IT,
  noEquityWords,
  offerWords,
  paymentsWords,
  withItWords,
} from '../../copy/valuation/own-car-copy';
import { aprWords } from '../../copy/rate-words';
import { Button } from '../../parts/button/button';
import { Deposit } from './own-car.styles';

/** The figures with the car, or why there are none. */
export type CountedDeposit =
  { readonly figures: ReturnType<typeof figuresOfQuote> } | { readonly refusal: string };

interface DepositBoxProps {
  readonly car: OwnCar;
  /** What the shopper puts down beside it. */
  readonly own: Money;
  readonly counted: CountedDeposit;
  readonly isInDeposit: boolean;
  readonly onCount: (isCounted: boolean) => void;
}

/**
 * Offers the car as part of the deposit: one press adds it, one takes it out. The figures with it stand
 * by themselves, worked out here; those around them, which a lender or an address knows of, stay.
 */
export function DepositBox({ car, own, counted, isInDeposit, onCount }: DepositBoxProps) {
  const title = useId();
  const brought = broughtBy(car);
  const isOffered = isPositive(brought);
  return (
    <Deposit aria-labelledby={title}>
      <h3 id={title}>{depositTitle(car)}</h3>
      {!isOffered && <p>{noEquityWords(car)}</p>}
      {isOffered && !isInDeposit && <p>{offerWords(brought, own)}</p>}
      <div role="status">
        {isOffered && isInDeposit && <Counted {...{ car, own, brought, counted }} />}
      </div>
      {isOffered && (
        <Button
          kind="quiet"
          compact
          aria-pressed={isInDeposit}
          onClick={() => {
            onCount(!isInDeposit);
          }}
        >
          {isInDeposit ? DEPOSIT_BUTTONS.takeOut : DEPOSIT_BUTTONS.putIn}
        </Button>
      )}
    </Deposit>
  );
}

interface CountedProps {
  readonly car: OwnCar;
  readonly own: Money;
  readonly brought: Money;
  readonly counted: CountedDeposit;
}

function Counted({ car, own, brought, counted }: CountedProps) {
  if ('refusal' in counted) return <p>{counted.refusal}</p>;
  const { deposit, credit, months, monthly, finalPayment, totalAmountPayable, apr } =
    counted.figures;
  const rows: readonly (readonly [string, string])[] = [
    [DEPOSIT_ROWS.payments, paymentsWords(months, monthly)],
    [DEPOSIT_ROWS.deposit, inPoundsAndPence(deposit)],
    [DEPOSIT_ROWS.credit, inPoundsAndPence(credit)],
    ...(isPositive(finalPayment)
      ? ([[DEPOSIT_ROWS.finalPayment, inPoundsAndPence(finalPayment)]] as const)
      : []),
    [DEPOSIT_ROWS.total, inPoundsAndPence(totalAmountPayable)],
    [DEPOSIT_ROWS.apr, aprWords(apr)],
  ];
  return (
    <>
      <p className="monthly">
        <strong>{inPoundsAndPence(monthly)}</strong> <span>a month</span>
      </p>
      <p className="kind">{ILLUSTRATION_WITH_IT}</p>
      <p>{withItWords(own, brought, car)}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
