import type { EquipmentGroup, VehicleInFull } from '../model/vehicle-in-full';
import { classifiedFeatures } from './classified-features';

/** The headings of standard equipment, in the documents' order (VDP-56). */
export const EQUIPMENT_GROUPS = [
  'Exterior Features',
  'Interior Features',
  'Entertainment',
  'Passive Safety',
  'Security',
  'Driver Convenience',
  'Trim',
  'Packs',
  'Engine/Drivetrain/Suspension',
  'Wheels',
  'Optional',
  'Standard',
] as const;

/** Named after the feed's field: additional features, and classified ones that no group has. */
export const OTHER_FEATURES = 'additional_features';

/** The groups of the Safety & Security tab. */
const SAFETY_GROUPS: readonly string[] = ['Passive Safety', 'Security'];

/**
 * All equipment: the documents' groups in their order, then groups they do not know as the feed
 * has them, then what is under no heading. Nothing is listed twice in a group; no group is empty.
 */
export function equipmentGroups(vehicle: VehicleInFull): readonly EquipmentGroup[] {
  const groups = new Map<string, string[]>(EQUIPMENT_GROUPS.map((name) => [name, []]));
  for (const { name, items } of vehicle.equipment) {
    const heading = canonicalName(name);
    groups.set(heading, [...(groups.get(heading) ?? []), ...items]);
  }
  const unheaded = groups.get(OTHER_FEATURES) ?? [];
  groups.delete(OTHER_FEATURES);
  const grouped = new Set([...groups.values()].flat().map(folded));
  const others = [
    ...unheaded,
    ...vehicle.additionalFeatures,
    ...classifiedFeatures(vehicle, Infinity),
  ].filter((item) => !grouped.has(folded(item)));
  groups.set(OTHER_FEATURES, others);
  return [...groups]
    .map(([name, items]) => ({ name, items: onceEach(items) }))
    .filter(({ items }) => items.length > 0);
}

/** What protects people and the vehicle: Passive Safety and Security. */
export const safetyGroups = (groups: readonly EquipmentGroup[]): readonly EquipmentGroup[] =>
  groups.filter(({ name }) => SAFETY_GROUPS.includes(name));

const folded = (text: string): string => text.trim().toLowerCase();

function canonicalName(name: string): string {
  const tidy = name.trim();
  return (
    EQUIPMENT_GROUPS.find((known) => folded(known) === folded(tidy)) ??
    (tidy === '' ? OTHER_FEATURES : tidy)
  );
}

/** Without padding, blanks and repetitions; what differs in capitals alone is the same thing. */
function onceEach(items: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const item of items) {
    if (folded(item) !== '' && !seen.has(folded(item))) seen.set(folded(item), item.trim());
  }
  return [...seen.values()];
}
