import { latest } from '../../../../core/kernel/remote';
import type { VehiclePageState } from '../../../../core/showroom/public';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { noneSimilar, SimilarVehiclesBlock } from '../similar-vehicles/similar-vehicles-block';
import { LookAlikes } from '../../../stock/vehicle-carousel/look-alikes';
import { useArrivedWithout } from '../../../stock/vehicle-carousel/use-arrived-without';
import { PageSection } from '../../../stock/page-section/page-section';

interface LikeItSectionProps {
  readonly state: VehiclePageState;
  readonly onRetry: () => void;
}

/**
 * Vehicles like this one (VDP-26). Where none is known, or they could not be had before the page
 * arrived, there is no section (ERR-31); once it has been seen loading it stays and says so.
 */
export function LikeItSection({ state, onRetry }: LikeItSectionProps) {
  const { vehicle, similar } = state;
  const arrivedWithout = useArrivedWithout(similar, noneSimilar);
  const known = latest(similar)?.vehicles ?? [];
  if (arrivedWithout && known.length === 0) return undefined;
  return (
    <PageSection id="similar-vehicles" title={SECTION_TITLES.similar}>
      {vehicle.status === 'sold' && known.length > 0 ? (
        <LookAlikes vehicles={known} section={vehicle.section} reason="sold" />
      ) : (
        <SimilarVehiclesBlock current={vehicle} similar={similar} onRetry={onRetry} titled />
      )}
    </PageSection>
  );
}
