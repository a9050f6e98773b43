import { cardFacts, type Vehicle } from '../../core/stock/public';
import { techBriefWords, titleWords } from '../copy/vehicle-copy';
import { useApp } from '../kit/app-context';
import { Picture } from '../parts/picture/picture';
import { SiteLink } from '../parts/site-link/site-link';
import { CardPrice } from '../stock/vehicle-card/card-price';
import { photosOf } from '../stock/vehicle-card/card-photos';
import { Summary } from './about-vehicle.styles';

export interface AboutVehicleProps {
  readonly vehicle: Vehicle;
  /** In a window, where the rest of it stands behind. */
  readonly inOneRow?: boolean;
}

/** Which vehicle is spoken of, so that nobody rings about another. */
export function AboutVehicle({ vehicle, inOneRow = false }: AboutVehicleProps) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const [photo] = photosOf(facts.pictures, title, settings.placeholderWhen);
  return (
    <Summary $inOneRow={inOneRow}>
      <div className="picture">
        {photo !== undefined && (
          <Picture {...photo} sizes="(min-width: 1024px) 24rem, 100vw" fill />
        )}
      </div>
      <div className="words">
        <div>
          <h2>
            <SiteLink href={facts.links.details}>{title}</SiteLink>
          </h2>
          {facts.title.derivative !== undefined && (
            <p className="derivative only-in-full">{facts.title.derivative}</p>
          )}
        </div>
        {vehicle.registration !== undefined && (
          <p className="plate only-in-full">{vehicle.registration}</p>
        )}
        <div>
          <CardPrice price={facts.price} />
        </div>
        <p className="brief only-in-full">{facts.techBrief.map(techBriefWords).join(' · ')}</p>
      </div>
    </Summary>
  );
}
