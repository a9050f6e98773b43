import { Menu, Search } from 'lucide-react';
import type { Branch, MenuItem } from '../../core/content/public';
import { SHELL_WORDS } from '../copy/shell-copy';
import { useApp } from '../kit/app-context';
import { Logo } from '../parts/logo/logo';
import { SiteLink } from '../parts/site-link/site-link';
import { ContactWays } from './header/contact-ways';
import { ListButtons } from './header/list-buttons';
import { MainMenu, MENU_ID } from './header/main-menu';
import { SEARCH_BOX_ID } from './header/search-ids';
import { SiteSearch } from './header/site-search';
import { ContactBar, HeaderBar, HeaderRow, OwnCarStrip } from './site-header.styles';

interface SiteHeaderProps {
  readonly menu: readonly MenuItem[];
  readonly branches: readonly Branch[];
}

/**
 * The head of every page: how to reach us, who we are, where to go, what to look for and what is
 * kept (HEAD-01 to HEAD-10). All of it works as HTML; `LiveHeader` adds what only a script can.
 */
export function SiteHeader({ menu, branches }: SiteHeaderProps) {
  const { siteName } = useApp();
  return (
    <>
      <HeaderBar id="site-header">
        <ContactBar>
          <div className="row">
            <div className="own-car-line" data-own-car-line />
            <div role="group" aria-label={SHELL_WORDS.contactBar}>
              <ContactWays branches={branches} group="header" />
            </div>
          </div>
        </ContactBar>
        <HeaderRow>
          <SiteLink href="/" className="home" aria-label={`${siteName}, home`}>
            <Logo name={siteName} />
          </SiteLink>
          <MainMenu menu={menu} branches={branches} />
          <SiteSearch />
          <button
            type="button"
            className="call find"
            popoverTarget={SEARCH_BOX_ID}
            aria-label={SHELL_WORDS.search}
          >
            <Search aria-hidden="true" size={22} />
          </button>
          <ListButtons className="held" />
          <button
            type="button"
            className="call menu"
            popoverTarget={MENU_ID}
            aria-label={SHELL_WORDS.menu}
          >
            <Menu aria-hidden="true" size={24} />
          </button>
        </HeaderRow>
      </HeaderBar>
      <OwnCarStrip data-own-car-line />
    </>
  );
}
