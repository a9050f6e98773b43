import { useEffect, useRef, useState, type RefObject } from 'react';
import { subMenuAfterClick } from '../../../../core/search/public';
import { isElsewhere } from '../../../kit/is-elsewhere';

/** The hero's menus, of which one at most is open. */
export type HeroMenuName = 'budget' | 'help';

export interface OneMenu {
  readonly open: HeroMenuName | undefined;
  readonly toggle: (name: HeroMenuName) => void;
  /** Closes what is open and gives focus back to what opened it. */
  readonly close: () => void;
  /** For the element that holds all menus, each with `data-menu` and a `summary`. */
  readonly holder: RefObject<HTMLFormElement | null>;
}

const nameOf = (element: Element | null): HeroMenuName | undefined => {
  const name = element?.getAttribute('data-menu');
  return name === 'budget' || name === 'help' ? name : undefined;
};

/** Opens one menu at a time; Escape, and a press or focus elsewhere, close it. */
export function useOneMenu(): OneMenu {
  const [open, setOpen] = useState<HeroMenuName | undefined>(undefined);
  const holder = useRef<HTMLFormElement>(null);

  // A menu that was opened before the script was there is open.
  useEffect(() => {
    setOpen(nameOf(holder.current?.querySelector('details[open]') ?? null));
  }, []);

  const close = () => {
    setOpen(undefined);
    holder.current?.querySelector<HTMLElement>(`[data-menu='${open ?? ''}'] > summary`)?.focus();
  };

  useEffect(() => {
    if (open === undefined) return;
    holder.current
      ?.querySelector(`[data-menu='${open}'] > div`)
      ?.scrollIntoView({ block: 'nearest' });
    const menu = holder.current?.querySelector(`[data-menu='${open}']`) ?? null;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || menu?.contains(target) !== true) setOpen(undefined);
    };
    // Focus that moves on must not land under the open menu.
    const onFocus = ({ target }: Event) => {
      if (menu === null || isElsewhere(menu, target)) setOpen(undefined);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(undefined);
      holder.current?.querySelector<HTMLElement>(`[data-menu='${open}'] > summary`)?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    toggle: (name) => {
      setOpen((before) => subMenuAfterClick(before, name));
    },
    close,
    holder,
  };
}
