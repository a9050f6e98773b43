import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Receipt } from '../../../core/enquiry/public';
import { pageFailure } from '../../../core/navigation/public';
import { searchPath } from '../../../core/search/public';
import type { SiteSection, VehicleInFull } from '../../../core/stock/public';
import { callbackForm, type CallbackForm } from '../../enquiry/callback-start';
import type { App } from '../../kit/app';
import { vehicleNamed } from '../vehicle-named';

export interface CallbackPageState {
  readonly vehicle: VehicleInFull;
  readonly form: CallbackForm;
  /** Of a form that was posted without script just before. */
  readonly receipt?: Receipt | undefined;
}

type CallbackRequest = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** The vehicle that the address names, and the form about it. */
export async function callbackState(
  app: App,
  section: SiteSection,
  { request, params }: CallbackRequest,
): Promise<CallbackPageState> {
  const { slug } = params;
  // Without a vehicle there is nothing to ask about yet: the shopper is led to where vehicles are.
  if (slug === undefined) throw redirect(searchPath(section));
  const { signal } = request;
  const vehicle = await vehicleNamed(
    app,
    { section, name: slug, signal },
    app.ports.catalogue.inFull(slug),
  );
  const form = await callbackForm(app, vehicle, signal);
  // A form that is only out of reach is said in its place; one that does not exist is no page.
  const failure = form.kind === 'unavailable' ? pageFailure('form', form.failure) : undefined;
  if (failure?.status === 404) throw data(failure.message, { status: 404 });
  return { vehicle, form };
}

/** What shows the receipt of a form that was posted without script. */
export const SENT = 'sent';

export const callbackLoader =
  (app: App, section: SiteSection) =>
  async (asked: LoaderFunctionArgs): Promise<CallbackPageState> => {
    const state = await callbackState(app, section, asked);
    const isSent = new URL(asked.request.url).searchParams.has(SENT);
    return isSent ? { ...state, receipt: readReceipt(app.request?.receipt) } : state;
  };

function readReceipt(text: string | undefined): Receipt | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null || !('confirmation' in found)) return undefined;
    const { confirmation } = found;
    if (typeof confirmation !== 'string') return undefined;
    const reference = 'reference' in found ? found.reference : undefined;
    return { confirmation, ...(typeof reference === 'string' && { reference }) };
  } catch {
    return undefined;
  }
}
