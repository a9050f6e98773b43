import type { Scope } from '../core/kernel/scope';
import type { ListingLayout, ListingView } from '../ui/kit/app';

export interface ListingViewParts {
  readonly read: () => ListingLayout;
  readonly write: (layout: ListingLayout) => void;
  /** Tells the page at once, so that its styles follow. */
  readonly apply: (layout: ListingLayout) => void;
}

/** On the server: the grid, always; the browser corrects the page before it is painted. */
export const gridForAll: ListingViewParts = {
  read: () => 'grid',
  write: () => undefined,
  apply: () => undefined,
};

export function listingViewOf(scope: Scope, { read, write, apply }: ListingViewParts): ListingView {
  const { state$, dispatch } = scope.store<ListingLayout, ListingLayout>('grid', (_, next) => next);
  return {
    view$: state$,
    restore: () => dispatch(read()),
    show: (layout) => {
      write(layout);
      apply(layout);
      dispatch(layout);
    },
  };
}
