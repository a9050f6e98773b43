import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../kit/app-context';
import { useAnnouncements } from '../../kit/use-announcements';
import { useBackToClose } from '../../parts/dialog/use-back-to-close';
import { openFlyouts } from './open-flyouts';
import { showCount, showOpenPanel } from './show-count';

const theHeader = (): HTMLElement | null => document.getElementById('site-header');

const sheetOf = (name: string): HTMLElement | null =>
  theHeader()?.querySelector<HTMLElement>(`#site-${name}`) ?? null;

/** As the browser tells it; one without popovers has none open. */
const isOpen = (sheet: HTMLElement): boolean => {
  try {
    return sheet.matches(':popover-open');
  } catch {
    return false;
  }
};

function hide(sheet: HTMLElement | null): void {
  if (sheet !== null && isOpen(sheet)) sheet.hidePopover();
}

/** What lies behind the menu is neither pressed nor tabbed into while it is open (UX rule 16). */
function setBehindInert(inert: boolean): void {
  for (const name of ['main', 'site-footer']) {
    document.getElementById(name)?.toggleAttribute('inert', inert);
  }
}

/** Hears that a sheet opens or closes; returns what ends the hearing. */
function hearToggle(sheet: HTMLElement | null, toggled: (isOpen: boolean) => void): () => void {
  const listener = (event: Event) => {
    if (event.target === sheet) toggled((event as ToggleEvent).newState === 'open');
  };
  sheet?.addEventListener('toggle', listener);
  return () => {
    sheet?.removeEventListener('toggle', listener);
  };
}

/**
 * Brings the header to life where it stands: counts, hover and Escape, and for the menu of a phone
 * the focus, Back, and the page behind it. Draws nothing.
 */
export function LiveHeader(): undefined {
  const { shortlist, recent, headerPanel } = useApp();
  const { key } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => {
    hide(sheetOf('menu'));
  };
  useBackToClose(isMenuOpen, closeMenu);

  useEffect(() => {
    const header = theHeader();
    if (header === null) return undefined;
    const menu = sheetOf('menu');
    const search = sheetOf('search-box');
    const menuToggled = (open: boolean) => {
      setMenuOpen(open);
      setBehindInert(open);
      if (open) menu?.querySelector('button')?.focus();
    };
    if (menu !== null && isOpen(menu)) menuToggled(true);
    const endings = [
      openFlyouts(header),
      hearToggle(menu, menuToggled),
      hearToggle(search, (open) => {
        if (open) search?.querySelector('input')?.focus();
      }),
    ];
    // Not when only the height changes: that is a phone's keyboard coming up.
    let width = window.innerWidth;
    const widened = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      hide(menu);
      hide(search);
    };
    window.addEventListener('resize', widened);
    return () => {
      for (const end of endings) end();
      window.removeEventListener('resize', widened);
    };
  }, []);

  useAnnouncements(shortlist.shortlist$, ({ favourites, compare }) => {
    showCount(theHeader(), 'favs', favourites.length);
    showCount(theHeader(), 'compare', compare.length);
  });
  useEffect(() => {
    recent.restore();
  }, [recent]);
  useAnnouncements(recent.recent$, ({ length }) => {
    showCount(theHeader(), 'recent', length);
  });
  useAnnouncements(headerPanel.panel$, (panel) => {
    showOpenPanel(theHeader(), panel);
    // A panel lies over the page alone; the focus it will give back is the menu's button.
    if (panel !== '') hide(sheetOf('menu'));
  });

  // Another place, another page: nothing of the header stays open over it. What was opened before
  // this script came stays.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    hide(sheetOf('menu'));
    hide(sheetOf('search-box'));
  }, [key]);
  return undefined;
}
