import { styled } from 'styled-components';
import { sharedShortlistPath, type ShortlistName } from '../../../core/shortlist/public';
import { seeListWords } from '../../copy/shortlist-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { space } from '../../theme/scale';

const Way = styled(SiteLink)`
  padding: ${space(12, 8)};
  color: inherit;
  font-weight: 600;
  white-space: nowrap;
`;

interface WayToListProps {
  readonly list: ShortlistName;
  readonly count: number;
  readonly onFollow: () => void;
}

/** From the word about a changed list to the list. */
export const WayToList = ({ list, count, onFollow }: WayToListProps) => (
  <Way href={sharedShortlistPath(list, [])} onClick={onFollow}>
    {seeListWords(list, count)}
  </Way>
);
