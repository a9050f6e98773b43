import {
  tabsWithContent,
  vehicleSections,
  type DataTab,
  type DetailTab,
  type VehicleInFull,
  type VehicleSections,
} from '../../../../core/stock/public';
import { TAB_TITLES } from '../../../copy/details-copy';
import { Tabs } from '../../../parts/tabs/tabs';
import { EfficiencyFigures } from './efficiency-figures';
import { ExtrasTable } from './extras-table';
import { FeatureColumns, TickedItems } from './feature-columns';
import { OverviewGrid } from './overview-grid';
import { SpecificationTables } from './specification-tables';
import type { Blocks } from '../../../parts/blocks';

export interface VehicleTabsProps {
  readonly vehicle: VehicleInFull;
  /** The road tax note in an editor's words, already cleaned (CG-094). */
  readonly roadTaxHtml?: string | undefined;
}

interface TabsOfProps<Tab> extends VehicleTabsProps {
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly start?: Tab | undefined;
}

/** One set of tabs over the one section model (CG-084); nothing where there is nothing to tell. */
export function TabsOf<Tab extends DetailTab | DataTab>({
  vehicle,
  roadTaxHtml,
  name,
  tabs,
  start,
}: TabsOfProps<Tab>) {
  const sections = vehicleSections(vehicle);
  return (
    <Tabs
      name={name}
      start={start}
      tabs={tabsWithContent(sections, tabs).map((tab) => ({
        id: tab,
        title: TAB_TITLES[tab],
        panel: panelOf(tab, sections, vehicle, roadTaxHtml),
      }))}
    />
  );
}

function panelOf(
  tab: DetailTab | DataTab,
  sections: VehicleSections,
  vehicle: VehicleInFull,
  roadTaxHtml: string | undefined,
): Blocks {
  switch (tab) {
    case 'overview':
      return <OverviewGrid vehicle={vehicle} items={sections.overview} roadTaxHtml={roadTaxHtml} />;
    case 'features':
      return <FeatureColumns groups={sections.features} />;
    case 'technical-spec':
      return <SpecificationTables groups={sections.technical} />;
    case 'vehicle-efficiency':
      return (
        <EfficiencyFigures
          vehicle={vehicle}
          facts={sections.efficiency}
          roadTaxHtml={roadTaxHtml}
        />
      );
    case 'safety-security':
      return <FeatureColumns groups={sections.safety} />;
    case 'optional-extras':
      return <ExtrasTable extras={sections.extras} />;
    case 'top-features':
      return <TickedItems items={sections.topFeatures} />;
    case 'top-spec':
      return <SpecificationTables groups={sections.topSpecification} />;
  }
}
