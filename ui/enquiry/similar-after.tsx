import { isLeft } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { firstValueFrom, fromEvent, map, of, switchMap, takeUntil } from 'rxjs';
import { isReserved, type Vehicle } from '../../core/stock/public';
import { SIMILAR_TITLE } from '../copy/alike-copy';
import type { App } from '../kit/app';
import { useApp } from '../kit/app-context';
import { VehicleCarousel } from '../stock/vehicle-carousel/vehicle-carousel';
import { VehicleTile } from '../stock/vehicle-carousel/vehicle-tile';

const MOST = 4;

/** Vehicles like this one that can be had; none where they cannot be asked for. */
const similarFree = (
  { ports: { catalogue } }: App,
  { slug }: Vehicle,
  signal: AbortSignal,
): Promise<readonly Vehicle[]> =>
  firstValueFrom(
    catalogue.similarTo(slug).pipe(
      switchMap((slugs) =>
        isLeft(slugs) || slugs.right.length === 0
          ? of([])
          : catalogue
              .bySlugs(slugs.right.slice(0, MOST))
              .pipe(map((answer) => (isLeft(answer) ? [] : answer.right))),
      ),
      map((found) => found.filter((other) => !isReserved(other))),
      takeUntil(fromEvent(signal, 'abort')),
    ),
  );

/** What else a shopper may like who has just asked about a vehicle; what cannot be had is left out (ERR-31). */
export function SimilarAfter({ vehicle }: { readonly vehicle: Vehicle }) {
  const app = useApp();
  const [found, setFound] = useState<readonly Vehicle[]>([]);
  useEffect(() => {
    const left = new AbortController();
    similarFree(app, vehicle, left.signal).then(setFound, () => undefined);
    return () => {
      left.abort();
    };
  }, [app, vehicle]);
  if (found.length === 0) return undefined;
  return (
    <VehicleCarousel
      title={SIMILAR_TITLE}
      slides={found.map((other) => ({ key: other.id, content: <VehicleTile vehicle={other} /> }))}
    />
  );
}
