import type { Examples } from '../examples';
import { ButtonLink } from '../button/button';
import { EmptyState } from './empty-state';

const search = <ButtonLink href="/used/cars/search">Search used cars</ButtonLink>;

export const emptyStateExamples: Examples = {
  Search: (
    <EmptyState
      drawing="search"
      sentence="No cars match all of your filters"
      nextStep={<ButtonLink href="/used/cars/search">Reset all filters</ButtonLink>}
    >
      Call us on 01632 960 001 and we will find one.
    </EmptyState>
  ),
  Favourites: (
    <EmptyState drawing="favourites" sentence="You have no favourites yet" nextStep={search} />
  ),
  Compare: <EmptyState drawing="compare" sentence="Add two cars to compare them" />,
  Recent: <EmptyState drawing="recent" sentence="You have not looked at a car yet" />,
  Error: <EmptyState drawing="error" sentence="We could not show this page" />,
  Offline: <EmptyState drawing="offline" sentence="You are offline" />,
};
