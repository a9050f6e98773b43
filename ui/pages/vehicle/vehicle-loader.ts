import type { LoaderFunctionArgs } from 'react-router-dom';
import { termsFromAddress } from '../../../core/finance/public';
import { loadVehicle, type VehiclePageState } from '../../../core/showroom/public';
import type { SiteSection } from '../../../core/stock/public';
import { ExamplePart } from './personalise/example-part';
import { PersonalisePart } from './personalise/personalise-part';
import type { App } from '../../kit/app';
import { LookAlikesPart } from '../../stock/vehicle-carousel/look-alikes-part';
import { CheckPart } from './check/check-part';
import { BelowPart } from './parts/below-part';
import { vehicleNamed } from '../vehicle-named';

const PARTS = [PersonalisePart, ExamplePart, CheckPart, BelowPart, LookAlikesPart];

/**
 * The page of a vehicle (ROUTE-40); finance keys say on which terms figures are worked out, and which
 * of them is shown first (ROUTE-42).
 */
export const vehicleLoader =
  (app: App, section: SiteSection) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<VehiclePageState> => {
    // Whole pages hold the parts that a browser fetches when they are wanted.
    if (app.wholePages) await Promise.all(PARTS.map(({ load }) => load()));
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
