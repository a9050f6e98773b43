import { lateView } from '../../../kit/late-view';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { SkeletonText } from '../../../parts/skeleton/skeleton';
import type { JourneyOnPage } from '../journey/journey-on-page';
import type { PriceScreenProps } from './price-screen';

const Coming = () => (
  <PageFrame>
    <SkeletonText $lines={4} />
  </PageFrame>
);

/** Come once the first screen stands, so that the next is there before its answer is. */
export const LaterScreensPart = lateView<JourneyOnPage>(
  () => import('./later-screens').then((module) => module.LaterScreens),
  Coming,
);

/** Comes once somebody is on the way to a price. */
export const PricePart = lateView<PriceScreenProps>(
  () => import('./price-screen').then((module) => module.PriceScreen),
  Coming,
);

/** A page that is drawn whole has them. */
export const loadScreens = (): Promise<unknown> =>
  Promise.all([LaterScreensPart.load(), PricePart.load()]);
