import type { Notes } from './notes';
import type { ToldFacts } from './row-facts';

const burnsFuel = ({ fuelType, engineSize }: ToldFacts): boolean =>
  typeof fuelType === 'string'
    ? /petrol|diesel|hybrid|lpg/i.test(fuelType)
    : typeof engineSize === 'number' && engineSize > 0;

/** Whether it was registered before last year, as far as that is told. */
function isUsed({ registeredOn, year }: ToldFacts, today: string): boolean {
  const registered = typeof registeredOn === 'string' ? registeredOn : (year ?? today);
  return Number(registered.slice(0, 4)) < Number(today.slice(0, 4)) - 1;
}

/** Facts without those that cannot be true beside the others: a feed writes 0 where it knows nothing. */
export function withoutContradictions(told: ToldFacts, today: string, notes: Notes): ToldFacts {
  const facts = { ...told };
  const { fuelType, engineSize } = facts;
  if (engineSize === 0 && typeof fuelType === 'string' && fuelType !== 'Electric') {
    notes.refuse('engine size 0 is none that burns fuel (leave the cell empty)', fuelType);
    delete facts.engineSize;
  }
  if (facts.co2 === 0 && burnsFuel(facts)) {
    notes.refuse('CO2 0 is none of an engine that burns fuel (leave the cell empty)', '0');
    delete facts.co2;
  }
  if (facts.mileage === 0 && isUsed(facts, today)) {
    notes.refuse('mileage 0 is none of a used vehicle (leave the cell empty)', '0');
    facts.mileage = null;
  }
  if (fuelType === 'Electric' && typeof engineSize === 'number' && engineSize > 1) {
    notes.refuse(
      'fuel type and engine size contradict each other (put one of them right)',
      `Electric with ${String(engineSize)} litres`,
    );
    delete facts.fuelType;
    delete facts.engineSize;
  }
  return facts;
}
