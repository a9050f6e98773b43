import { styled } from 'styled-components';
import {
  choose,
  freshQuery,
  searchPath,
  toAddress,
  type FilterOption,
  type FilterOptions,
} from '../../../../core/search/public';
import { BROWSE_WORDS } from '../../../copy/hero-copy';
import { inWords, optionLabel, vehicleWord } from '../../../copy/search-copy';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { media } from '../../../theme/media';
import { motion, space } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { BodyStyleIcon, outlineOf } from '../hero-filter/body-style-icon';
import { HomeSection, tileLook } from './home-section.styles';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(16)};
  }
`;

const Tile = styled(SiteLink)`
  ${tileLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(8)};
  padding: ${space(16)};
  .body-style {
    grid-column: 1 / -1;
    width: 100%;
    max-width: 11rem;
    margin-inline: auto;
    color: ${token('ink-soft')};
    transition: color ${motion.state};
  }
  .body-style svg {
    width: 100%;
  }
  ${media.hover} {
    &:hover .body-style {
      color: ${token('brand')};
    }
  }
`;

/** Body styles shown at most, beside the one tile for vans: two full rows. */
const MOST_STYLES = 7;

const addressOf = (bodyType: string): string =>
  toAddress(choose(freshQuery('cars'), 'body_type', bodyType));

/** Body styles by their outline, the commonest first, and vans. */
export function BrowseBodyStyles({ options }: { readonly options: FilterOptions['options'] }) {
  const styles = [...(options.body_type ?? [])]
    .filter(({ value, count }) => count > 0 && outlineOf(value) !== undefined)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_STYLES);
  const vans = options.category?.find(({ value }) => value === 'van');
  return (
    <HomeSection aria-labelledby="browse-body">
      <header>
        <h2 id="browse-body">{BROWSE_WORDS.body}</h2>
        <SiteLink href={searchPath('cars')}>{BROWSE_WORDS.allCars}</SiteLink>
      </header>
      <Tiles>
        {styles.map((option) => (
          <li key={option.value}>
            <Tile href={addressOf(option.value)}>
              <BodyStyleIcon bodyType={option.value} />
              <span className="name">{optionLabel('body_type', option.value, option.label)}</span>
              <Count of={option} section="cars" />
            </Tile>
          </li>
        ))}
        <li>
          <Tile href={searchPath('van')}>
            <BodyStyleIcon bodyType="panel-van" />
            <span className="name">{BROWSE_WORDS.vans}</span>
            {vans !== undefined && <Count of={vans} section="van" />}
          </Tile>
        </li>
      </Tiles>
    </HomeSection>
  );
}

const Count = ({
  of: { count },
  section,
}: {
  readonly of: FilterOption;
  readonly section: 'cars' | 'van';
}) => (
  <span className="count">
    <span>{inWords(count)}</span>
    <VisuallyHidden>{` ${vehicleWord(section, count)}`}</VisuallyHidden>
  </span>
);
