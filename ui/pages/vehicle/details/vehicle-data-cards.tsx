import {
  DATA_TABS,
  tabsWithContent,
  vehicleSections,
  type DataTab,
} from '../../../../core/stock/public';
import { Surface } from '../../../parts/surface/surface';
import { TabsOf, type VehicleTabsProps } from './tabs-of';

export interface VehicleDataCardsProps extends VehicleTabsProps {
  readonly start?: DataTab;
}

/** The simple data tabs on a card: Overview, Top Features, Top Spec (VDP-06 to VDP-09). */
export function VehicleDataCards(props: VehicleDataCardsProps) {
  if (tabsWithContent(vehicleSections(props.vehicle), DATA_TABS).length === 0) return undefined;
  return (
    // On paper the details below it say the same, and more.
    <Surface className="screen-only">
      <TabsOf {...props} name="At a glance" tabs={DATA_TABS} />
    </Surface>
  );
}
