import type { VehicleInFull } from '../../../../core/stock/public';
import { EXAMPLE_TITLE, exampleNotice } from '../../../copy/vehicle-page-copy';
import { Notice } from '../../../parts/notice/notice';

/** What was filled in for a demonstration is told before any of it is shown. */
export function ExampleNotice({ vehicle }: { readonly vehicle: VehicleInFull }) {
  const { exampleFacts } = vehicle;
  if (exampleFacts.length === 0) return undefined;
  return (
    <Notice tone="warning" title={EXAMPLE_TITLE}>
      <p>{exampleNotice(exampleFacts)}</p>
    </Notice>
  );
}
