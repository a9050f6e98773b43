import { PANEL_TABS, tabsWithContent, vehicleSections } from '../../../core/stock/public';
import { Surface } from '../../parts/surface/surface';
import { TabsOf, type VehicleTabsProps } from './tabs-of';

/** The vehicle information panel: Overview and Features (VDP-20). */
export function VehicleInformationPanel(props: VehicleTabsProps) {
  if (tabsWithContent(vehicleSections(props.vehicle), PANEL_TABS).length === 0) return undefined;
  return (
    <Surface>
      <TabsOf {...props} name="Vehicle information" tabs={PANEL_TABS} />
    </Surface>
  );
}
