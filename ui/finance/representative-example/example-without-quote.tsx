import {
  EXAMPLE_TERMS,
  exampleWithoutQuote,
  type FinanceProduct,
} from '../../../core/finance/public';
import { inPounds } from '../../../core/kernel/money';
import { RepresentativeExample } from './representative-example';

interface ExampleWithoutQuoteProps {
  readonly product?: FinanceProduct | undefined;
  readonly narrow?: boolean;
}

/** The complete example where no lender has quoted, said to be of no vehicle here (FIN-26, FIN-27). */
export const ExampleWithoutQuote = (props: ExampleWithoutQuoteProps) => (
  <RepresentativeExample
    quotes={exampleWithoutQuote()}
    subject={`a vehicle at ${inPounds(EXAMPLE_TERMS.cashPrice)}: an example, not a quote for a vehicle on this page`}
    {...props}
  />
);
