import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { MonthlyLine, PriceLine, type PriceSize } from './price.styles';

export interface PriceProps {
  readonly now: Money;
  /** The former price, struck through before the present one. */
  readonly was?: Money | undefined;
  readonly size?: PriceSize;
  /** After the figure: "+VAT", "inc. VAT". */
  readonly suffix?: string | undefined;
}

/** What it costs, in whole pounds [CARD-30]; the words Was and Now are heard, the line is seen. */
export function Price({ now, was, size = 'card', suffix }: PriceProps) {
  return (
    <PriceLine $size={size}>
      {was !== undefined && (
        <>
          <del className="was">
            <VisuallyHidden>Was</VisuallyHidden> <span>{inPounds(was)}</span>
          </del>
          <VisuallyHidden>, </VisuallyHidden>
        </>
      )}
      <span className="now">
        {was !== undefined && <VisuallyHidden>Now </VisuallyHidden>}
        <span>{inPounds(now)}</span>
        {suffix !== undefined && <small>{` ${suffix}`}</small>}
      </span>
    </PriceLine>
  );
}

export interface MonthlyPriceProps {
  readonly monthly: Money;
  /** The finance product beneath: PCP or HP. */
  readonly product?: string | undefined;
}

/** The monthly payment, to the penny [CARD-31]. */
export function MonthlyPrice({ monthly, product }: MonthlyPriceProps) {
  return (
    <MonthlyLine>
      <span className="amount">{`${inPoundsAndPence(monthly)} a month`}</span>
      {product !== undefined && <span className="product">{product}</span>}
    </MonthlyLine>
  );
}
