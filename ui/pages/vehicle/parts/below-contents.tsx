import { quoteToShow } from '../../../../core/finance/public';
import { latest } from '../../../../core/kernel/remote';
import type { VehiclePage } from '../../../../core/showroom/public';
import { BlockBoundary } from '../../../kit/block-boundary';
import { useBehavior } from '../../../kit/use-behavior';
import {
  InterestCarousel,
  MoreOfMakeCarousel,
} from '../../../stock/vehicle-carousel/vehicle-carousels';
import { StartSearch, WhyBuyList } from '../content/content-blocks';
import { LikeItSection } from './like-it-section';
import { Below } from './vehicle-page.styles';

export interface BelowContentsProps {
  readonly page: VehiclePage;
}

/** Below the vehicle itself: others to look at, and why to buy from us (VDP-26, VDP-27, VDP-43). */
export function BelowContents({ page }: BelowContentsProps) {
  const state = useBehavior(page.state$);
  const { vehicle } = state;
  const content = latest(state.content);
  const ofThis = latest(state.quotes)?.[vehicle.stockId] ?? {};
  const again = (block: 'similar' | 'interest' | 'more') => () => {
    page.retry(block);
  };
  return (
    <Below>
      <BlockBoundary name="This row of vehicles">
        <LikeItSection state={state} onRetry={again('similar')} />
      </BlockBoundary>
      <WhyBuyList
        content={content}
        example={quoteToShow(ofThis) === undefined ? undefined : '#finance-personalise'}
      />
      <BlockBoundary name="This row of vehicles">
        <InterestCarousel
          section={vehicle.section}
          vehicles={state.interest}
          onRetry={again('interest')}
        />
      </BlockBoundary>
      <BlockBoundary name="This row of vehicles">
        <MoreOfMakeCarousel current={vehicle} vehicles={state.more} onRetry={again('more')} />
      </BlockBoundary>
      <StartSearch content={content} />
    </Below>
  );
}
