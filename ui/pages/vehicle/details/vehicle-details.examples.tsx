import { pounds } from '../../../../core/kernel/money';
import { SECTION_IDS } from '../../../../core/stock/public';
import {
  bareVehicleInFull,
  exampleVanInFull,
  exampleVehicleInFull,
} from '../../../workbench/example-vehicle-in-full';
import type { Examples } from '../../../parts/examples';
import { Surface } from '../../../parts/surface/surface';
import { AdminFeeHelp } from './admin-fee-help';
import { DescriptionBlock } from './description-block';
import { OfferTerms } from './offer-terms';
import { PageSection } from '../../../stock/page-section/page-section';
import { PriceLabelHelp } from './price-label-help';
import { ServiceHistoryBlock } from './service-history-block';
import { VehicleDataCards } from './vehicle-data-cards';
import { VehicleDetailTabs } from './vehicle-detail-tabs';

/** 28 November 2026. */
const NOW = Date.UTC(2026, 10, 28);

const LONG_NAME =
  '1.5 TSI EVO 150 Titanium X Business Edition Launch Special Automatic (s/s) Euro 6 5dr '.repeat(
    2,
  );

const oddVehicle = {
  ...bareVehicleInFull,
  derivative: LONG_NAME,
  transmission: LONG_NAME,
  taxRate: pounds(0),
  technicalData: {
    'top-speed': '112 mph (limited by law in some places)',
    transmission: LONG_NAME,
  },
  equipment: [{ name: 'A group nobody has heard of', items: [LONG_NAME, 'A/C'] }],
  description: 'A word or two about it. '.repeat(200),
  serviceEntries: [{ description: 'XZ-9 (code 77)' }],
};

export const vehicleTabsExamples: Examples = {
  'All there is to know': (
    <Surface>
      <VehicleDetailTabs vehicle={exampleVehicleInFull} />
    </Surface>
  ),
  Features: (
    <Surface>
      <VehicleDetailTabs vehicle={exampleVehicleInFull} start="features" />
    </Surface>
  ),
  'Technical Spec': (
    <Surface>
      <VehicleDetailTabs vehicle={exampleVehicleInFull} start="technical-spec" />
    </Surface>
  ),
  'Vehicle Efficiency': (
    <Surface>
      <VehicleDetailTabs vehicle={exampleVehicleInFull} start="vehicle-efficiency" />
    </Surface>
  ),
  'Optional Extras': (
    <Surface>
      <VehicleDetailTabs vehicle={exampleVehicleInFull} start="optional-extras" />
    </Surface>
  ),
  'Simple data tabs': <VehicleDataCards vehicle={exampleVehicleInFull} start="top-spec" />,
  'Long words, odd facts': (
    <Surface>
      <VehicleDetailTabs vehicle={oddVehicle} start="technical-spec" />
    </Surface>
  ),
  'Next to nothing known': <VehicleDataCards vehicle={bareVehicleInFull} />,
};

export const vehicleBlocksExamples: Examples = {
  Description: <DescriptionBlock vehicle={exampleVehicleInFull} />,
  'Long description': <DescriptionBlock vehicle={oddVehicle} />,
  'Service history': <ServiceHistoryBlock vehicle={exampleVehicleInFull} now={NOW} />,
  'Service history of a van whose MOT has run out': (
    <ServiceHistoryBlock vehicle={exampleVanInFull} now={NOW} />
  ),
  'One stamp in the book': <ServiceHistoryBlock vehicle={oddVehicle} now={NOW} />,
  'Price label': <PriceLabelHelp vehicle={exampleVehicleInFull} now={NOW} />,
  'No price label': <PriceLabelHelp vehicle={bareVehicleInFull} now={NOW} />,
  'Admin fee': <AdminFeeHelp fee={pounds(150)} />,
  'Terms of offers': <OfferTerms offers={exampleVanInFull.extraOffers} />,
};

export const pageSectionExamples: Examples = {
  'The nine sections': (
    <>
      {SECTION_IDS.map((id) => (
        <PageSection
          key={id}
          id={id}
          title={id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')}
          defaultOpen={false}
        >
          <p>What there is to say.</p>
        </PageSection>
      ))}
    </>
  ),
};
