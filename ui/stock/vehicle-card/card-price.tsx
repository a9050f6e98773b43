import { inPounds } from '../../../core/kernel/money';
import type { PriceFacts } from '../../../core/stock/public';
import { Price } from '../../parts/price/price';
import { FeeLine, NoPrice, VatLine } from './vehicle-card.styles';

/**
 * What a vehicle costs. A commercial vehicle shows its price without VAT, marked so, and beside it,
 * as large, the price with VAT (decision "+VAT prices"). The fee line carries its sum.
 */
export function CardPrice({ price }: { readonly price: PriceFacts }) {
  if (price.kind === 'no-price') return <NoPrice>Call for price</NoPrice>;
  return (
    <>
      <div className="price">
        {price.excludingVat === undefined ? (
          <Price now={price.headline} was={price.before} />
        ) : (
          <VatLine>
            <Price now={price.excludingVat} suffix="+VAT" />
            <Price now={price.headline} was={price.before} suffix="inc. VAT" />
          </VatLine>
        )}
      </div>
      <FeeLine className="fee">
        {price.adminFee === undefined
          ? 'No admin fee'
          : `Admin fee ${inPounds(price.adminFee.fee)}` +
            (price.adminFee.total === undefined
              ? ''
              : ` · total ${inPounds(price.adminFee.total)}`)}
      </FeeLine>
    </>
  );
}
