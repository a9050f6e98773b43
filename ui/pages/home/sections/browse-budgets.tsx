import { styled } from 'styled-components';
import {
  choose,
  freshQuery,
  toAddress,
  type BoundFilter,
  type FilterOptions,
} from '../../../../core/search/public';
import { BROWSE_WORDS, MONTHLY_TERMS } from '../../../copy/hero-copy';
import { inWords, vehicleWord } from '../../../copy/search-copy';
import { ExampleWithoutQuote } from '../../../finance/representative-example/example-without-quote';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { media } from '../../../theme/media';
import { space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { HomeSection, tileLook } from './home-section.styles';

const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(32)};
  }
  h3 {
    margin-bottom: ${space(12)};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(12)};
  }
`;

const BudgetLink = styled(SiteLink)`
  ${tileLook}
  align-content: center;
  height: 100%;
  padding: ${space(12, 16)};
  font-variant-numeric: tabular-nums;
`;

const Terms = styled.p`
  max-width: 100ch;
  margin-block: ${space(16, 24)};
  color: ${token('ink-soft')};
  ${text(15)}
`;

/** Pounds a month. */
const MONTHLY_LIMITS = [150, 200, 250, 300, 400, 500] as const;
/** Pounds in total. */
const PRICE_LIMITS = [5000, 8000, 10_000, 15_000, 20_000, 30_000] as const;

/**
 * The search of one budget. A monthly one says below it what the amounts are worked out with, with an
 * example in full: an amount a month speaks of the cost of credit (CONC 3.5.3, UX rule 13).
 */
export function BrowseBudgets({ options }: { readonly options: FilterOptions['options'] }) {
  return (
    <HomeSection aria-labelledby="browse-budget">
      <header>
        <h2 id="browse-budget">{BROWSE_WORDS.budget}</h2>
      </header>
      <Columns>
        <div>
          <h3>{BROWSE_WORDS.byPrice}</h3>
          <Limits
            bound="max_price"
            limits={PRICE_LIMITS}
            words={BROWSE_WORDS.upTo}
            {...{ options }}
          />
        </div>
        <div>
          <h3>{BROWSE_WORDS.byMonth}</h3>
          <Limits
            bound="monthly_to"
            limits={MONTHLY_LIMITS}
            words={BROWSE_WORDS.upToAMonth}
            {...{ options }}
          />
        </div>
      </Columns>
      <Terms>{MONTHLY_TERMS}</Terms>
      <ExampleWithoutQuote />
    </HomeSection>
  );
}

interface LimitsProps {
  readonly bound: BoundFilter;
  readonly limits: readonly number[];
  readonly words: (limit: number) => string;
  readonly options: FilterOptions['options'];
}

const Limits = ({ bound, limits, words, options }: LimitsProps) => (
  <ul>
    {limits.map((limit) => {
      const count = options[bound]?.find(({ value }) => value === String(limit))?.count;
      return (
        <li key={limit}>
          <BudgetLink href={toAddress(choose(freshQuery('cars'), bound, String(limit)))}>
            <span className="name">{words(limit)}</span>
            {count !== undefined && (
              <span className="count">
                <VisuallyHidden>, </VisuallyHidden>
                <span>{`${inWords(count)} ${vehicleWord('cars', count)}`}</span>
              </span>
            )}
          </BudgetLink>
        </li>
      );
    })}
  </ul>
);
