import { styled } from 'styled-components';
import {
  choose,
  freshQuery,
  isListFilter,
  searchPath,
  toAddress,
  type BoundFilter,
  type FilterOptions,
  type ListFilter,
} from '../../../../core/search/public';
import { BROWSE_WORDS, NEEDS } from '../../../copy/hero-copy';
import { Picture } from '../../../parts/picture/picture';
import { SiteLink } from '../../../parts/site-link/site-link';
import { media } from '../../../theme/media';
import { space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { PLACEHOLDER_ADDRESS, pictureAddress, pictureSet } from '../hero-filter/studio-pictures';
import { HomeSection, tileLook } from './home-section.styles';

interface Door {
  readonly need: keyof typeof NEEDS;
  readonly look: string;
  /** What it chooses among the cars; nothing for the vans, which are a half of the site. */
  readonly choices: readonly (readonly [key: ListFilter | BoundFilter, value: string])[];
}

const DOORS: readonly Door[] = [
  { need: 'family', look: 'suv-a/racing-green', choices: [['body_type', 'suv']] },
  {
    need: 'first',
    look: 'hatchback-b/saffron-yellow',
    choices: [
      ['body_type', 'hatchback'],
      ['max_price', '10000'],
    ],
  },
  { need: 'electric', look: 'hatchback-c/harbour-blue', choices: [['fuel_type', 'electric']] },
  { need: 'van', look: 'panel-van-a/glacier-white', choices: [] },
];

const Doors = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(16)};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const DoorLink = styled(SiteLink)`
  ${tileLook}
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: clip;
  .words {
    padding: ${space(12)};
    ${media.tablet} {
      padding: ${space(16)};
    }
  }
  .about {
    display: block;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

const addressOf = (choices: Door['choices']): string =>
  choices.length === 0
    ? searchPath('van')
    : toAddress(
        choices.reduce((query, [key, value]) => choose(query, key, value), freshQuery('cars')),
      );

/** Whether each choice of a door leads to something, as far as the counts tell. */
const hasStock = ({ choices }: Door, options: FilterOptions['options']): boolean =>
  choices.every(([key, value]) => {
    const count = options[key]?.find((option) => option.value === value)?.count;
    // Amounts are offered at steps of the server's own; a value of a list that it leaves out has none.
    return count === undefined ? !isListFilter(key) || options[key] === undefined : count > 0;
  });

/** A few doors into the stock, by what a car is for. */
export const ShopByNeed = ({ options }: { readonly options: FilterOptions['options'] }) => (
  <HomeSection aria-labelledby="shop-by-need">
    <header>
      <h2 id="shop-by-need">{BROWSE_WORDS.needs}</h2>
    </header>
    <Doors>
      {DOORS.filter((door) => hasStock(door, options)).map(({ need, look, choices }) => (
        <li key={need}>
          <DoorLink href={addressOf(choices)}>
            <Picture
              src={pictureAddress(look, 640)}
              srcSet={pictureSet(look)}
              sizes="(min-width: 1024px) 310px, 50vw"
              placeholder={PLACEHOLDER_ADDRESS}
              width={640}
              height={400}
              alt=""
            />
            <span className="words">
              <span className="name">{NEEDS[need].title}</span>
              <span className="about">{NEEDS[need].text}</span>
            </span>
          </DoorLink>
        </li>
      ))}
    </Doors>
  </HomeSection>
);
