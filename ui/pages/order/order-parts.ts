import { lateView } from '../../kit/late-view';
import type { CheckViewProps } from './check-view';
import type { EndedNoticeProps } from './placed/ended-notice';
import type { OfferProps } from './offer';
import type { OrderPageState } from './order-state';
import type { OutlineProps } from './outline/outline';
import type { PlacedViewProps } from './placed/placed-view';
import type { SectionViewProps } from './sections/section-view';
import type { TaskListProps } from './task-list';

/** The server's HTML stands until its script is there; on the way from another part the heading stands alone. */
const nothing = () => undefined;

export const OutlinePart = lateView<OutlineProps>(
  () => import('./outline/outline').then((module) => module.Outline),
  nothing,
);
export const OfferPart = lateView<OfferProps>(
  () => import('./offer').then((module) => module.Offer),
  nothing,
);
export const TaskListPart = lateView<TaskListProps>(
  () => import('./task-list').then((module) => module.TaskList),
  nothing,
);
export const SectionPart = lateView<SectionViewProps>(
  () => import('./sections/section-view').then((module) => module.SectionView),
  nothing,
);
export const EndedPart = lateView<EndedNoticeProps>(
  () => import('./placed/ended-notice').then((module) => module.EndedNotice),
  nothing,
);
export const CheckPart = lateView<CheckViewProps>(
  () => import('./check-view').then((module) => module.CheckView),
  nothing,
);
export const PlacedPart = lateView<PlacedViewProps>(
  () => import('./placed/placed-view').then((module) => module.PlacedView),
  nothing,
);

/** Fetches what a state of the page is drawn with: a page that is sent, or come to, is whole. */
export async function loadPartsOf(state: OrderPageState): Promise<void> {
  await partOf(state)
    ?.load()
    .catch(() => undefined);
}

function partOf(state: OrderPageState) {
  switch (state.kind) {
    case 'unavailable':
      return undefined;
    case 'taken':
      return state.ended === undefined ? undefined : EndedPart;
    case 'outline':
      return OutlinePart;
    case 'offer':
      return OfferPart;
    case 'order':
      if (state.order.state !== 'started') return PlacedPart;
      if (state.step === 'tasks') return TaskListPart;
      return state.step === 'check' ? CheckPart : SectionPart;
  }
}
