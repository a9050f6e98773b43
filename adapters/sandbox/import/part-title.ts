import { CARS, VANS } from '../catalogue/catalogue';
import { FORMER_MODELS } from '../catalogue/former-models';
import { slugOf } from '../catalogue/slug-of';
import { fullMake, OTHER_MAKES, SHORT_MAKES, withoutMake } from './make-names';

/** What the words of a title say. */
export interface TitleFacts {
  readonly make: string;
  readonly model: string;
  readonly derivative: string;
  /** Of a title that begins with it: "2017 Ford Focus". */
  readonly year?: string;
}

const modelsByMake = new Map<string, Map<string, string>>();
const makes = new Map<string, string>([
  ...OTHER_MAKES.map((make) => [slugOf(make), make] as const),
  ...Object.entries(SHORT_MAKES),
]);
for (const { make, name } of [...FORMER_MODELS, ...CARS, ...VANS]) {
  const slug = slugOf(make);
  makes.set(slug, make);
  const models = modelsByMake.get(slug) ?? new Map<string, string>();
  modelsByMake.set(slug, models.set(slugOf(name), name));
}

/** No name has more words than these. */
const LONGEST = 5;

/** The longest beginning of the words that is one of the names, and how many words it takes. */
function longestName(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly [name: string, count: number] | undefined {
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const name = names.get(slugOf(words.slice(0, count).join(' ')));
    if (name !== undefined) return [name, count];
  }
  return undefined;
}

/**
 * A title in its parts, as far as the catalogue knows where they end; `undefined` where it does not: a model that
 * swallowed its trim would be another model.
 * @param make where it has a column of its own.
 */
export function partTitle(title: string, make?: string): TitleFacts | undefined {
  const [, year, named = title] =
    /^((?:19|20)\d\d)(?: ?[(/] ?(?:\d\d|[a-z])(?: ?(?:reg|plate))? ?\)?)?[ ,]+([^ ,].*)$/i.exec(
      title.trim().replace(/\s+/g, ' '),
    ) ?? [];
  const words = named.split(/[\s_]+/).filter((word) => word !== '');
  const found = longestName(words, makes);
  const told = make === undefined ? found?.[0] : fullMake(make);
  if (told === undefined) return undefined;
  const repeats = found !== undefined && slugOf(found[0]) === slugOf(told);
  const afterMake = repeats ? words.slice(found[1]) : words;
  const names = modelsByMake.get(slugOf(told)) ?? new Map<string, string>();
  // "MG MG ZS" says its make twice.
  const rest =
    longestName(afterMake, names) === undefined ? withoutMake(afterMake, told) : afterMake;
  const model = longestName(rest, names);
  const shared = { make: told, ...(year === undefined ? {} : { year }) };
  if (model !== undefined) {
    return { ...shared, model: model[0], derivative: rest.slice(model[1]).join(' ') };
  }
  const [only, ...others] = rest;
  return only === undefined || others.length > 0 || slugOf(only) === ''
    ? undefined
    : { ...shared, model: only, derivative: '' };
}
