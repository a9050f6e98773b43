import { isReserved, type SiteSection, type Vehicle } from '../../../core/stock/public';
import { searchPath } from '../../../core/search/public';
import { lookAlikesTitle, searchAll } from '../../copy/alike-copy';
import { ButtonLink } from '../../parts/button/button';
import { VehicleCarousel } from './vehicle-carousel';
import { Foot } from './vehicle-carousel.styles';
import { VehicleTile } from './vehicle-tile';

export interface LookAlikesProps {
  readonly vehicles: readonly Vehicle[];
  readonly section: SiteSection;
  /** A vehicle that is sold, or an address that leads nowhere. */
  readonly reason: 'sold' | 'not-found';
}

/** Four at most: this is a way on, not a results page. */
const MOST = 4;

/** What can be bought where a vehicle used to be, and the way to all the others (UX rule 10). */
export function LookAlikes({ vehicles, section, reason }: LookAlikesProps) {
  const search = (
    <ButtonLink kind="quiet" href={searchPath(section)}>
      {searchAll(section)}
    </ButtonLink>
  );
  const free = vehicles.filter((vehicle) => !isReserved(vehicle));
  if (free.length === 0) return <p>{search}</p>;
  return (
    <VehicleCarousel
      title={lookAlikesTitle(reason, section)}
      slides={free.slice(0, MOST).map((vehicle) => ({
        key: vehicle.id,
        content: <VehicleTile vehicle={vehicle} />,
      }))}
    >
      <Foot>{search}</Foot>
    </VehicleCarousel>
  );
}
