/** FILTER-38, CG-113: Stafford has a page and a name but is no choice. */
const NOT_A_CHOICE = 'stafford';

/**
 * The dealerships a shopper can choose among: not Stafford (FILTER-38); only those of an override
 * list, unless that would leave nothing (FILTER-39).
 */
export function locationChoices<L>(
  locations: readonly L[],
  slugOf: (location: L) => string,
  override: readonly string[] = [],
): readonly L[] {
  const choices = locations.filter(
    (location) => !slugOf(location).toLowerCase().includes(NOT_A_CHOICE),
  );
  const allowed = new Set(override);
  const restricted = choices.filter((location) => allowed.has(slugOf(location)));
  return restricted.length === 0 ? choices : restricted;
}
