import { Check } from 'lucide-react';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { Remote } from '../../../core/kernel/remote';
import {
  checkColumns,
  provenancePrintPath,
  type Vehicle,
  type VehicleCheck,
} from '../../../core/stock/public';
import {
  CHECK_WORDS,
  checkedOn,
  EVERY_VEHICLE_CHECKED,
  NOT_ALL_LISTED,
  PRINT_CHECK,
} from '../../copy/check-copy';
import { OPENS_A_NEW_TAB } from '../../copy/enquiry-copy';
import { SECTION_TITLES } from '../../copy/vehicle-page-copy';
import { ButtonLink } from '../../parts/button/button';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { PageSection } from '../vehicle-details/page-section';
import {
  CheckBody,
  CheckColumn,
  CheckFoot,
  CheckGrid,
  CheckNote,
} from './vehicle-check-block.styles';

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
  if (check.kind !== 'loaded') return null;
  const { columns, isComplete } = checkColumns(check.value);
  if (columns.length === 0) return null;
  const day = checkedOn(check.value.createdAt, vehicle.section);
  return (
    <PageSection id="vehicle-provenance" title={SECTION_TITLES.check}>
      <CheckBody>
        <CheckNote>
          {EVERY_VEHICLE_CHECKED} {day !== undefined && <span>{day}</span>}
        </CheckNote>
        <CheckGrid>
          {columns.map((keys) => (
            <CheckColumn key={keys[0]}>
              {keys.map((key) => (
                <li key={key}>
                  <Check aria-hidden="true" size={20} />
                  <h3>{CHECK_WORDS[key].title}</h3>
                  <p>{CHECK_WORDS[key].message}</p>
                </li>
              ))}
            </CheckColumn>
          ))}
        </CheckGrid>
        <CheckFoot>
          {!isComplete && <p>{NOT_ALL_LISTED}</p>}
          <ButtonLink
            kind="quiet"
            href={provenancePrintPath(vehicle)}
            target="_blank"
            rel="noopener"
          >
            {PRINT_CHECK}
            <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
          </ButtonLink>
        </CheckFoot>
      </CheckBody>
    </PageSection>
  );
}
