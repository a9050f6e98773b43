import {
  inPounds,
  inPoundsAndPence,
  isPositive,
  nothing,
  subtract,
  type Money,
} from '../../../core/kernel/money';
import type { CostWithOwnCar } from '../../../core/showroom/public';
import type { OwnCar } from '../../../core/valuation/public';

type Named = Pick<OwnCar, 'name'>;

/** The longest name that a line of a card has room for. */
const LONGEST_ON_CARD = 14;

/** "Fiesta". */
export const ownCarName = ({ name = 'vehicle' }: Named): string => name;

/** A name that a card has room for. */
const shortName = (car: Named): string => {
  const name = ownCarName(car);
  return name.length > LONGEST_ON_CARD ? 'vehicle' : name;
};

const about = (amount: Money): string => `about ${inPounds(amount)}`;
const About = (amount: Money): string => `About ${inPounds(amount)}`;

const owedBeyond = ({ equity }: OwnCar): Money => subtract(nothing, equity);

/** "Your Fiesta: about £4,100", in the head of every page: what may be cut where room is short, and what may not. */
export interface OwnCarLineWords {
  readonly name: string;
  readonly worth: string;
  /** Heard, and seen where there is room. */
  readonly how?: string;
}

export function ownCarLine(car: OwnCar): OwnCarLineWords {
  const name = `Your ${ownCarName(car)}:`;
  if (car.isOutOfDate) return { name, worth: 'price out of date' };
  return isPositive(car.settlement)
    ? { name, worth: about(car.equity), how: 'after finance' }
    : { name, worth: about(car.value) };
}

export const REMOVE_OWN_CAR = 'Remove';
export const removeName = (car: Named): string => `Remove your ${ownCarName(car)}`;
export const removedWords = (car: Named): string => `Your ${ownCarName(car)} is removed`;
export const UNDO_REMOVAL = 'Undo';
export const undoName = (car: Named): string => `${UNDO_REMOVAL}: put your ${ownCarName(car)} back`;

/** Above a list of prices: what the lines beside them go by. */
export function listWords(car: OwnCar): string {
  const name = ownCarName(car);
  if (car.equity < nothing) {
    return `${About(owedBeyond(car))} more is owed on your ${name} than it is worth, so it takes nothing off these prices.`;
  }
  const owed = isPositive(car.settlement) ? ` less ${inPounds(car.settlement)} of finance` : '';
  return `Your ${name} counts as ${about(car.value)} (Average)${owed} until the branch has seen it.`;
}

/** In the place of the figures, once the price may not be used any more (VA-7). */
export const outOfDateWords = (car: Named): string =>
  `The price of your ${ownCarName(car)} is out of date, so it takes nothing off any more.`;
export const SEE_VALUATION = 'See the valuation';

/** Beside a price: what is left to pay. */
export function toPayWords(cost: CostWithOwnCar, car: OwnCar): string {
  const name = shortName(car);
  const withVat = cost.isWithVat ? ' inc. VAT' : '';
  if (isPositive(cost.stillOwed)) {
    return `${inPounds(cost.toPay)}${withVat} to pay, and ${about(cost.stillOwed)} still owed on your ${name}`;
  }
  if (!isPositive(cost.toPay)) return `nothing to pay with your ${name}`;
  return `${about(cost.toPay)}${withVat} to pay with your ${name}`;
}

/** Below it: a month, or what is over; undefined where there is neither. */
export function monthlyOrOverWords({ monthly, over }: CostWithOwnCar): string | undefined {
  if (isPositive(over)) return `${about(over)} left over`;
  return monthly === undefined
    ? undefined
    : `${inPoundsAndPence(monthly)} a month with it · illustration`;
}

/** On a vehicle's own page, in full. */
export function countedAtWords(cost: CostWithOwnCar, car: OwnCar): string {
  const owed = isPositive(car.settlement) ? `, less ${inPounds(car.settlement)} of finance` : '';
  const fee = cost.isWithFee ? ' The admin fee is included.' : '';
  return `Your ${ownCarName(car)} at ${about(car.value)} (Average)${owed}.${fee}`;
}

export const depositTitle = (car: Named): string =>
  `Your ${ownCarName(car)} as part of the deposit`;

export const DEPOSIT_BUTTONS = { putIn: 'Add it to the deposit', takeOut: 'Take it out' } as const;

export const offerWords = (brought: Money, own: Money): string =>
  `${About(brought)} on top of ${isPositive(own) ? `the ${inPounds(own)} you put down` : 'no deposit'}. Nothing is sent: the figures are worked out here.`;

export const noEquityWords = (car: OwnCar): string =>
  car.equity < nothing
    ? `${About(owedBeyond(car))} more is owed on your ${ownCarName(car)} than it is worth, so it cannot be part of a deposit.`
    : `As much is owed on your ${ownCarName(car)} as it is worth, so it cannot be part of a deposit.`;

export const withItWords = (own: Money, brought: Money, car: Named): string =>
  `${inPounds(own)} of your own and ${about(brought)} for your ${ownCarName(car)}`;

/** Why there are no figures with the car. */
export const NO_FIGURES = {
  'covers-all': 'With it there is nothing left to borrow.',
  'too-little-left':
    'With it so little is left to borrow that there is no monthly figure for a PCP. Choose hire purchase to see one.',
  'no-agreement': 'The figures of this quote cannot be worked out anew with it.',
} as const;

export const DEPOSIT_ROWS = {
  payments: 'Monthly payments',
  deposit: 'Deposit with it',
  credit: 'Amount of credit',
  finalPayment: 'Optional final payment',
  total: 'Total amount payable',
  apr: 'APR',
} as const;

export const paymentsWords = (months: number, monthly: Money): string =>
  `${months} of ${inPoundsAndPence(monthly)}`;

export const ILLUSTRATION_WITH_IT = 'Illustration with your car, not an offer of finance';
