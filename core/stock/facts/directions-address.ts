import { writeQueryString } from '../../kernel/query-string';
import type { CardLocation } from '../card/card-location';

/** A search for a branch on a map outside, to be shown the way there. */
export const directionsAddress = ({ branch, town, postcode }: CardLocation): string =>
  `https://www.google.com/maps/search/?${writeQueryString([
    ['api', '1'],
    ['query', [branch, town, postcode].filter((part) => part !== undefined).join(', ')],
  ])}`;
