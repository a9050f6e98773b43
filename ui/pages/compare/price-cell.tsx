import type { Quote } from '../../../core/finance/public';
import type { PriceSince } from '../../../core/shortlist/public';
import { cardFacts, type PriceFacts, type VehicleInFull } from '../../../core/stock/public';
import { sinceWords } from '../../copy/compare-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { OwnCar } from '../../kit/own-car';
import { ButtonLink } from '../../parts/button/button';
import { CardPrice } from '../../stock/vehicle-card/card-price';
import { PriceCell } from './compare-table.styles';

interface ComparedPriceProps {
  readonly vehicle: VehicleInFull;
  readonly price: PriceFacts;
  readonly since: PriceSince | undefined;
  /** Of the product that is shown. */
  readonly quote: Quote | undefined;
}

/** The same figure as on the card, how it has moved since, and the way to the vehicle (UX rule 12). */
export function ComparedPrice({ vehicle, price, since, quote }: ComparedPriceProps) {
  const facts = cardFacts(vehicle);
  const moved = since && sinceWords(since);
  return (
    <PriceCell>
      <div>
        <CardPrice price={price} />
        <OwnCar at="card" price={price} quote={quote} />
        {moved !== undefined && (
          <p className="since" data-kind={since?.kind}>
            {moved}
          </p>
        )}
      </div>
      <div className="act">
        <ButtonLink
          compact
          href={facts.links.details}
          aria-label={`View details of ${titleWords(facts.title)}`}
        >
          View Details
        </ButtonLink>
      </div>
    </PriceCell>
  );
}
