import { CARS, VANS, findModels, makeNameOf, rangeNameOf } from '../catalogue/catalogue';
import { findFormerModel } from '../catalogue/former-models';
import { slugOf } from '../catalogue/slug-of';
import { areBadgesOfOneMaker, fullMake, withoutMake } from './make-names';

const makesByModel = new Map<string, Set<string>>();
for (const { name, make } of [...CARS, ...VANS]) {
  const key = slugOf(name);
  makesByModel.set(key, (makesByModel.get(key) ?? new Set()).add(make));
}
const knownMakes = new Set([...CARS, ...VANS].map(({ make }) => slugOf(make)));

/** A Kadjar listed under Vauxhall is a Renault: only one make we know has such a model, and this make has not. */
function rightMake(make: string, model: string): string {
  if (!knownMakes.has(slugOf(make)) || findModels(make, model).length > 0) return make;
  if (findFormerModel(make, model) !== undefined || !/^[a-z]{5,}/i.test(model)) return make;
  const [only, ...others] = makesByModel.get(slugOf(model)) ?? [];
  return only === undefined || others.length > 0 || areBadgesOfOneMaker(only, make) ? make : only;
}

/** Make and model as we spell them, and what was put right on the way. */
interface RightNames {
  readonly make: string;
  readonly model: string;
  readonly mended?: readonly [reason: string, detail: string];
}

const namesByTold = new Map<string, RightNames>();

const isKnownModel = (make: string, model: string): boolean =>
  findModels(make, model).length > 0 || findFormerModel(make, model) !== undefined;

/** The years that a generation was built, behind the name of its model: "2007 - 2022", "2016 on". */
const YEARS_BUILT = /[ (]{1,2}(?:19|20)\d\d ?(?:(?:[-–]|to) ?)?(?:on|onwards|(?:19|20)\d\d)\)?$/i;

/** A model without its make and, where we know it without them, without the years it was built. */
function bareModel(make: string, told: string): string {
  if (isKnownModel(make, told)) return told;
  const model = withoutMake(told.split(' '), make).join(' ');
  const ageless = model.replace(YEARS_BUILT, '');
  return isKnownModel(make, ageless) ? ageless : model;
}

function findRightNames(toldMake: string, toldModel: string): RightNames {
  const full = fullMake(toldMake);
  const model = bareModel(full, toldModel);
  const make = rightMake(full, model);
  const names = {
    make: makeNameOf(make),
    model: findFormerModel(make, model)?.name ?? rangeNameOf(make, model),
  };
  if (make !== full) return { ...names, mended: ['make put right', `${model} is a ${make}`] };
  if (slugOf(full) !== slugOf(toldMake))
    return { ...names, mended: ['make in full', `${toldMake} is ${full}`] };
  return model === toldModel
    ? names
    : { ...names, mended: ['model by its name alone', `${toldModel} is ${names.model}`] };
}

/** Make and model of a feed as the catalogue spells them. */
export function rightNames(make: string, model: string): RightNames {
  const key = `${make}\u0000${model}`;
  const known = namesByTold.get(key);
  if (known !== undefined) return known;
  const names = findRightNames(make, model);
  if (namesByTold.size > 20_000) namesByTold.clear();
  namesByTold.set(key, names);
  return names;
}

/** A derivative that does not say once more what stands before it: "1.0 Trend" of "FIESTA 1.0 Trend". */
export function bareDerivative(derivative: string, make: string, model: string): string {
  const words = withoutMake(derivative.split(' '), make);
  const rest = /[a-z].*[a-z]/i.test(model) ? withoutMake(words, model) : words;
  return rest.join(' ');
}
