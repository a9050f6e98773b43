import type { Branch } from '../../../../core/content/public';
import { contactOfBranch } from '../../../../core/valuation/public';
import type { ShownSettings } from '../../../kit/shown-settings';

/** The way on from a valuation: whom to ring and write to. */
export interface WayToBranch {
  /** Of the branch that was chosen, or of all of them. */
  readonly branches: readonly Branch[];
  /** Its contact page. */
  readonly address: string;
  readonly isChosen: boolean;
}

/** Of a branch that is none, what stands in its place is told (VALB-09). */
export function wayToBranch(
  { valuationContacts }: Pick<ShownSettings, 'valuationContacts'>,
  branches: readonly Branch[],
  chosen: string | undefined,
): WayToBranch {
  const address = contactOfBranch(chosen, valuationContacts);
  const [, slug] = /^\/contact\/([^?]+)/.exec(address) ?? [];
  return {
    address,
    isChosen: slug !== undefined,
    branches: slug === undefined ? branches : branches.filter((branch) => branch.slug === slug),
  };
}
