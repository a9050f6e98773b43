import type { FinanceProduct } from '../../../../core/finance/public';
import { wantedPart } from '../../../kit/wanted-part';
import { SkeletonBlock } from '../../../parts/skeleton/skeleton';

/** A complete example where a vehicle has no figures of its own (FIN-26, FIN-27). */
export const ExamplePart = wantedPart<{ readonly product?: FinanceProduct | undefined }>({
  idPrefix: 'example-',
  fetch: () =>
    import('../../../finance/representative-example/example-without-quote').then(
      (module) => module.ExampleWithoutQuote,
    ),
  skeleton: <SkeletonBlock $height="panel" />,
  // There is nothing to make up for: the words above it say where to ring.
  failed: () => undefined,
});
