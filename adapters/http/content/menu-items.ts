import { safeLink } from '../../../core/kernel/safe-link';
import type { MenuItem } from '../../../core/content/public';
import { plainText } from '../plain-text';
import { isRecord, readText } from '../lenient';
import { withoutAbsent } from '../without-absent';

/** So deep is a menu read; what lies deeper could be opened by nobody. */
const DEEPEST = 3;

/** A menu as it travels: `name, url, children` (HEAD-03). A line without a name is none. */
export const menuItems = (entries: unknown, depth = 1): readonly MenuItem[] =>
  Array.isArray(entries) && depth <= DEEPEST
    ? entries.flatMap((entry): readonly MenuItem[] => {
        if (!isRecord(entry)) return [];
        const name = plainText(readText(entry['name']));
        if (name === undefined) return [];
        const children = menuItems(entry['children'], depth + 1);
        return [withoutAbsent({ name, address: safeLink(readText(entry['url'])), children })];
      })
    : [];
