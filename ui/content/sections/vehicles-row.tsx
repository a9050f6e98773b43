import { searchPath } from '../../../core/search/public';
import type { SiteSection, Vehicle } from '../../../core/stock/public';
import { ALL_VEHICLES } from '../../copy/content/page-copy';
import { ButtonLink } from '../../parts/button/button';
import { VehicleCarousel } from '../../stock/vehicle-carousel/vehicle-carousel';
import { Foot } from '../../stock/vehicle-carousel/vehicle-carousel.styles';
import { VehicleTile } from '../../stock/vehicle-carousel/vehicle-tile';

export interface VehiclesRowProps {
  readonly title: string;
  readonly section: SiteSection;
  /** At least one. */
  readonly vehicles: readonly Vehicle[];
}

/** Vehicles that are for sale, and the way to all of them (PAGE-07, PAGE-20). */
export const VehiclesRow = ({ title, section, vehicles }: VehiclesRowProps) => (
  <VehicleCarousel
    title={title}
    slides={vehicles.map((vehicle) => ({
      key: vehicle.id,
      content: <VehicleTile vehicle={vehicle} />,
    }))}
  >
    <Foot>
      <ButtonLink kind="quiet" href={searchPath(section)}>
        {ALL_VEHICLES[section]}
      </ButtonLink>
    </Foot>
  </VehicleCarousel>
);
