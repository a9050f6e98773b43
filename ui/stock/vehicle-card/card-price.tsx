import type { PriceFacts } from '../../../core/stock/public';
import { adminFeeWords } from '../../copy/vehicle-copy';
import { Price } from '../../parts/price/price';
import { FeeLine, NoPrice, VatLine } from './vehicle-card.styles';

/** With the fee in the headline, a former price without it is only a saving while it is higher. */
const formerly = ({ before, headline }: Extract<PriceFacts, { kind: 'priced' }>) =>
  before !== undefined && before > headline ? before : undefined;

/**
 * What a vehicle costs. A commercial vehicle shows its price without VAT, marked so, and beside it,
 * as large, the price with VAT (decision "+VAT prices"). The fee line carries its sum, and is
 * there only when there is a fee (CARD-28).
 */
export function CardPrice({ price }: { readonly price: PriceFacts }) {
  return (
    <>
      <div className="price">
        {price.kind === 'no-price' ? (
          <NoPrice>Call for price</NoPrice>
        ) : price.excludingVat === undefined ? (
          <Price now={price.headline} was={formerly(price)} />
        ) : (
          <VatLine>
            <Price now={price.excludingVat} suffix="+VAT" />
            <Price now={price.headline} was={formerly(price)} suffix="inc. VAT" />
          </VatLine>
        )}
      </div>
      {price.adminFee !== undefined && (
        <FeeLine className="fee">{adminFeeWords(price.adminFee)}</FeeLine>
      )}
    </>
  );
}
