import type { Clock } from '../../core/kernel/ports/clock';
import type { AppPorts } from '../request/port-tokens';
import { held } from './held-answers';

/**
 * The ports as a page's server asks them. Of all their calls only those named here may be answered
 * from memory: editors' text, promotions, branches and reviews, which are the same for everybody.
 * Vehicles, prices, and whatever is not named, are asked for each page.
 */
export function withHeldAnswers(ports: AppPorts, clock: Clock, milliseconds: number): AppPorts {
  const { offers, content, frame, reviews } = ports;
  return {
    ...ports,
    offers: { ...offers, promos: held(clock, milliseconds, offers.promos) },
    content: {
      page: held(clock, milliseconds, content.page),
      branches: held(clock, milliseconds, content.branches),
    },
    frame: {
      menu: held(clock, milliseconds, frame.menu),
      footer: held(clock, milliseconds, frame.footer),
      popularBrands: held(clock, milliseconds, frame.popularBrands),
    },
    reviews: { reviews: held(clock, milliseconds, reviews.reviews) },
  };
}
