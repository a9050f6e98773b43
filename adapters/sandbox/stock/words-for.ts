import type { Chance } from './chance';
import type { MadeVehicle } from './stock-record';

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
  readonly record: Pick<MadeVehicle['details'], 'serviceHistory' | 'keepers' | 'motExpiresOn'>;
  readonly town: string | undefined;
}

const withCommas = (value: number): string => String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(?:Apple|Bluetooth)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What it is: the first thing a buyer wants to know. */
function opening(chance: Chance, car: Described, colour: string): string {
  const year = car.registeredOn.slice(0, 4);
  const name = `${car.makeName} ${car.rangeName}`;
  const miles = car.mileage === null ? '' : `, with ${withCommas(car.mileage)} miles`;
  return chance.oneOf([
    `This ${year} ${name} is finished in ${colour}${miles}.`,
    `${name} in ${colour}, first registered in ${year}${miles}.`,
    `${[name, car.derivative].filter((part) => part !== '').join(' ')}, registered in ${year}${miles}.`,
  ]);
}

/** How it drives and what that costs, as far as it is known. */
function drive(chance: Chance, car: Described): readonly string[] {
  if (car.fuel === 'Electric') {
    return [
      chance.oneOf([
        'It is fully electric, so there is no fuel to pay for.',
        'As an electric vehicle it can be charged at home overnight.',
      ]),
    ];
  }
  if (car.mpg === null || car.fuel === null || car.mpg >= 100) return [];
  const gearbox = car.transmission === null ? '' : ` and ${lowerFirst(car.transmission)} gearbox`;
  return [
    chance.oneOf([
      `The ${lowerFirst(car.fuel)} engine returns ${car.mpg.toFixed(1)} mpg on the official combined figure.`,
      `It has a ${lowerFirst(car.fuel)} engine${gearbox}, with an official combined figure of ${car.mpg.toFixed(1)} mpg.`,
    ]),
  ];
}

/** Who has had it, and how it was looked after. */
function past(chance: Chance, { record }: Offered): readonly string[] {
  const lines: string[] = [];
  if (record.serviceHistory.includes('full')) {
    lines.push(
      chance.oneOf(['It comes with a full service history.', 'The service book is complete.']),
    );
  } else if (record.serviceHistory.includes('partial')) {
    lines.push('It comes with part of its service history, which we are glad to show you.');
  }
  if (record.keepers === 1) lines.push('It has had one registered keeper.');
  if (record.motExpiresOn !== null) {
    lines.push(`The MOT runs until ${monthOf(record.motExpiresOn)}.`);
  }
  return lines;
}

const MONTHS = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOf = (isoDate: string): string => MONTHS.format(Date.parse(isoDate));

function invitation(chance: Chance, kind: string, town: string | undefined): string {
  return chance.oneOf([
    `Every ${kind} we sell is inspected and history checked before it goes on sale.`,
    town === undefined
      ? 'Call us to arrange a viewing or a test drive.'
      : `Call our ${town} branch to arrange a viewing or a test drive.`,
    `We can send you a film of this ${kind} and answer your questions before you travel.`,
  ]);
}

/** Three to six sentences or so in short paragraphs, as a dealer writes them, made of the vehicle's own facts. */
export function describe(chance: Chance, car: Described, offer: Offered): string {
  const kind = car.category === 'van' ? 'van' : 'car';
  const named = chance.some(offer.features, 4).map(lowerFirst);
  const about = [opening(chance, car, offer.colour.toLowerCase())];
  if (named.length > 0) about.push(`The equipment includes ${sentence(named)}.`);
  return [
    about,
    [...drive(chance, car), ...past(chance, offer)],
    [invitation(chance, kind, offer.town)],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n');
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
