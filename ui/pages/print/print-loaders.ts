import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { Remote } from '../../../core/kernel/remote';
import {
  loadVehiclePrint,
  type VehiclePageState,
  type VehiclePrintRequest,
} from '../../../core/showroom/public';
import { searchPath } from '../../../core/search/public';
import type { SiteSection, VehicleCheck, VehicleInFull } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { productInAddress } from '../product-in-address';
import { vehicleNamed } from '../vehicle-named';

/** When a page was made, in milliseconds since 1970 in UTC: printed on it, and the same on both sides. */
interface Dated {
  readonly madeAt: number;
}

export type PrintState = VehiclePageState & Dated;

export interface CheckPrintState extends Dated {
  readonly vehicle: VehicleInFull;
  readonly check: Remote<VehicleCheck, GatewayFailure>;
}

/**
 * What a page for paper shows. Without a vehicle's name there is nothing to print: the shopper is
 * led to where vehicles are. In a browser what goes to paper is waited for longer than what
 * goes to a screen (SC-5); on the server a page's time is the same for all.
 */
async function loadPrint(
  app: App,
  section: SiteSection,
  { request, params }: LoaderFunctionArgs,
  wanted: Omit<VehiclePrintRequest, 'slug'>,
): Promise<PrintState> {
  const { slug } = params;
  if (slug === undefined) throw redirect(searchPath(section));
  const state = await vehicleNamed(
    app,
    { section, name: slug, signal: request.signal },
    loadVehiclePrint(app.ports, { ...wanted, slug }),
  );
  return { ...state, madeAt: app.clock.now() };
}

/** A vehicle's page for paper (ROUTE-24), in the product the address asks for. */
export const vehiclePrintLoader =
  (app: App, section: SiteSection) =>
  (asked: LoaderFunctionArgs): Promise<PrintState> =>
    loadPrint(app, section, asked, { product: productInAddress(asked.request) });

/** The vehicle check for paper (ROUTE-25, CHECK-09). */
export const checkPrintLoader =
  (app: App, section: SiteSection) =>
  async (asked: LoaderFunctionArgs): Promise<CheckPrintState> => {
    const { vehicle, check, madeAt } = await loadPrint(app, section, asked, { blocks: ['check'] });
    return { vehicle, check, madeAt };
  };
