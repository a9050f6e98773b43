import { DETAIL_TABS, type DetailTab } from '../../../../core/stock/public';
import { TabsOf, type VehicleTabsProps } from './tabs-of';

export interface VehicleDetailTabsProps extends VehicleTabsProps {
  readonly start?: DetailTab;
}

/** Everything that is known of a vehicle, under the detail tabs that have something to tell (VDP-04, VDP-05). */
export const VehicleDetailTabs = (props: VehicleDetailTabsProps) => (
  <TabsOf {...props} name="Vehicle details" tabs={DETAIL_TABS} />
);
