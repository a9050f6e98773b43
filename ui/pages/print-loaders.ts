import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { productFromText } from '../../core/finance/public';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { Remote } from '../../core/kernel/remote';
import { loadVehiclePrint, type VehiclePageState } from '../../core/showroom/public';
import {
  searchPath,
  type SiteSection,
  type VehicleCheck,
  type VehicleInFull,
} from '../../core/stock/public';
import type { App } from '../kit/app';
import { vehicleNamed } from './vehicle-named';

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
 * A vehicle's page for paper (ROUTE-24), in the product the address asks for; no name, nothing to
 * print. What goes to paper is waited for longer than what goes to a screen (SC-5).
 */
export async function loadVehiclePrintPage(
  app: App,
  section: SiteSection,
  { request, params }: LoaderFunctionArgs,
): Promise<PrintState> {
  const { slug } = params;
  if (slug === undefined) throw redirect(searchPath(section));
  const state = await vehicleNamed(
    app,
    { section, name: slug, signal: request.signal },
    loadVehiclePrint(app.ports, {
      slug,
      product: productFromText(new URL(request.url).searchParams.get('finance_type')),
    }),
  );
  return { ...state, madeAt: app.clock.now() };
}

/** The vehicle check for paper (ROUTE-25, CHECK-09). */
export async function loadCheckPrintPage(
  app: App,
  section: SiteSection,
  { request, params }: LoaderFunctionArgs,
): Promise<CheckPrintState> {
  const { slug } = params;
  if (slug === undefined) throw redirect(searchPath(section));
  const { vehicle, check } = await vehicleNamed(
    app,
    { section, name: slug, signal: request.signal },
    loadVehiclePrint(app.ports, { slug, blocks: ['check'] }),
  );
  return { vehicle, check, madeAt: app.clock.now() };
}
