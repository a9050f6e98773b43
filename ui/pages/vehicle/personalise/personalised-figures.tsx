import type { Quote } from '../../../../core/finance/public';
import { inPoundsAndPence } from '../../../../core/kernel/money';
import {
  APPLY_FOR_FINANCE,
  ILLUSTRATION,
  lenderLine,
  onTheseTerms,
  PRODUCT_ENDS,
  productInFull,
} from '../../../copy/personalise-copy';
import { ButtonLink } from '../../../parts/button/button';
import { FinanceTable } from '../../../finance/finance-table/finance-table';
import { Figures } from './personalise.styles';

interface PersonalisedFiguresProps {
  readonly quote: Quote;
  readonly subject: string;
  readonly isCommercial: boolean;
  /** Newer figures are on their way; these stay until they come. */
  readonly isBusy: boolean;
}

/** One quote: the monthly figure large and steady, all that belongs to it in a table, and the way to apply. */
export function PersonalisedFigures({
  quote,
  subject,
  isCommercial,
  isBusy,
}: PersonalisedFiguresProps) {
  const { product, lender, lenderLogo, notifications = [], applicationLink } = quote;
  // The first stands above the figures, where its room is kept.
  const further = notifications.slice(1);
  return (
    <Figures aria-label={`${ILLUSTRATION}: ${productInFull(product)}`} aria-busy={isBusy}>
      <div className="headline">
        <div>
          <p className="kind">{`${ILLUSTRATION} · ${productInFull(product)}`}</p>
          <p className="amount">
            <strong>{inPoundsAndPence(quote.regularPayment)}</strong> a month
          </p>
          <p className="terms">{onTheseTerms(quote)}</p>
        </div>
        {applicationLink !== undefined && (
          <ButtonLink href={applicationLink} target="_self">
            {APPLY_FOR_FINANCE}
          </ButtonLink>
        )}
      </div>
      <FinanceTable
        quote={quote}
        isCommercial={isCommercial}
        caption={`${productInFull(product)} on the ${subject}`}
      />
      {further.length > 0 && (
        <ul className="notes">
          {further.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p className="ends">{PRODUCT_ENDS[product]}</p>
      {lender !== undefined && (
        <p className="lender">
          {lenderLogo !== undefined && <img src={lenderLogo} alt="" height={24} loading="lazy" />}
          <span>{lenderLine(lender)}</span>
        </p>
      )}
    </Figures>
  );
}
