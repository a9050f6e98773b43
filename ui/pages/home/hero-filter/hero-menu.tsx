import { ChevronDown } from 'lucide-react';
import { Button } from '../../../parts/button/button';
import { HERO_WORDS } from '../../../copy/hero-copy';
import { MenuBody, MenuDetails, MenuSummary, UpdateBar } from './hero-menu.styles';
import type { HeroMenuName, OneMenu } from './use-one-menu';
import type { Blocks } from '../../../parts/blocks';

interface HeroMenuProps {
  readonly name: HeroMenuName;
  readonly menus: OneMenu;
  readonly label: string;
  /** What is chosen in it, said while it is closed too. */
  readonly chosen: string;
  /** How many vehicles match, beside "Update search". */
  readonly matches: string;
  readonly children: Blocks;
}

/**
 * A menu of the hero filter with its "Update search" bar, which is there while the menu is open
 * (FILTER-25). Before the script is there the browser opens it, and the bar sends the form.
 */
export function HeroMenu({ name, menus, label, chosen, matches, children }: HeroMenuProps) {
  return (
    <MenuDetails open={menus.open === name} name="hero-menu" data-menu={name}>
      <MenuSummary
        onClick={(event) => {
          event.preventDefault();
          menus.toggle(name);
        }}
      >
        <span className="label">{label}</span>
        <span className="box">
          <span className="chosen">{chosen}</span>
          <ChevronDown aria-hidden="true" size={20} />
        </span>
      </MenuSummary>
      <MenuBody>
        {children}
        <UpdateBar>
          <span className="matches">{matches}</span>
          <Button
            type="submit"
            onClick={(event) => {
              // Enter in a field presses the form's first button, this one, even while it is closed.
              if (menus.open !== name) return;
              event.preventDefault();
              menus.close();
            }}
          >
            {HERO_WORDS.update}
          </Button>
        </UpdateBar>
      </MenuBody>
    </MenuDetails>
  );
}
