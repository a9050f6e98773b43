import { styled } from 'styled-components';
import { brandPath } from '../../../../core/stock/public';
import type { FilterOptions } from '../../../../core/search/public';
import { BROWSE_WORDS } from '../../../copy/hero-copy';
import { inWords, optionLabel, vehicleWord } from '../../../copy/search-copy';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { media } from '../../../theme/media';
import { motion, space, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { HomeSection } from './home-section.styles';

const Makes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(24)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space(32)};
  }
`;

const MakeLink = styled(SiteLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(8)};
  height: 100%;
  min-height: ${TOUCH_TARGET};
  padding-block: ${space(8)};
  border-bottom: 1px solid ${token('line')};
  color: ${token('ink')};
  font-weight: 600;
  text-decoration: none;
  transition: border-color ${motion.state};
  .count {
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  ${media.hover} {
    &:hover {
      border-color: ${token('brand')};
      color: ${token('brand')};
    }
  }
`;

/** Fills whole rows of two, three and four. */
const MOST_MAKES = 12;

/** The makes there is most of, each to its own page (ROUTE-48). Nothing where no counts have come. */
export function PopularMakes({ options }: { readonly options: FilterOptions['options'] }) {
  const makes = [...(options.make ?? [])]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_MAKES);
  if (makes.length === 0) return undefined;
  return (
    <HomeSection aria-labelledby="popular-makes">
      <header>
        <h2 id="popular-makes">{BROWSE_WORDS.makes}</h2>
      </header>
      <Makes>
        {makes.map(({ value, label, count }) => (
          <li key={value}>
            <MakeLink href={brandPath(value)}>
              <span>{optionLabel('make', value, label)}</span>
              <span className="count">
                <span>{inWords(count)}</span>
                <VisuallyHidden>{` ${vehicleWord('cars', count)}`}</VisuallyHidden>
              </span>
            </MakeLink>
          </li>
        ))}
      </Makes>
    </HomeSection>
  );
}
