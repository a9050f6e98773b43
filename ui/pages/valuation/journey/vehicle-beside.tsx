import { isLeft } from 'fp-ts/Either';
import { valueIn } from '../../../../core/kernel/form/field';
import { readMileage } from '../../../../core/kernel/mileage';
import { YOUR_VEHICLE } from '../../../copy/valuation/journey-a-copy';
import { milesOf, plateOf, vehicleName } from '../../../copy/valuation/result-copy';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import type { JourneyOnPage } from './journey-on-page';
import { VehicleAside } from './screen-parts.styles';
import { VehiclePicture } from './vehicle-picture';

/** The vehicle beside what is asked about it. */
export function VehicleBeside({ view }: Pick<JourneyOnPage, 'view'>) {
  const { vehicle, typed } = view.state;
  const mileage = readMileage(valueIn(typed, 'mileage'));
  if (vehicle?.vrm === undefined) return null;
  return (
    <VehicleAside>
      <h2>{YOUR_VEHICLE}</h2>
      <VehiclePicture vehicle={vehicle} />
      <NumberPlate registration={plateOf(vehicle.vrm)} />
      <p className="name">{vehicleName(vehicle)}</p>
      {vehicle.derivative !== undefined && <p className="more">{vehicle.derivative}</p>}
      {!isLeft(mileage) && <p className="more">{milesOf(mileage.right)}</p>}
    </VehicleAside>
  );
}
