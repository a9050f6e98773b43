import { Search, Star } from 'lucide-react';
import { GitCompareArrows } from 'lucide-react';
import { CAR_FINANCE_PATH } from '../../core/finance/public';
import { searchPath } from '../../core/stock/public';
import { useApp } from '../kit/app-context';
import { useBehavior } from '../kit/use-behavior';
import { Logo } from '../parts/logo/logo';
import { SiteLink } from '../parts/site-link/site-link';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { HeaderBar, HeaderInner, Held, MenuLinks, SearchForm } from './site-header.styles';

/** How many are held; the panels that list them come with the shortlist. */
function HeldCounts() {
  const { shortlist } = useApp();
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  return (
    <Held role="status">
      <span>
        <GitCompareArrows aria-hidden="true" size={20} />
        {compare.length}
        <VisuallyHidden> to compare</VisuallyHidden>
      </span>{' '}
      <span>
        <Star aria-hidden="true" size={20} />
        {favourites.length}
        <VisuallyHidden> saved</VisuallyHidden>
      </span>
    </Held>
  );
}

/** The head of every page: who we are, where to go, what to look for. */
export function SiteHeader() {
  const { siteName } = useApp();
  return (
    <HeaderBar>
      <HeaderInner>
        <SiteLink href="/" className="home" aria-label={`${siteName}, home`}>
          <Logo name={siteName} />
        </SiteLink>
        <MenuLinks aria-label="Main">
          <SiteLink href={searchPath('cars')}>
            <span>Used </span>cars
          </SiteLink>
          <SiteLink href={searchPath('van')}>
            <span>Used </span>vans
          </SiteLink>
          <SiteLink href={CAR_FINANCE_PATH} className="roomy">
            Finance
          </SiteLink>
        </MenuLinks>
        <SearchForm method="get" action={searchPath('cars')} role="search">
          <label htmlFor="site-search" className="visually-hidden">
            Search by make, model or registration
          </label>
          <input
            id="site-search"
            type="search"
            name="keyword"
            placeholder="Make, model or registration"
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">
            <Search aria-hidden="true" size={20} />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
        </SearchForm>
        <HeldCounts />
      </HeaderInner>
    </HeaderBar>
  );
}
