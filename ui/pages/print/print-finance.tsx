import { quoteToShow } from '../../../core/finance/public';
import { latest } from '../../../core/kernel/remote';
import type { VehiclePageState } from '../../../core/showroom/public';
import { titleParts } from '../../../core/stock/public';
import { FINANCE_NOT_LOADED, FINANCE_TITLE } from '../../copy/print-copy';
import { titleWords } from '../../copy/vehicle-copy';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../finance/representative-example/representative-example';
import { ExampleOnPaper } from './print.styles';

type Printed = Pick<VehiclePageState, 'vehicle' | 'quotes' | 'product'>;

/** One representative example in full, of the product asked for or the cheaper (UX rule 13). */
export function PrintFinance({ vehicle, quotes, product }: Printed) {
  const known = latest(quotes);
  if (known === undefined) {
    return (
      <section className="whole">
        <h2>{FINANCE_TITLE}</h2>
        <p>{FINANCE_NOT_LOADED}</p>
      </section>
    );
  }
  const quote = quoteToShow(known[vehicle.stockId] ?? {}, product);
  if (quote === undefined) return undefined;
  // One product alone: on paper nobody could turn to the other.
  const shown = { [quote.product]: quote };
  return (
    <ExampleOnPaper>
      <RepresentativeExample
        quotes={shown}
        product={quote.product}
        subject={exampleSubject(titleWords(titleParts(vehicle)), shown)}
      />
    </ExampleOnPaper>
  );
}
