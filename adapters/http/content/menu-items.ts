import type { MenuItem } from '../../../core/content/public';
import { plainText } from '../plain-text';
import { isRecord, readText } from '../lenient';
import { outsideAddress } from '../outside-address';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** So deep is a menu read; what lies deeper could be opened by nobody. */
const DEEPEST = 3;

/** In all: a menu stands on every page, and nobody reads a longer one. */
const MOST_LINES = 300;

/** A menu as it travels: `name, url, children` (HEAD-03). A line without a name is none. */
export function menuItems(menu: unknown): readonly MenuItem[] {
  let room = MOST_LINES;
  const itemsOf = (entries: unknown, depth: number): readonly MenuItem[] =>
    Array.isArray(entries) && depth <= DEEPEST
      ? entries.flatMap((entry): readonly MenuItem[] => {
          if (!isRecord(entry) || room === 0) return [];
          const name = plainText(readText(entry['name']));
          if (name === undefined) return [];
          room -= 1;
          const children = itemsOf(entry['children'], depth + 1);
          return [withoutAbsent({ name, address: outsideAddress('link', entry['url']), children })];
        })
      : [];
  return itemsOf(menu, 1);
}
