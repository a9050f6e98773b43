import { EnquiryColumns } from '../../../enquiry/about-vehicle-part.styles';
import type { Blocks } from '../../../parts/blocks';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { Below } from '../journey/screen-parts.styles';
import { ScreenTitle } from '../journey/screen-title';
import { VehicleBeside } from '../journey/vehicle-beside';

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
  const { vehicle } = page.view.state;
  return (
    <PageFrame>
      <ScreenTitle {...page} {...{ title, lead, place }} />
      {isBesideVehicle && vehicle?.vrm !== undefined ? (
        <EnquiryColumns>
          <div>{children}</div>
          <VehicleBeside {...page} />
        </EnquiryColumns>
      ) : (
        <Below>{children}</Below>
      )}
    </PageFrame>
  );
}
