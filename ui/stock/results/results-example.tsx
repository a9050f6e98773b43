import { latest } from '../../../core/kernel/remote';
import type { SearchState } from '../../../core/showroom/public';
import { titleParts } from '../../../core/stock/public';
import { titleWords } from '../../copy/vehicle-copy';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../finance/representative-example/representative-example';

/** The finance example of a results page: real figures of the first vehicle that has a quote. */
export function ResultsExample({ state }: { readonly state: SearchState }) {
  const quotes = latest(state.quotes);
  const vehicle = latest(state.results)?.vehicles.find(
    ({ stockId }) => quotes?.[stockId] !== undefined,
  );
  const set = vehicle === undefined ? undefined : quotes?.[vehicle.stockId];
  if (vehicle === undefined || set === undefined) return undefined;
  return (
    <RepresentativeExample
      quotes={set}
      product={state.query.finance.type}
      subject={exampleSubject(titleWords(titleParts(vehicle)), set)}
    />
  );
}
