import { nothing, inPounds, subtract, type Money } from '../../../core/kernel/money';
import { readRegistration } from '../../../core/kernel/registration';
import { isLeft } from 'fp-ts/Either';
import type { LookedUpVehicle, TierPrices } from '../../../core/valuation/public';
import { longDay } from '../day-copy';
import { inWords } from '../search-copy';

/** VALA-45. */
export const YOUR_VALUATION = 'Your Valuation';

export interface TierWords {
  readonly name: string;
  /** Behind its info sign (VALA-46). */
  readonly tip: string;
  /** What can be checked against one's own vehicle. */
  readonly signs: readonly string[];
}

/** VALA-46; the documents leave tooltips and conditions to be filled (CG-025). */
export const TIERS: Readonly<Record<keyof TierPrices, TierWords>> = {
  belowAverage: {
    name: 'Below Average',
    tip: 'The price of one that needs repairs before it can be sold. The cost of them is in it.',
    signs: [
      'Dents, deep scratches or rust on more than two panels',
      'Stains, tears or a lasting smell inside',
      'A warning light, a leak, or something that does not work',
      'A tyre below 3 mm, or one key only',
    ],
  },
  average: {
    name: 'Average',
    tip: 'The price of one with the wear that its age and miles bring, and nothing more.',
    signs: [
      'Stone chips, light scratches and a scuffed wheel or two',
      'Clean inside, with the marks of normal use',
      'Everything works and no warning light is on',
      'Tyres at 3 mm or more, and both keys',
    ],
  },
  showroom: {
    name: 'Showroom',
    tip: 'The price of one that could be put on show as it stands.',
    signs: [
      'No dents, and no scratch to be seen from two steps away',
      'As good as new inside, without a stain or a tear',
      'Everything works, with a long MOT and no advisories',
      'Matching tyres at 5 mm or more, wheels without scuffs',
    ],
  },
};

export const tipLabel = (tier: string): string => `About ${tier}`;

export const PRICES_TITLE = 'What we would pay';
export const CHOOSE_BY_CONDITION =
  'By its condition. See which list fits yours best: that is the price to expect.';

/** As it stands on its plate, where it is a mark that plates can have. */
export function plateOf(vrm: string): string {
  const read = readRegistration(vrm);
  return isLeft(read) ? vrm : read.right;
}

/** "Ford Fiesta"; the registration where the valuer names neither make nor model. */
export const vehicleName = ({ make, model, vrm = '' }: LookedUpVehicle): string =>
  [make, model].flatMap((part) => part ?? []).join(' ') || plateOf(vrm);

export const milesOf = (miles: number): string => `${inWords(miles)} miles`;

const ago = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${inWords(days)} days ago`;

/** "Valued on Sunday 29 November 2026, today". @param day "2026-11-29" */
export const valuedOn = (day: string, days: number): string =>
  `Valued on ${longDay(day)}, ${ago(days)}`;

export const goodUntil = (lastDay: string): string => `Good until the end of ${longDay(lastDay)}`;

export const OUT_OF_DATE = {
  title: 'This valuation is out of date',
  /** Without a day where the valuer names none. */
  text: (lastDay: string | undefined): string =>
    lastDay === undefined
      ? 'Prices change as vehicles age, so these can no longer be used.'
      : `It was good until the end of ${longDay(lastDay)}. Prices change as vehicles age, so these can no longer be used.`,
  again: 'Value it again',
} as const;

export const NO_PRICE = {
  title: 'There is no price for this vehicle online',
  text: 'A branch can tell you what it is worth to us. Ring the one nearest to you.',
  link: 'Find your branch',
} as const;

/** Where something is still owed on the vehicle. */
export const owedSentence = (settlement: Money): string =>
  `You told us that ${inPounds(settlement)} is still owed on it. We pay your lender that first.`;

export const SHORT_SENTENCE =
  'Where the price is less than what is owed, you pay your lender the difference. This is called negative equity.';

/** What is left of one price once the lender is paid, or what is missing. */
export function leftWords(price: Money, settlement: Money): string {
  const left = subtract(price, settlement);
  if (left === nothing) return 'Nothing left for you, and nothing owed';
  return left > 0
    ? `${inPounds(left)} left for you`
    : `${inPounds(subtract(settlement, price))} still to pay your lender`;
}

export const ADDS_UP_TITLE = 'How the Average price adds up';
export const ADDS_UP_NOTE =
  'In whole pounds. The other two prices begin with the same figures, and differ in condition and preparation.';

interface StepWords {
  readonly name: string;
  readonly why: (amount: Money) => string;
}

const always = (text: string) => (): string => text;

/** By the valuer's words for its steps. */
const STEPS: Readonly<Record<string, StepWords>> = {
  'price-when-new': {
    name: 'Starting value',
    why: always('What one of its make, model and trim costs new'),
  },
  age: { name: 'Age', why: always('What such vehicles lose by its age, at the usual miles') },
  miles: {
    name: 'Miles',
    why: (amount) =>
      amount === nothing
        ? 'As many as is usual for its age'
        : amount < 0
          ? 'More than is usual for its age'
          : 'Fewer than is usual for its age',
  },
  keepers: {
    name: 'Keepers',
    why: (amount) => (amount < 0 ? 'For each keeper after the first' : 'Nothing is taken off'),
  },
  'service-history': {
    name: 'Service history',
    why: (amount) => (amount < 0 ? 'For services that are not on record' : 'Nothing is taken off'),
  },
  condition: { name: 'Condition', why: always('Average in place of Showroom') },
  margin: {
    name: 'Our margin',
    why: always('What it costs us to advertise, guarantee and sell it, and what we earn'),
  },
  preparation: { name: 'Preparation', why: always('Inspection, service, small repairs and valet') },
  rounding: { name: 'Rounding', why: always('To whole tens of pounds') },
};

const OTHER_STEP: StepWords = {
  name: 'Other',
  why: always('Anything else that changes the price'),
};

export function stepWords(
  step: string,
  amount: Money,
): { readonly name: string; readonly why: string } {
  const { name, why } = STEPS[step] ?? OTHER_STEP;
  return { name, why: why(amount) };
}

export const MAY_CHANGE = {
  title: 'Why it may change at the branch',
  lead: 'Nobody has seen your vehicle yet. A valuer looks at it with you, which takes about twenty minutes, and says which price it is and why. They look at:',
  list: [
    'Bodywork, paint and glass, for dents, chips and earlier repairs',
    'Wheels and tyres, and how deep the tread is',
    'Seats, trim and carpets',
    'Engine, gearbox, brakes and electrics, on a short drive',
    'Service records, the MOT and its advisories, and both keys',
    'The V5C logbook, the mileage, and whether finance is still owed',
  ],
} as const;

/** VALA-47. */
export const EMAILED = 'A copy was emailed when this valuation was made.';
export const KEPT = 'It is stored for this visit: until you close this tab of your browser.';

/** VALA-48. */
export const SEARCH_CARS = 'Search cars';
export const ANOTHER_VEHICLE = 'Value another vehicle';
