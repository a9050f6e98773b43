import type { Quote } from '../../../core/finance/public';
import { cardFacts, type Vehicle } from '../../../core/stock/public';
import { LOCATION_UNKNOWN, titleWords } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { ButtonLink } from '../../parts/button/button';
import { CardBrief } from './card-brief';
import { CardFinance } from './card-finance';
import { CardHeading } from './card-heading';
import { CardPicture } from './card-picture';
import { CardPlace } from './card-place';
import { CardPrice } from './card-price';
import { Card, CardBody, PriceRow, Where } from './vehicle-card.styles';

interface CompactCardProps {
  readonly vehicle: Vehicle;
  /** With one, the card has a monthly line and the link to work it out (CARD-23). */
  readonly quote?: Quote | undefined;
}

/**
 * The second card variant: what a vehicle is, what it costs and where it stands, with View Details
 * as the only thing to do (CARD-21 to CARD-23).
 */
export function CompactCard({ vehicle, quote }: CompactCardProps) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const { location } = facts;
  return (
    <Card data-slug={facts.slug}>
      <CardPicture facts={facts} />
      <CardBody>
        <CardHeading facts={facts} />
        <PriceRow>
          <CardPrice price={facts.price} />
          <CardFinance quote={quote} href={facts.links.finance} />
          <OwnCar at="card" price={facts.price} quote={quote} />
        </PriceRow>
        <CardBrief parts={facts.techBrief} />
        <Where>
          {location === undefined ? (
            <span>{LOCATION_UNKNOWN}</span>
          ) : (
            <CardPlace location={location} />
          )}
        </Where>
        <ButtonLink
          href={facts.links.details}
          aria-label={`View details of ${titleWords(facts.title)}`}
          wide
        >
          View Details
        </ButtonLink>
      </CardBody>
    </Card>
  );
}
