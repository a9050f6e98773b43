import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadVehicle, type VehiclePageState } from '../../core/showroom/public';
import type { SiteSection } from '../../core/stock/public';
import type { App } from '../kit/app';
import { askedProduct } from './asked-product';
import { vehicleNamed } from './vehicle-named';

/** The page of a vehicle (ROUTE-40); `finance_type` chooses the product shown first (ROUTE-42). */
export const vehicleLoader =
  (app: App, section: SiteSection) =>
  ({ request, params }: LoaderFunctionArgs): Promise<VehiclePageState> => {
    const slug = params['slug'] ?? '';
    return vehicleNamed(
      app,
      { section, name: slug, signal: request.signal },
      loadVehicle(app.ports, {
        slug,
        product: askedProduct(request),
        blocks: app.wholePages ? 'all' : 'none',
      }),
    );
  };
