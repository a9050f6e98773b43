import type { MenuItem } from '../model/menu-item';

/**
 * A menu whose every page can be reached: an item that opens its children leads nowhere itself, so
 * its own page comes first among them, unless it is there already.
 */
export const menuToShow = (menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.map(({ name, address, children }) => {
    const isOwn = (child: MenuItem): boolean => child.address === address;
    const needsOwn = children.length > 0 && address !== undefined && !children.some(isOwn);
    return {
      name,
      ...(address !== undefined && { address }),
      children: menuToShow(needsOwn ? [{ name, address, children: [] }, ...children] : children),
    };
  });
