import type { Chance } from './chance';

/** Share of the new list price that a car of average mileage asks for, by age in years. */
const VALUE_BY_AGE: readonly (readonly [age: number, share: number])[] = [
  [0, 0.92],
  [0.5, 0.85],
  [1, 0.79],
  [2, 0.69],
  [3, 0.61],
  [4, 0.54],
  [5, 0.47],
  [6, 0.41],
  [7, 0.36],
  [8, 0.31],
  [10, 0.22],
  [12, 0.15],
  [16, 0.08],
  [25, 0.05],
];

const SOUGHT_AFTER = new Set(['Toyota', 'Porsche', 'Land Rover', 'Lexus', 'Dacia', 'Suzuki']);
const YEARLY_LIST_PRICE_RISE = 0.025;
const CHEAPEST_POUNDS = 1295;

function shareAt(age: number): number {
  for (let step = 1; step < VALUE_BY_AGE.length; step += 1) {
    const [fromAge, fromShare] = VALUE_BY_AGE[step - 1] ?? [0, 1];
    const [toAge, toShare] = VALUE_BY_AGE[step] ?? [0, 1];
    if (age <= toAge) {
      const part = Math.max(0, (age - fromAge) / (toAge - fromAge));
      return fromShare + (toShare - fromShare) * part;
    }
  }
  return 0.05;
}

export interface Valued {
  readonly make: string;
  readonly fuel: string;
  readonly listPounds: number;
  readonly ageYears: number;
  readonly miles: number;
  /** What it would have covered by now on average. */
  readonly expectedMiles: number;
}

/** What its list price was when it was new: the catalogue's prices are today's. */
export const listPriceWhenNew = (listPounds: number, ageYears: number): number =>
  Math.round((listPounds * (1 - YEARLY_LIST_PRICE_RISE) ** Math.max(0, ageYears)) / 5) * 5;

/** What the market pays, in pounds: falls with age, with miles above the usual, and faster for electric cars. */
export function marketPounds(car: Valued): number {
  const byMiles = Math.min(1.12, Math.max(0.6, 1 - (car.miles - car.expectedMiles) * 0.0000042));
  const byFuel = car.fuel === 'Electric' ? 1 - 0.06 * Math.min(4, car.ageYears) : 1;
  const byMake = SOUGHT_AFTER.has(car.make) ? 1.07 : 1;
  const pounds =
    listPriceWhenNew(car.listPounds, car.ageYears) *
    shareAt(car.ageYears) *
    byMiles *
    byFuel *
    byMake;
  return Math.max(CHEAPEST_POUNDS, pounds);
}

/** A forecourt price near the amount: £9,495, £8,795, £12,490, £7,250, £10,999. Whole pounds. */
export function withPriceEnding(chance: Chance, pounds: number): number {
  const way = chance.between(0, 1);
  const to = (step: number, less: number): number =>
    Math.max(step, Math.round(pounds / step) * step) - less;
  if (way < 0.42) return to(500, 5);
  if (way < 0.7) return to(100, 5);
  if (way < 0.82) return to(100, 10);
  if (way < 0.92) return to(100, 50);
  return to(500, 1);
}
