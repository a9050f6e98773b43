import { Check } from 'lucide-react';
import {
  checkColumns,
  provenancePrintPath,
  type Vehicle,
  type VehicleCheck,
} from '../../../../core/stock/public';
import {
  CHECK_WORDS,
  checkedOn,
  EVERY_VEHICLE_CHECKED,
  NOT_ALL_LISTED,
  PRINT_CHECK,
} from '../../../copy/check-copy';
import { OPENS_A_NEW_TAB } from '../../../copy/forms/enquiry-copy';
import { ButtonLink } from '../../../parts/button/button';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import {
  CheckBody,
  CheckColumn,
  CheckFoot,
  CheckGrid,
  CheckNote,
} from './vehicle-check-block.styles';

export interface CheckContentsProps {
  readonly check: VehicleCheck;
  readonly vehicle: Vehicle;
}

/** What was looked for and not found, in up to three columns, and the way to print it. */
export function CheckContents({ check, vehicle }: CheckContentsProps) {
  const { columns, isComplete } = checkColumns(check);
  const day = checkedOn(check.createdAt, vehicle.section);
  return (
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
        <ButtonLink kind="quiet" href={provenancePrintPath(vehicle)} target="_blank" rel="noopener">
          {PRINT_CHECK}
          <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
        </ButtonLink>
      </CheckFoot>
    </CheckBody>
  );
}
