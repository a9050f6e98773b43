import { isLeft } from 'fp-ts/Either';
import { valueIn } from '../../../../core/kernel/form/field';
import { readMileage } from '../../../../core/kernel/mileage';
import { YOUR_VEHICLE } from '../../../copy/valuation/journey-a-copy';
import { milesOf, plateOf, vehicleName } from '../../../copy/valuation/result-copy';
import { EnquiryColumns } from '../../../enquiry/about-vehicle.styles';
import type { Blocks } from '../../../parts/blocks';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import type { JourneyOnPage } from './journey-on-page';
import { Below, VehicleAside } from './screen-parts.styles';
import { ScreenTitle } from './screen-title';

interface OneColumnProps extends JourneyOnPage {
  readonly title: string;
  readonly lead?: string;
  readonly place?: { readonly step: number; readonly all: number };
  /** The vehicle beside the form, where the screen itself does not show it. */
  readonly isBesideVehicle?: boolean;
  readonly children: Blocks;
}

/** A screen after the first: its title, its form in one column, and what it is about beside. */
export function OneColumn({
  title,
  lead,
  place,
  isBesideVehicle = false,
  children,
  ...page
}: OneColumnProps) {
  const { vehicle, typed } = page.view.state;
  const mileage = readMileage(valueIn(typed, 'mileage'));
  return (
    <PageFrame>
      <ScreenTitle {...page} {...{ title, lead, place }} />
      {isBesideVehicle && vehicle?.vrm !== undefined ? (
        <EnquiryColumns>
          <div>{children}</div>
          <VehicleAside>
            <h2>{YOUR_VEHICLE}</h2>
            <NumberPlate registration={plateOf(vehicle.vrm)} />
            <p className="name">{vehicleName(vehicle)}</p>
            {vehicle.derivative !== undefined && <p className="more">{vehicle.derivative}</p>}
            {!isLeft(mileage) && <p className="more">{milesOf(mileage.right)}</p>}
          </VehicleAside>
        </EnquiryColumns>
      ) : (
        <Below>{children}</Below>
      )}
    </PageFrame>
  );
}
