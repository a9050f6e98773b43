import type { LoaderFunctionArgs } from 'react-router-dom';
import { productFromText } from '../../core/finance/public';
import { loadVehicle, type VehiclePageState } from '../../core/showroom/public';
import type { SiteSection } from '../../core/stock/public';
import type { App } from '../kit/app';
import { vehicleNamed } from './vehicle-named';

/** The page of a vehicle (ROUTE-40); `finance_type` chooses the product shown first (ROUTE-42). */
export function loadVehiclePage(
  app: App,
  section: SiteSection,
  { request, params }: LoaderFunctionArgs,
): Promise<VehiclePageState> {
  const slug = params['slug'] ?? '';
  const product = productFromText(new URL(request.url).searchParams.get('finance_type'));
  return vehicleNamed(
    app,
    { section, name: slug, signal: request.signal },
    loadVehicle(app.ports, { slug, product, blocks: app.wholePages ? 'all' : 'none' }),
  );
}
