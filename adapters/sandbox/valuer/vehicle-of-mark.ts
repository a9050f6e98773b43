import { isRight } from 'fp-ts/Either';
import { readRegistration } from '../../../core/kernel/registration';
import { judgeMark } from '../../../core/kernel/registration-mark';
import { derivativeName } from '../catalogue/catalogue-model';
import { slugOf } from '../catalogue/slug-of';
import { valueClassOf, type ValueClass } from '../lender/value-class';
import { startOfDay, isoDay } from '../stock/calendar';
import { Chance } from '../stock/chance';
import { fashion, FIRST_CATALOGUE_YEAR, yearlyMiles } from '../stock/generate-stock';
import { linesByYear } from '../stock/possible-derivatives';
import { choosePaint } from '../stock/studio-look';
import { OLDER_VEHICLES } from './older-vehicles';

/** What a lookup knows of the vehicle behind a mark. */
export interface MarkedVehicle {
  /** Without spaces. */
  readonly vrm: string;
  readonly category: 'cars' | 'van';
  readonly make: string;
  readonly model: string;
  readonly derivative: string;
  readonly transmission: string;
  readonly fuel: string;
  readonly colour: string;
  /** ISO date. */
  readonly registeredOn: string;
  /** Litres; 0 for an electric motor. */
  readonly litres: number;
  readonly valueClass: ValueClass;
  /** New, at today's prices, in whole pounds. */
  readonly listPounds: number;
  readonly yearlyMiles: number;
  /** In the wordings of service histories (VDP-59). */
  readonly serviceHistory: string;
  readonly keepers: number;
}

const VAN_SHARE = 0.12;

/** What a mark that tells no age can be on; a fixed time, so that the mark leads to the same vehicle for ever. */
const AGELESS_FROM = '2010-01-01';
const AGELESS_TO = '2023-12-31';
/** Of marks that were bought the vehicle is younger than the mark as often as not. */
const MOVED_TO_YOUNGER = 0.6;

const HISTORIES = [
  ['dealer full', 40],
  ['independent full', 25],
  ['dealer partial', 12],
  ['independent partial', 13],
  ['no history', 10],
] as const;

/** Years after which a vehicle changes hands once more. */
const YEARS_A_KEEPER = 4;

const lines = linesByYear();

/**
 * The vehicle behind a registration mark: for ever the same one, registered when the mark was new, or
 * later where marks are bought, and one that was sold new in that year. `undefined` for a mark that is
 * on no road, or that by its date is given out later today or next month.
 * @param today ISO date
 */
export function vehicleOfMark(typed: string, today: string): MarkedVehicle | undefined {
  const read = readRegistration(typed);
  if (!isRight(read)) return undefined;
  const vrm = read.right.replace(' ', '');
  const chance = new Chance(`valuer/${vrm}`);
  const registeredOn = dayOfRegistration(chance, vrm, today);
  if (registeredOn === undefined || registeredOn > today) return undefined;
  const year = Number(registeredOn.slice(0, 4));
  const category = chance.happens(VAN_SHARE) ? 'van' : 'cars';
  const found =
    year < FIRST_CATALOGUE_YEAR ? olderOne(chance, year) : catalogued(chance, category, year);
  const [serviceHistory] = chance.weighted(HISTORIES, ([, weight]) => weight);
  const age = (startOfDay(AGELESS_TO) - startOfDay(registeredOn)) / 86_400_000 / 365.25;
  return {
    vrm,
    ...found,
    colour: choosePaint(chance, found.category).family,
    registeredOn,
    valueClass: valueClassOf({
      category: found.category,
      bodyType: found.body,
      fuelType: found.fuel,
      makeSlug: slugOf(found.make),
      rangeSlug: slugOf(found.model),
      engineSize: found.litres,
    }),
    yearlyMiles: yearlyMiles(found.category, found.fuel),
    serviceHistory,
    keepers: Math.max(1, Math.min(9, chance.whole(1, 1 + Math.max(0, age / YEARS_A_KEEPER)))),
  };
}

/** Within the months in which such marks were given out, where they tell; some bought ones are on younger vehicles. */
function dayOfRegistration(chance: Chance, vrm: string, today: string): string | undefined {
  const { kind, issued, isPersonal } = judgeMark(vrm, today);
  if (kind === 'not-issued') return undefined;
  const isMoved = isPersonal && chance.happens(MOVED_TO_YOUNGER);
  const [from, to] =
    issued === undefined || isMoved ? [AGELESS_FROM, AGELESS_TO] : [issued.from, issued.to];
  return isoDay(chance.between(startOfDay(from), startOfDay(to)));
}

type Found = Pick<
  MarkedVehicle,
  'category' | 'make' | 'model' | 'derivative' | 'transmission' | 'fuel' | 'litres' | 'listPounds'
> & { readonly body: string };

function catalogued(chance: Chance, category: 'cars' | 'van', year: number): Found {
  const line = chance.weighted(lines(category, year), ({ weight }) => weight);
  const { model, engine, trims } = chance.weighted(line.engines, (possible) =>
    fashion(possible.engine, possible.model, year),
  );
  const trim = chance.weighted(trims, () => 1);
  return {
    category: model.category,
    make: model.make,
    model: model.name,
    derivative: derivativeName(model, engine, trim.name),
    transmission: engine.gearbox,
    fuel: engine.fuel,
    litres: engine.litres,
    body: model.body,
    listPounds: trim.pounds + engine.extraPounds,
  };
}

function olderOne(chance: Chance, year: number): Found {
  const sold = OLDER_VEHICLES.filter(({ sold: [first, last] }) => year >= first && year <= last);
  const { name, gearbox, pounds, ...rest } = chance.weighted(sold, () => 1);
  return { ...rest, model: name, transmission: gearbox, listPounds: pounds };
}
