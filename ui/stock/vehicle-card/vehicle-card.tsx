import {
  Eye,
  Fuel,
  Gauge,
  GitCompareArrows,
  MapPin,
  Phone,
  Settings2,
  Star,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { Quote } from '../../../core/finance/public';
import { cardFacts, type TechBriefPart, type Vehicle } from '../../../core/stock/public';
import {
  informationWords,
  RIBBON_WORDS,
  techBriefWords,
  titleWords,
  viewsWords,
} from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { Badge, Ribbon } from '../../parts/badge/badge';
import { ButtonLink } from '../../parts/button/button';
import { IconButton } from '../../parts/icon-button/icon-button';
import { PhotoStrip } from '../../parts/photo-strip/photo-strip';
import { MonthlyPrice } from '../../parts/price/price';
import { SiteLink } from '../../parts/site-link/site-link';
import { CardPrice } from './card-price';
import { photosOf } from './card-photos';
import {
  Brief,
  Card,
  CardActions,
  CardBody,
  CardTitle,
  Corner,
  Facts,
  PhotoPlace,
  PriceRow,
  Where,
} from './vehicle-card.styles';

const BRIEF_ICONS: Readonly<Partial<Record<TechBriefPart['kind'], LucideIcon>>> = {
  odometer: Gauge,
  transmission: Settings2,
  power: Zap,
  fuel: Fuel,
};

/** One, two or three cards to a row. */
const CARD_SIZES = '(min-width: 1440px) 300px, (min-width: 767px) 45vw, 95vw';

export interface VehicleCardProps {
  readonly vehicle: Vehicle;
  /** The quote whose payment is shown; none, and the card has no monthly line (CARD-26). */
  readonly quote: Quote | undefined;
  /** Names of promotions that match (CARD-06). */
  readonly promos: readonly string[];
  readonly views: number | undefined;
  readonly isFavourite: boolean;
  readonly isCompared: boolean;
  readonly onFavourite: () => void;
  readonly onCompare: () => void;
  /** The first cards of a page: their picture is wanted at once. */
  readonly priority?: boolean;
}

/** A results card: the picture sells, the price is plain, everything else lines up beneath. */
export function VehicleCard({
  vehicle,
  quote,
  promos,
  views,
  isFavourite,
  isCompared,
  onFavourite,
  onCompare,
  priority = false,
}: VehicleCardProps) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const shortName = `${facts.title.make} ${facts.title.range}`;
  const { location } = facts;
  return (
    <Card data-slug={facts.slug}>
      <PhotoPlace>
        <PhotoStrip
          subject={shortName}
          photos={photosOf(facts.pictures, title, settings.placeholderWhen)}
          sizes={CARD_SIZES}
          priority={priority}
          href={facts.links.details}
        />
        <Corner $side="left">
          {facts.ribbon !== undefined && <Ribbon>{RIBBON_WORDS[facts.ribbon]}</Ribbon>}
        </Corner>
        <Corner $side="right">
          <IconButton
            kind="raised"
            name={`Add ${shortName} to compare`}
            pressed={isCompared}
            data-replay
            onClick={onCompare}
          >
            <GitCompareArrows aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            kind="raised"
            name={`Add ${shortName} to favourites`}
            pressed={isFavourite}
            data-replay
            onClick={onFavourite}
          >
            <Star aria-hidden="true" size={20} />
          </IconButton>
        </Corner>
      </PhotoPlace>
      <CardBody>
        <CardTitle>
          <h3>
            <SiteLink href={facts.links.details} title={title}>
              {title}
            </SiteLink>
          </h3>
          <p title={facts.title.derivative}>{facts.title.derivative ?? ' '}</p>
        </CardTitle>
        <PriceRow>
          <CardPrice price={facts.price} />
          {quote !== undefined && (
            <div className="finance">
              <MonthlyPrice monthly={quote.regularPayment} />
              <span className="how">
                {quote.product} <SiteLink href={facts.links.finance}>Calculate finance</SiteLink>
              </span>
            </div>
          )}
        </PriceRow>
        <Brief>
          {facts.techBrief.map((part) => {
            const Icon = BRIEF_ICONS[part.kind];
            return (
              <li key={part.kind}>
                {Icon !== undefined && <Icon aria-hidden="true" size={14} />}
                {techBriefWords(part)}
              </li>
            );
          })}
        </Brief>
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
          {location === undefined ? (
            <span>Location TBC</span>
          ) : (
            <span className="place">
              <MapPin aria-hidden="true" size={16} />
              {[location.town ?? location.branch, location.postcode].filter(Boolean).join(', ')}
            </span>
          )}
          {location?.telephone !== undefined && (
            <a href={`tel:${location.telephone.replaceAll(' ', '')}`}>
              <Phone aria-hidden="true" size={16} />
              {location.telephone}
            </a>
          )}
          <span className="views">
            {views !== undefined && views > 0 && (
              <>
                <Eye aria-hidden="true" size={16} /> {viewsWords(views)}
              </>
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
