import type { BranchAway, Dealership, HolidayCalendar } from '../../../../core/branch/public';
import { branchContactPath } from '../../../../core/content/public';
import { milesWords } from '../../../copy/branch-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { Icon } from '../../../parts/icon/icon';
import { SiteLink } from '../../../parts/site-link/site-link';
import { placeOf } from '../place-of';
import { OpeningLine } from '../opening/opening-line';
import { TileList } from './branch-tiles.styles';

interface BranchTilesProps {
  readonly branches: readonly BranchAway<Dealership>[];
  readonly calendar: HolidayCalendar;
  readonly now: number;
  /** They are sorted by how far away they are, which is told of each. */
  readonly withMiles: boolean;
  /** The one whose page this is. */
  readonly here?: string;
}

/** A tile for each branch, to pick one (BRANCH-05): where it is, whether it is open, and whom to ring. */
export const BranchTiles = ({ branches, calendar, now, withMiles, here }: BranchTilesProps) => (
  <TileList>
    {branches.map(({ branch, miles }) => (
      <li key={branch.id} className={branch.slug === here ? 'here' : undefined}>
        <h3>
          <SiteLink
            href={branchContactPath(branch.slug)}
            aria-current={branch.slug === here ? 'page' : undefined}
          >
            {branch.name}
          </SiteLink>
        </h3>
        {withMiles && <p className="miles">{milesWords(miles)}</p>}
        <p className="place">{placeOf(branch)}</p>
        <OpeningLine branch={branch} calendar={calendar} now={now} />
        {branch.telephone !== undefined && (
          <a className="call" href={telephoneAddress(branch.telephone)}>
            <Icon name="phone" size={16} />{' '}
            <span>{branch.telephone.replaceAll(' ', '\u00a0')}</span>
          </a>
        )}
      </li>
    ))}
  </TileList>
);
