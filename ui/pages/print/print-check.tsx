import { Check } from 'lucide-react';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { latest, type Remote } from '../../../core/kernel/remote';
import { checkColumns, type SiteSection, type VehicleCheck } from '../../../core/stock/public';
import {
  CHECK_WORDS,
  checkedOn,
  EVERY_VEHICLE_CHECKED,
  NOT_ALL_LISTED,
} from '../../copy/check-copy';
import { CHECK_NOT_LOADED, CHECK_NOT_ON_RECORD } from '../../copy/print-copy';
import { Checks } from './print.styles';

interface PrintCheckProps {
  readonly check: Remote<VehicleCheck, GatewayFailure>;
  readonly section: SiteSection;
  /** On a page of its own it is set large, one result to a line. */
  readonly alone?: boolean;
}

/** What was looked for and not found (CHECK-07); where nothing can be said of it, that is said. */
export function PrintCheck({ check, section, alone = false }: PrintCheckProps) {
  const value = latest(check);
  if (value === undefined) return <p>{CHECK_NOT_LOADED}</p>;
  const { columns, isComplete } = checkColumns(value);
  const keys = columns.flat();
  if (keys.length === 0) return <p>{CHECK_NOT_ON_RECORD}</p>;
  return (
    <>
      <p>{`${EVERY_VEHICLE_CHECKED} ${checkedOn(value.createdAt, section) ?? ''}`}</p>
      <Checks className={alone ? 'one' : undefined}>
        {keys.map((key) => (
          <li key={key}>
            <Check aria-hidden="true" size={alone ? 20 : 15} strokeWidth={3} />
            <div>
              <strong>{CHECK_WORDS[key].title}</strong>
              <span>{CHECK_WORDS[key].message}</span>
            </div>
          </li>
        ))}
      </Checks>
      {!isComplete && (
        <p className="whole">
          <strong>{NOT_ALL_LISTED}</strong>
        </p>
      )}
    </>
  );
}
