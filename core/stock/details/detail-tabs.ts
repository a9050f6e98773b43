import type { VehicleSections } from './section-model';

/** VDP-04, with VDP-05's last. */
export const DETAIL_TABS = [
  'overview',
  'features',
  'technical-spec',
  'vehicle-efficiency',
  'safety-security',
  'optional-extras',
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** The simple data tabs of the card (VDP-06). */
export const DATA_TABS = ['overview', 'top-features', 'top-spec'] as const;
export type DataTab = (typeof DATA_TABS)[number];

/** Whether there is anything to be told under a tab. */
export function hasContent(sections: VehicleSections, tab: DetailTab | DataTab): boolean {
  switch (tab) {
    case 'overview':
      return sections.overview.length > 0;
    case 'features':
      return sections.features.length > 0;
    case 'technical-spec':
      return sections.technical.length > 0;
    case 'vehicle-efficiency':
      return sections.efficiency.length > 0;
    case 'safety-security':
      return sections.safety.length > 0;
    case 'optional-extras':
      return sections.extras.items.length > 0;
    case 'top-features':
      return sections.topFeatures.length > 0;
    case 'top-spec':
      return sections.topSpecification.length > 0;
  }
}

/** The tabs of a set that have something to tell, in order (VDP-05, VDP-07, VDP-08): no tab is empty. */
export const tabsWithContent = <Tab extends DetailTab | DataTab>(
  sections: VehicleSections,
  tabs: readonly Tab[],
): readonly Tab[] => tabs.filter((tab) => hasContent(sections, tab));
