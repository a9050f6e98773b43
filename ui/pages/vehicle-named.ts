import { data } from 'react-router-dom';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { SiteSection, Vehicle } from '../../core/stock/public';
import type { App } from '../kit/app';
import { answerTo } from './answer-to';

/** What a page about a vehicle says where there is no such vehicle: 404, and what to look at instead. */
export interface VehicleGone {
  readonly section: SiteSection;
  readonly lookAlikes: readonly Vehicle[];
}

export const isVehicleGone = (value: unknown): value is VehicleGone =>
  typeof value === 'object' && value !== null && 'lookAlikes' in value && 'section' in value;

/**
 * The one answer about a vehicle that an address names, for a loader. Throws what the router makes
 * an error page of: 503 when it could not be asked for, 404 with look-alikes when nobody knows it.
 */
export async function vehicleNamed<T>(
  app: App,
  { section, name, signal }: { section: SiteSection; name: string; signal: AbortSignal },
  asked$: Observable<Either<GatewayFailure, T | undefined>>,
): Promise<T> {
  const answer = await answerTo(asked$, signal);
  if (isLeft(answer)) throw data(undefined, { status: 503 });
  if (answer.right !== undefined) return answer.right;
  const { lookAlikesOfGone } = await import('./look-alikes-of-gone');
  const gone: VehicleGone = {
    section,
    lookAlikes: await lookAlikesOfGone(app, section, name, signal),
  };
  throw data(gone, { status: 404 });
}
