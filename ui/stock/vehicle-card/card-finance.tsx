import type { Quote } from '../../../core/finance/public';
import { productWords } from '../../copy/product-copy';
import { MonthlyPrice } from '../../parts/price/price';
import { SiteLink } from '../../parts/site-link/site-link';

interface CardFinanceProps {
  /** None, and there is no monthly line at all (CARD-26). */
  readonly quote: Quote | undefined;
  readonly href: string;
}

/** A month's payment, of which product, for how long, and the way to work it out for oneself (CARD-15). */
export const CardFinance = ({ quote, href }: CardFinanceProps) =>
  quote === undefined ? undefined : (
    <div className="finance">
      <MonthlyPrice monthly={quote.regularPayment} />
      <span className="how">
        <span>{productWords(quote)}</span> <SiteLink href={href}>Calculate finance</SiteLink>
      </span>
    </div>
  );
