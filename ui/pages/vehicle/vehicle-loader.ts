import type { LoaderFunctionArgs } from 'react-router-dom';
import { termsFromAddress } from '../../../core/finance/public';
import { loadVehicle, unaskedBlocks, type VehiclePageState } from '../../../core/showroom/public';
import type { SiteSection } from '../../../core/stock/public';
import { ExamplePart } from './personalise/example-part';
import { PersonalisePart } from './personalise/personalise-part';
import type { App } from '../../kit/app';
import { LookAlikesPart } from '../../stock/vehicle-carousel/look-alikes-part';
import { CheckPart } from './check/check-part';
import { BelowPart } from './parts/below-part';
import { VehicleFacts } from './parts/structured-parts';
import { vehicleNamed } from '../vehicle-named';

const PARTS = [PersonalisePart, ExamplePart, CheckPart, BelowPart, LookAlikesPart, VehicleFacts];

/** What the page of a vehicle begins with, and the moment it says it at. */
export interface VehicleOfPage {
  readonly start: VehiclePageState;
  /**
   * Milliseconds since 1970 in UTC. What has run out by then is told by this one moment, on the server
   * and in a browser whose clock may say anything.
   */
  readonly madeAt: number;
  /** Whether nothing was left open for want of time: only a whole page may be held for others. */
  readonly isWhole?: false;
}

/**
 * The page of a vehicle (ROUTE-40); finance keys say on which terms figures are worked out, and which
 * of them is shown first (ROUTE-42).
 */
export const vehicleLoader =
  (app: App, section: SiteSection) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<VehicleOfPage> => {
    // Whole pages hold the parts that a browser fetches when they are wanted.
    if (app.wholePages) await Promise.all(PARTS.map(({ load }) => load()));
    const slug = params['slug'] ?? '';
    const start = await vehicleNamed(
      app,
      { section, name: slug, signal: request.signal },
      loadVehicle(app.ports, {
        slug,
        said: termsFromAddress(new URL(request.url).search),
        blocks: app.wholePages ? 'all' : 'none',
        patience$: app.patience$,
      }),
    );
    return {
      start: app.wholePages ? (await import('../lean-pages')).leanVehiclePage(start) : start,
      madeAt: app.clock.now(),
      ...(app.wholePages && unaskedBlocks(start).length > 0 && { isWhole: false }),
    };
  };
