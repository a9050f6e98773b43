import type { Clock } from '../../../core/kernel/ports/clock';
import type { AppPorts } from '../../request/port-tokens';
import { answerCache } from './answer-cache';

/**
 * The ports as a page's server asks them. Of all their calls only those named here may be answered
 * from memory: editors' text, promotions, branches and reviews, which are the same for everybody.
 * Vehicles, prices, and whatever is not named, are asked for each page.
 */
export function withCachedAnswers(ports: AppPorts, clock: Clock, milliseconds: number): AppPorts {
  const { offers, content, frame, reviews } = ports;
  return {
    ...ports,
    offers: { ...offers, promos: answerCache(clock, milliseconds, offers.promos) },
    content: {
      page: answerCache(clock, milliseconds, content.page),
      branches: answerCache(clock, milliseconds, content.branches),
    },
    frame: {
      menu: answerCache(clock, milliseconds, frame.menu),
      footer: answerCache(clock, milliseconds, frame.footer),
      popularBrands: answerCache(clock, milliseconds, frame.popularBrands),
    },
    reviews: { reviews: answerCache(clock, milliseconds, reviews.reviews) },
  };
}
