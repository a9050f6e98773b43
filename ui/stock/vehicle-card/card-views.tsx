import type { Behavior } from '../../../core/kernel/behavior';
import type { ViewsBySlug } from '../../../core/showroom/public';
import { viewsWords } from '../../copy/vehicle-copy';
import { useBehavior } from '../../kit/use-behavior';
import { Icon } from '../../parts/icon/icon';

/** How often a vehicle was looked at of late; nothing where that is unknown or never (CARD-10). */
export const CardViews = ({ count }: { readonly count: number | undefined }) =>
  count !== undefined && count > 0 ? (
    <>
      <Icon name="eye" size={16} />
      <span>{viewsWords(count)}</span>
    </>
  ) : undefined;

interface LiveCardViewsProps {
  readonly views$: Behavior<ViewsBySlug>;
  readonly slug: string;
}

/** As it comes: no more than these words are drawn again, and nothing of a card that has not come alive yet. */
export const LiveCardViews = ({ views$, slug }: LiveCardViewsProps) => (
  <CardViews count={useBehavior(views$, (views) => views[slug])} />
);
