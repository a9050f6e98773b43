import { locationName } from '../../kernel/location-name';
import type { Branch } from '../model/branch';

/** The place that a branch goes by in lists and links, where its town says which it is (CONST-03). */
export const branchPlace = ({ slug, town, name }: Branch): string =>
  locationName(slug, town ?? name);
