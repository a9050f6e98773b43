import { cardLocation, type Vehicle } from '../../../core/stock/public';
import { BRANCH_TITLE } from '../../copy/print-copy';
import { LOCATION_UNKNOWN } from '../../copy/vehicle-copy';

interface BranchProps {
  readonly vehicle: Vehicle;
}

/** Where it stands and whom to ring, as text (CARD-07, CARD-21). */
export function BranchLines({ vehicle }: BranchProps) {
  const location = cardLocation(vehicle);
  if (location === undefined) return <p>{LOCATION_UNKNOWN}</p>;
  const place = [location.town, location.postcode].filter((part) => part !== undefined);
  return (
    <>
      <p>
        <strong>{location.branch}</strong>
      </p>
      {place.length > 0 && <p>{place.join(', ')}</p>}
      {location.telephone !== undefined && <p>{`Telephone ${location.telephone}`}</p>}
    </>
  );
}

/** The same under a heading, on a page that does not begin with it. */
export const PrintBranch = ({ vehicle }: BranchProps) => (
  <section className="whole">
    <h2>{BRANCH_TITLE}</h2>
    <BranchLines vehicle={vehicle} />
  </section>
);
