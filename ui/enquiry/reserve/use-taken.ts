import { isLeft } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { firstValueFrom, fromEvent, map, takeUntil } from 'rxjs';
import { reservability, type Reservability } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { useApp } from '../../kit/app-context';

/** How often a vehicle is asked for again, at most. */
const LEAST_MS = 10_000;

export interface VehicleNow {
  readonly now: Reservability;
  /** Whether it was asked for since the last word of the shopper's own reservation. */
  readonly isCurrent: boolean;
}

/** What the stock says of a vehicle now; nothing where it cannot be had. */
const reservabilityNow = (
  { ports: { catalogue } }: App,
  slug: Vehicle['slug'],
  signal: AbortSignal,
): Promise<Reservability | undefined> =>
  firstValueFrom(
    catalogue.bySlugs([slug]).pipe(
      map((answer) => (isLeft(answer) ? undefined : answer.right[0])),
      map((vehicle) => vehicle && reservability(vehicle)),
      takeUntil(fromEvent(signal, 'abort')),
    ),
  );

/**
 * Whether a vehicle can be reserved, looked at again when the page comes back into view: it may have
 * been reserved by somebody else since. What cannot be had changes nothing.
 *
 * @param told counts what was told of the shopper's own reservation since the page came: each may
 * have set the vehicle free.
 */
export function useTaken(vehicle: Vehicle, told: number): VehicleNow {
  const app = useApp();
  const [found, setFound] = useState(() => ({ now: reservability(vehicle), told }));
  const { slug } = vehicle;
  useEffect(() => {
    const left = new AbortController();
    let askedAt = performance.now();
    const ask = () => {
      reservabilityNow(app, slug, left.signal).then(
        (now) => {
          if (now !== undefined) setFound({ now, told });
        },
        () => undefined,
      );
    };
    const look = () => {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt < LEAST_MS) return;
      askedAt = performance.now();
      ask();
    };
    if (told > 0) ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }, [app, slug, told]);
  return { now: found.now, isCurrent: found.told === told };
}
