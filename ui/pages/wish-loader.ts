import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SiteSection, VehicleInFull, Wish } from '../../core/stock/public';
import type { App } from '../kit/app';
import { vehicleNamed } from './vehicle-named';

/** What a shopper asks for, and about which vehicle. */
export interface WishState {
  readonly wish: Wish;
  readonly vehicle: VehicleInFull;
}

/** By the vehicle's name in the address, or by the dealer's own number (ROUTE-15). */
export async function loadWishPage(
  app: App,
  section: SiteSection,
  wish: Wish,
  { request, params }: LoaderFunctionArgs,
): Promise<WishState> {
  const { slug, stockId } = params;
  const name = slug ?? stockId ?? '';
  const { inFull, byStockId } = app.ports.catalogue;
  const vehicle = await vehicleNamed(
    app,
    { section, name, signal: request.signal },
    slug === undefined ? byStockId(name) : inFull(slug),
  );
  return { wish, vehicle };
}
