import { addDays, addYears, yearsBetween } from './calendar';
import type { Chance } from './chance';
import type { MadeVehicle, StockDetails } from './stock-record';

type ServiceRecord = Pick<
  MadeVehicle['details'],
  'serviceHistory' | 'serviceEntries' | 'motExpiresOn' | 'keepers'
>;

/** The wordings of a service history that the documents know (VDP-59), by likelihood. */
const HISTORIES: readonly (readonly [words: string, weight: number])[] = [
  ['dealer full', 34],
  ['dealer/independent full', 22],
  ['independent full', 12],
  ['dealer partial', 10],
  ['dealer/independent partial', 8],
  ['independent partial', 7],
  ['no history', 7],
];

export interface Serviced {
  readonly makeName: string;
  readonly registeredOn: string;
  readonly mileage: number | null;
}

function garageOf(chance: Chance, makeName: string, history: string): string {
  const dealer = `${makeName} main dealer`;
  if (!history.startsWith('independent') && !history.includes('/')) return dealer;
  return history.includes('/') && chance.happens(0.5) ? dealer : 'Independent garage';
}

/** Services about once a year, mileages rising to today's; the MOT runs from the third birthday. */
export function serviceRecord(chance: Chance, car: Serviced, today: string): ServiceRecord {
  const age = Math.max(0, yearsBetween(car.registeredOn, today));
  const birthdays = Math.min(12, Math.floor(age));
  const [words] = chance.weighted(HISTORIES, ([, weight]) => weight);
  const history = birthdays === 0 ? 'dealer full' : words;
  const kept = history === 'no history' ? 0 : history.includes('partial') ? 0.55 : 1;

  const entries: StockDetails['serviceEntries'][number][] = [];
  for (let year = 1; year <= birthdays; year += 1) {
    if (!chance.happens(kept)) continue;
    entries.push({
      date: addDays(addYears(car.registeredOn, year), -chance.whole(1, 25)),
      mileage: Math.round(((car.mileage ?? age * 8000) * (year - 0.05)) / Math.max(age, 1)),
      description: year % 2 === 0 ? 'Major service' : 'Oil and filter service',
      garage: garageOf(chance, car.makeName, history),
    });
  }

  const firstMot = addYears(car.registeredOn, 3);
  return {
    serviceHistory: history,
    serviceEntries: entries,
    motExpiresOn: firstMot > today ? null : addDays(today, chance.whole(40, 365)),
    keepers: Math.max(1, Math.min(6, Math.round(chance.bell(1 + age / 3.5, 0.6)))),
  };
}
