import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { Remote } from '../../../../core/kernel/remote';
import { checkColumns, type Vehicle, type VehicleCheck } from '../../../../core/stock/public';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { PageSection } from '../../../stock/page-section/page-section';
import { CheckPart } from './check-part';

export interface VehicleCheckBlockProps {
  readonly check: Remote<VehicleCheck, GatewayFailure>;
  readonly vehicle: Vehicle;
}

/**
 * The section on a vehicle's history (CHECK-01 to CHECK-09): what was looked for and not found. It
 * is there only once a check has been loaded (CHECK-02) and has something to show; that a check
 * could not be had is not said (ERR-30).
 */
export function VehicleCheckBlock({ check, vehicle }: VehicleCheckBlockProps) {
  if (check.kind !== 'loaded' || checkColumns(check.value).columns.length === 0) return null;
  return (
    <PageSection id="vehicle-provenance" title={SECTION_TITLES.check}>
      <CheckPart.Part check={check.value} vehicle={vehicle} />
    </PageSection>
  );
}
