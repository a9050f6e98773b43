import { lazy, Suspense } from 'react';
import { latest } from '../../../../core/kernel/remote';
import { exampleVehicle, type SearchState } from '../../../../core/showroom/public';
import { titleParts } from '../../../../core/stock/public';
import { titleWords } from '../../../copy/vehicle-copy';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../../finance/representative-example/representative-example';
import { useHydrated } from '../../../kit/use-hydrated';

const ExampleWithoutQuote = lazy(() =>
  import('../../../finance/representative-example/example-without-quote').then((module) => ({
    default: module.ExampleWithoutQuote,
  })),
);

/**
 * The finance example of a results page (SEARCH-31): real figures of the
 * vehicle whose payment is the middle one of the page, of the product that was asked for. Where none has one, one of no vehicle (FIN-26, FIN-27), which comes when it is wanted.
 */
export function ResultsExample({ state }: { readonly state: SearchState }) {
  const quotes = latest(state.quotes);
  const { type } = state.query.finance;
  const vehicle = exampleVehicle(latest(state.results)?.vehicles ?? [], quotes, type)?.vehicle;
  const set = vehicle === undefined ? undefined : quotes?.[vehicle.stockId];
  const isHydrated = useHydrated();
  if (vehicle === undefined || set === undefined) {
    const isAnswered = state.quotes.kind === 'loaded' || state.quotes.kind === 'failed';
    return isHydrated && isAnswered ? (
      <Suspense>
        <ExampleWithoutQuote product={type} />
      </Suspense>
    ) : undefined;
  }
  return (
    <RepresentativeExample
      quotes={set}
      product={type}
      subject={exampleSubject(titleWords(titleParts(vehicle)), set)}
    />
  );
}
