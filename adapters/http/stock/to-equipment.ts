import { EQUIPMENT_GROUPS, type EquipmentGroup } from '../../../core/stock/public';
import { isRecord, readText } from '../lenient';

/** Of one list, and of the letters of one name: what is longer is a text that strayed in. */
const MOST_NAMES = 120;
const LONGEST_NAME = 300;

/** Names in a list, of plain texts or of objects that name something; each once. */
export function toNames(value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = entries.flatMap((entry) => {
    const name = readText(isRecord(entry) ? (entry['name'] ?? entry['description']) : entry);
    return name === undefined || name.length > LONGEST_NAME ? [] : [name];
  });
  return [...new Set(names)].slice(0, MOST_NAMES);
}

const MOST_GROUPS = 24;

/**
 * Equipment by heading: the documents' headings in their order, then the feed's own under the names
 * it gives them. Equipment without any heading is standard equipment; a heading with nothing under
 * it is left out.
 */
export function toEquipment(value: unknown): readonly EquipmentGroup[] {
  const sent = isRecord(value) ? value : { Standard: value };
  const found = new Map<string, readonly string[]>();
  for (const [heading, entries] of Object.entries(sent)) {
    const name = groupNamed(heading);
    const items = toNames(entries);
    if (name === '' || items.length === 0) continue;
    found.set(name, [...new Set([...(found.get(name) ?? []), ...items])]);
    if (found.size === MOST_GROUPS) break;
  }
  return [...new Set<string>([...EQUIPMENT_GROUPS, ...found.keys()])].flatMap((name) => {
    const items = found.get(name);
    return items === undefined ? [] : [{ name, items }];
  });
}

function groupNamed(heading: string): string {
  const name = heading.trim();
  return EQUIPMENT_GROUPS.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}
