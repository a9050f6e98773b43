import { describe, expect, it } from 'vitest';
import { menuToShow } from '../../../../core/content/rules/menu-to-show';
import type { MenuItem } from '../../../../core/content/public';

const line = (name: string, address?: string, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  ...(address !== undefined && { address }),
  children,
});
const calculator = line('Finance calculator', '/car-finance/calculator/');

describe('A menu as it is shown', () => {
  it('has the page of a line that opens first among the lines below it [HEAD-03]', () => {
    expect(menuToShow([line('Finance', '/car-finance/', [calculator])])).toEqual([
      line('Finance', '/car-finance/', [line('Finance', '/car-finance/'), calculator]),
    ]);
  });

  it('does not name that page twice', () => {
    const about = line('About car finance', '/car-finance/');
    const menu = [line('Finance', '/car-finance/', [calculator, about])];
    expect(menuToShow(menu)).toEqual(menu);
  });

  it('leaves a line without lines below it, or without a page of its own, as it is', () => {
    const menu = [line('Contact', '/contact/'), line('Finance', undefined, [calculator])];
    expect(menuToShow(menu)).toEqual(menu);
  });

  it('reaches the pages that lie deeper too', () => {
    const deep = line('Cars', undefined, [line('Electric', '/electric/', [calculator])]);
    expect(menuToShow([deep])).toEqual([
      line('Cars', undefined, [
        line('Electric', '/electric/', [line('Electric', '/electric/'), calculator]),
      ]),
    ]);
  });

  it('is empty where nothing was sent', () => {
    expect(menuToShow([])).toEqual([]);
  });
});
