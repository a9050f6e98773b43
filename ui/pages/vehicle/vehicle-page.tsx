import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { latest } from '../../../core/kernel/remote';
import {
  chosenAtFirst,
  createFinanceChoice,
  createVehiclePage,
} from '../../../core/showroom/public';
import { titleParts } from '../../../core/stock/public';
import { vehicleTrail } from '../../../core/search/public';
import { titleWords } from '../../copy/vehicle-copy';
import { trailWords } from '../../copy/vehicle-page-copy';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { CustomerReviews } from '../../reviews/customer-reviews';
import { BranchContact } from './branch-contact/branch-contact';
import { VehicleGallery } from '../../stock/gallery/vehicle-gallery';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { StickyBar } from './sticky-bar/sticky-bar';
import { VehicleCheckBlock } from './check/vehicle-check-block';
import { SiteBanner } from './content/content-blocks';
import { VehicleDataCards } from './details/vehicle-data-cards';
import { AddressedDialog } from './parts/addressed-dialog';
import { BelowPart } from './parts/below-part';
import { DetailsSection } from './parts/details-section';
import { ExampleNotice } from './parts/example-notice';
import { FinanceSection } from './parts/finance-section';
import { PriceBlock } from './parts/price-block';
import { TakenNotice } from './parts/taken-notice';
import { VehicleHead } from './parts/vehicle-head';
import { Notices, VehicleColumns, Way } from './parts/vehicle-page.styles';
import { WarrantySection } from './parts/warranty-section';
import type { VehicleOfPage } from './vehicle-loader';
import { WayBackLink } from './parts/way-back-link';

export { VehicleErrorPage } from './vehicle-error-page';
export { vehicleLoader } from './vehicle-loader';

/** A vehicle's page (ROUTE-40). Another vehicle is another page, with nothing of this one (CHECK-03). */
export function VehiclePage() {
  const page = useLoaderData<VehicleOfPage>();
  return <PageOfVehicle key={page.start.vehicle.slug} {...page} />;
}

function PageOfVehicle({ start, madeAt }: VehicleOfPage) {
  const { ports, settings, recent } = useApp();
  const page = useViewModel((scope) => createVehiclePage(scope, ports, start));
  const state = useBehavior(page.state$);
  const choice = useViewModel((scope) => createFinanceChoice(scope, chosenAtFirst(start)));
  useEffect(() => {
    page.wake();
  }, [page]);
  // RECENT-01.
  const { slug } = start.vehicle;
  useEffect(() => {
    recent.view(slug);
  }, [recent, slug]);

  const { vehicle } = state;
  const title = titleWords(titleParts(vehicle));
  const content = latest(state.content);
  return (
    <>
      <PageFrame>
        <VehicleHead vehicle={vehicle} />
        <Way>
          <WayBackLink section={vehicle.section} />
          <Breadcrumbs
            above
            crumbs={vehicleTrail(vehicle).map((step) => ({
              label: trailWords(step),
              href: step.address,
            }))}
          />
        </Way>
        <Notices>
          <TakenNotice vehicle={vehicle} />
          <ExampleNotice vehicle={vehicle} />
        </Notices>
        <VehicleColumns>
          <div className="gallery">
            <BlockBoundary name="The pictures">
              <VehicleGallery vehicle={vehicle} title={title} />
            </BlockBoundary>
          </div>
          <div className="price-block">
            <BlockBoundary name="The price">
              <PriceBlock state={state} content={content} choice={choice} now={madeAt} />
            </BlockBoundary>
          </div>
          <div className="rest">
            <SiteBanner content={content} />
            <VehicleDataCards vehicle={vehicle} />
            <BlockBoundary name="The details">
              <DetailsSection vehicle={vehicle} content={content} now={madeAt} />
            </BlockBoundary>
            <BlockBoundary name="The finance">
              <FinanceSection
                state={state}
                choice={choice}
                onRetry={() => {
                  page.retry('quotes');
                }}
              />
            </BlockBoundary>
            <BlockBoundary name="The vehicle check">
              <VehicleCheckBlock check={state.check} vehicle={vehicle} />
            </BlockBoundary>
            <WarrantySection content={content} />
            <BlockBoundary name="The branch">
              <BranchContact vehicle={vehicle} />
            </BlockBoundary>
            <BlockBoundary name="The reviews">
              <CustomerReviews reviews={state.reviews} />
            </BlockBoundary>
          </div>
        </VehicleColumns>
        <BlockBoundary name="What stands below the vehicle">
          <BelowPart.Part page={page} />
        </BlockBoundary>
        <AddressedDialog vehicle={vehicle} />
      </PageFrame>
      <StickyBar vehicle={vehicle} flasher={settings.flasher} chatAddress={settings.chatAddress} />
    </>
  );
}
