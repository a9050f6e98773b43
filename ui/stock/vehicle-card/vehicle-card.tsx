import { Icon } from '../../parts/icon/icon';
import type { Quote } from '../../../core/finance/public';
import type { Behavior } from '../../../core/kernel/behavior';
import type { ViewsBySlug } from '../../../core/showroom/public';
import { cardFacts, type Vehicle } from '../../../core/stock/public';
import { informationWords, titleWords } from '../../copy/vehicle-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { Badge } from '../../parts/badge/badge';
import { ButtonLink } from '../../parts/button/button';
import { CardBrief } from './card-brief';
import { CardFinance } from './card-finance';
import { CardHeading } from './card-heading';
import { CardPicture } from './card-picture';
import { CardPlace } from './card-place';
import { CardPrice } from './card-price';
import { CardToggles, type CardTogglesProps } from './card-toggles';
import { CardViews, LiveCardViews } from './card-views';
import { Card, CardActions, CardBody, Facts, PriceRow, Where } from './vehicle-card.styles';

export interface VehicleCardProps extends Omit<CardTogglesProps, 'subject'> {
  readonly vehicle: Vehicle;
  /** The quote whose payment is shown; none, and the card has no monthly line (CARD-26). */
  readonly quote: Quote | undefined;
  /** Names of promotions that match (CARD-06). */
  readonly promos: readonly string[];
  readonly views?: number | undefined;
  /** Instead, where they come later. */
  readonly views$?: Behavior<ViewsBySlug>;
  /** The first cards of a page: their picture is wanted at once. */
  readonly priority?: boolean;
}

/**
 * A results card: the picture sells, the price is plain, everything else lines up beneath. At most
 * six stops of the Tab key: compare, favourite, finance, phone, details, action (UX rule 11).
 */
export function VehicleCard({
  vehicle,
  quote,
  promos,
  views,
  views$,
  priority = false,
  ...toggles
}: VehicleCardProps) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const { location } = facts;
  return (
    <Card data-slug={facts.slug}>
      <CardPicture facts={facts} priority={priority}>
        <CardToggles subject={`${facts.title.make} ${facts.title.range}`} {...toggles} />
      </CardPicture>
      <CardBody>
        <CardHeading facts={facts} />
        <PriceRow>
          <CardPrice price={facts.price} />
          <CardFinance quote={quote} href={facts.links.finance} />
          <OwnCar at="card" price={facts.price} quote={quote} />
        </PriceRow>
        <CardBrief parts={facts.techBrief} />
        <Facts>
          <p className="information">
            {facts.information === undefined ? ' ' : informationWords(facts.information)}
          </p>
          {promos.length > 0 && (
            <p className="promos">
              {promos.map((promo) => (
                <Badge key={promo} $tone="brand">
                  {promo}
                </Badge>
              ))}
            </p>
          )}
        </Facts>
        <Where>
          {location !== undefined && <CardPlace location={location} />}
          {location?.telephone !== undefined && (
            <a href={telephoneAddress(location.telephone)}>
              <Icon name="phone" size={16} />
              <span>{location.telephone}</span>
            </a>
          )}
          <span className="views">
            {views$ === undefined ? (
              <CardViews count={views} />
            ) : (
              <LiveCardViews views$={views$} slug={facts.slug} />
            )}
          </span>
        </Where>
        <CardActions>
          <ButtonLink href={facts.links.details} aria-label={`View details of ${title}`} wide>
            View Details
          </ButtonLink>
          <ButtonLink kind="quiet" href={facts.links.action} wide>
            {facts.action === 'reserve' ? 'Reserve this car' : 'Request callback'}
          </ButtonLink>
        </CardActions>
      </CardBody>
    </Card>
  );
}
