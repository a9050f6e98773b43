import type { LoaderFunctionArgs } from 'react-router-dom';
import { termsFromAddress } from '../../core/finance/public';
import { loadVehicle, type VehiclePageState } from '../../core/showroom/public';
import type { SiteSection } from '../../core/stock/public';
import type { App } from '../kit/app';
import { vehicleNamed } from './vehicle-named';

/** The page of a vehicle (ROUTE-40); finance keys say on which terms figures are worked out, and which of them is shown first (ROUTE-42). */
export const vehicleLoader =
  (app: App, section: SiteSection) =>
  ({ request, params }: LoaderFunctionArgs): Promise<VehiclePageState> => {
    const slug = params['slug'] ?? '';
    return vehicleNamed(
      app,
      { section, name: slug, signal: request.signal },
      loadVehicle(app.ports, {
        slug,
        said: termsFromAddress(new URL(request.url).search),
        blocks: app.wholePages ? 'all' : 'none',
      }),
    );
  };
