import { ChevronDown, X } from 'lucide-react';
import type { Branch, MenuItem } from '../../../core/content/public';
import { SHELL_WORDS } from '../../copy/shell-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { ContactWays } from './contact-ways';
import { Flyout } from './flyout.styles';
import { ListButtons } from './list-buttons';
import { MenuBox } from './main-menu.styles';

/** The name by which the button of a narrow header finds the menu. */
export const MENU_ID = 'site-menu';

/** Lines below a line that opens; what lies deeper stands indented among them. */
const Lines = ({ items, className }: { items: readonly MenuItem[]; className?: string }) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={`${item.name} ${item.address ?? ''}`}>
        {item.address === undefined ? (
          <span className="name">{item.name}</span>
        ) : (
          <SiteLink href={item.address}>{item.name}</SiteLink>
        )}
        {item.children.length > 0 && <Lines items={item.children} />}
      </li>
    ))}
  </ul>
);

/**
 * The menu (HEAD-03, HEAD-07): a line of disclosures where there is room, else a sheet that slides
 * in from the side. Both open without a script, for they are the browser's own.
 */
export const MainMenu = ({
  menu,
  branches,
}: {
  readonly menu: readonly MenuItem[];
  readonly branches: readonly Branch[];
}) => (
  <MenuBox id={MENU_ID} popover="auto" aria-label={SHELL_WORDS.mainMenu}>
    <div className="head">
      <span>{SHELL_WORDS.menu}</span>
      <button
        type="button"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={SHELL_WORDS.closeMenu}
      >
        <X aria-hidden="true" />
      </button>
    </div>
    <ul className="lines">
      {menu.map((item) => (
        <li key={`${item.name} ${item.address ?? ''}`}>
          {item.children.length === 0 ? (
            <SiteLink href={item.address} className="line">
              {item.name}
            </SiteLink>
          ) : (
            <Flyout name="site-menu">
              <summary className="line">
                <span>{item.name}</span>
                <ChevronDown className="turns" aria-hidden="true" size={16} />
              </summary>
              <Lines items={item.children} className="sheet" />
            </Flyout>
          )}
        </li>
      ))}
    </ul>
    <ListButtons className="held-lines" />
    <ContactWays branches={branches} group="menu-ways" />
  </MenuBox>
);
