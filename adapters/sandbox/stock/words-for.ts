import type { Chance } from './chance';
import type { StockDetails } from './stock-record';

export interface Described {
  readonly category: 'cars' | 'van';
  readonly makeName: string;
  readonly rangeName: string;
  readonly derivative: string;
  readonly registeredOn: string;
  readonly mileage: number | null;
  readonly expectedMiles: number;
  readonly fuel: string | null;
  readonly transmission: string | null;
  readonly mpg: number | null;
}

/** What was decided about it since. */
export interface Offered {
  readonly colour: string;
  readonly features: readonly string[];
  readonly record: Pick<StockDetails, 'serviceHistory' | 'keepers' | 'motExpiresOn'>;
  readonly town: string | undefined;
}

const withCommas = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(?:Apple|Bluetooth)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** A short description made of the vehicle's own facts. */
export function describe(chance: Chance, car: Described, offer: Offered): string {
  const kind = car.category === 'van' ? 'van' : 'car';
  const year = car.registeredOn.slice(0, 4);
  const name = `${car.makeName} ${car.rangeName}`;
  const colour = offer.colour.toLowerCase();
  const miles = car.mileage === null ? '' : `, with ${withCommas(car.mileage)} miles`;
  const lines = [
    chance.oneOf([
      `This ${year} ${name} is finished in ${colour}${miles}.`,
      `${name} in ${colour}, first registered in ${year}${miles}.`,
      `${name} ${car.derivative}, registered in ${year}${miles}.`,
    ]),
  ];
  const named = chance.some(offer.features, 3).map(lowerFirst);
  if (named.length > 0) lines.push(`The equipment includes ${sentence(named)}.`);
  if (offer.record.serviceHistory.includes('full')) {
    lines.push(
      chance.oneOf(['It comes with a full service history.', 'The service book is complete.']),
    );
  }
  if (offer.record.keepers === 1) lines.push(`It has had one registered keeper.`);
  if (car.fuel === 'Electric') lines.push(`It is fully electric, so there is no fuel to pay for.`);
  else if (car.mpg !== null && car.mpg >= 60 && car.mpg < 100) {
    lines.push(`Its official combined figure is ${car.mpg.toFixed(1)} mpg.`);
  }
  lines.push(
    chance.oneOf([
      `Every ${kind} we sell is inspected and history checked before it goes on sale.`,
      offer.town === undefined
        ? `Call us to arrange a viewing or a test drive.`
        : `Call our ${offer.town} branch to arrange a viewing or a test drive.`,
    ]),
  );
  return lines.join(' ');
}

/** A line above the title, true of this vehicle, on about half of them. */
export function grabAttention(chance: Chance, car: Described, offer: Offered): string | null {
  if (!chance.happens(0.55)) return null;
  const full = offer.record.serviceHistory.includes('full');
  const lines: string[] = [];
  if (offer.record.keepers === 1) lines.push(full ? 'One owner, full history' : 'One owner');
  if (full) lines.push('Full service history');
  if (car.mileage !== null && car.mileage < car.expectedMiles * 0.7) lines.push('Low mileage');
  if (car.fuel === 'Electric') lines.push('Fully electric');
  if (car.transmission === 'Automatic') lines.push('Automatic gearbox');
  if (car.fuel === 'Petrol' && car.registeredOn >= '2006') lines.push('ULEZ compliant');
  if (car.fuel === 'Diesel' && car.registeredOn >= '2016-09') lines.push('ULEZ compliant, Euro 6');
  if (offer.features.includes('Heated front seats')) lines.push('Heated seats');
  if (offer.features.includes('Reversing camera')) lines.push('Reversing camera');
  if (offer.features.includes('Panoramic roof')) lines.push('Panoramic roof');
  if (offer.features.includes('Ply-lined load area')) lines.push('Ply lined and ready to work');
  return lines.length === 0 ? null : (chance.some(lines, 1)[0] ?? null);
}
