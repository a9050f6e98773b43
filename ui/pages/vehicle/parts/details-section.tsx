import type { ContentPage } from '../../../../core/content/public';
import { hasDetails, type VehicleInFull } from '../../../../core/stock/public';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { htmlOf } from '../content/content-blocks';
import { DescriptionBlock } from '../details/description-block';
import { OfferTerms } from '../details/offer-terms';
import { PageSection } from '../../../stock/page-section/page-section';
import { ServiceHistoryBlock } from '../details/service-history-block';
import { VehicleDetailTabs } from '../details/vehicle-detail-tabs';

interface DetailsSectionProps {
  readonly vehicle: VehicleInFull;
  readonly content: ContentPage | undefined;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** All that is known of the vehicle itself, by tabs, and what its papers say; not there where nothing is. */
export function DetailsSection({ vehicle, content, now }: DetailsSectionProps) {
  if (!hasDetails(vehicle, now)) return undefined;
  return (
    <PageSection id="vehicle-details-breakdown" title={SECTION_TITLES.breakdown(vehicle.section)}>
      <VehicleDetailTabs
        vehicle={vehicle}
        // The overview stands above, at a glance.
        start="features"
        roadTaxHtml={htmlOf(content, 'road-tax')}
      />
      <DescriptionBlock vehicle={vehicle} />
      <ServiceHistoryBlock vehicle={vehicle} now={now} />
      <OfferTerms offers={vehicle.extraOffers} />
    </PageSection>
  );
}
