import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { searchPath } from '../../../core/search/public';
import type { SiteSection, VehicleInFull } from '../../../core/stock/public';
import type { EnquiryKind } from '../../../core/enquiry/public';
import type { App } from '../../kit/app';
import { vehicleNamed } from '../vehicle-named';

/** What a shopper asks for, and about which vehicle. */
export interface EnquiryPageState {
  readonly kind: EnquiryKind;
  readonly vehicle: VehicleInFull;
}

/**
 * By the vehicle's name in the address, or by the dealer's own number (ROUTE-15). Without either
 * there is nothing to ask about yet: the shopper is led to where vehicles are.
 */
export const enquiryLoader =
  (app: App, section: SiteSection, kind: EnquiryKind) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<EnquiryPageState> => {
    const { slug, stockId } = params;
    const name = slug ?? stockId;
    if (name === undefined) throw redirect(searchPath(section));
    const { inFull, byStockId } = app.ports.catalogue;
    const vehicle = await vehicleNamed(
      app,
      { section, name, signal: request.signal },
      slug === undefined ? byStockId(name) : inFull(slug),
    );
    return { kind, vehicle };
  };
