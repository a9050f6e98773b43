import { pounds, type Money, nothing, scaled, subtract } from '../../../core/kernel/money';
import { down, halfUp } from '../../../core/kernel/rounding';
import type { CareChoice } from '../../../core/valuation/public';
import type { ResidualTable } from '../lender/residual-values';
import { shareByMiles, worthShare } from './worth-share';

/** What decides a vehicle's worth (`docs/valuation.md`). */
export interface ValuedVehicle {
  readonly table: ResidualTable;
  readonly priceWhenNew: Money;
  /** Whole months. */
  readonly ageMonths: number;
  readonly miles: number;
  /** What such a vehicle has covered at its age on average. */
  readonly expectedMiles: number;
  /** Keepers so far, the present one among them. */
  readonly keepers: number;
  readonly care: CareChoice;
}

/** Each step adds its amount to those before it; the last sum is the Average value. */
export interface WorkingStep {
  readonly step:
    | 'price-when-new'
    | 'age'
    | 'miles'
    | 'keepers'
    | 'service-history'
    | 'condition'
    | 'margin'
    | 'preparation'
    | 'rounding';
  readonly amount: Money;
}

/** What a dealer pays, in whole tens of pounds; each never above the next. */
export interface TradeValues {
  readonly belowAverage: Money;
  readonly average: Money;
  readonly showroom: Money;
  /** What a dealer asks for one in showroom condition. */
  readonly retail: Money;
  readonly workings: readonly WorkingStep[];
}

/** Of the worth of a vehicle with one keeper, for each further one, and at most so many of them. */
const LOST_A_KEEPER = 0.02;
const MOST_FURTHER_KEEPERS = 5;

const WORTH_BY_CARE: Readonly<Record<CareChoice, number>> = {
  full: 1,
  'not-due': 1,
  some: 0.97,
  none: 0.93,
};

interface Condition {
  readonly share: number;
  readonly preparation: Money;
}

const CONDITIONS = {
  belowAverage: { share: 0.88, preparation: pounds(750) },
  average: { share: 0.96, preparation: pounds(400) },
  showroom: { share: 1, preparation: pounds(150) },
} as const satisfies Record<string, Condition>;

/** Of the retail value: what a dealer lives on. */
const MARGIN = 0.1;

/** Any vehicle is worth its metal. */
const LEAST_VALUE: Money = pounds(150);

const TEN_POUNDS = pounds(10);

const keptByKeepers = (keepers: number): number =>
  1 - LOST_A_KEEPER * Math.min(MOST_FURTHER_KEEPERS, Math.max(0, keepers - 1));

/** What a dealer asks for a vehicle, and what it pays for it by condition. */
export function tradeValues(vehicle: ValuedVehicle): TradeValues {
  const { table, priceWhenNew, ageMonths, miles, expectedMiles } = vehicle;
  const usual = worthShare(table, ageMonths, expectedMiles);
  const atUsualMiles = scaled(priceWhenNew, usual, halfUp);
  const byMiles = shareByMiles(table, miles) / shareByMiles(table, expectedMiles);
  const atMiles = scaled(priceWhenNew, usual * byMiles, halfUp);
  const byKeepers = scaled(atMiles, keptByKeepers(vehicle.keepers), halfUp);
  const retail = scaled(byKeepers, WORTH_BY_CARE[vehicle.care], halfUp);
  const inCondition = (of: Condition): Money => scaled(retail, of.share, halfUp);
  const lessMargin = (of: Condition): Money => scaled(inCondition(of), 1 - MARGIN, halfUp);
  const valueIn = (of: Condition): Money => rounded(subtract(lessMargin(of), of.preparation));
  const { average } = CONDITIONS;
  return {
    belowAverage: valueIn(CONDITIONS.belowAverage),
    average: valueIn(average),
    showroom: valueIn(CONDITIONS.showroom),
    retail,
    workings: stepsBetween([
      ['price-when-new', priceWhenNew],
      ['age', atUsualMiles],
      ['miles', atMiles],
      ['keepers', byKeepers],
      ['service-history', retail],
      ['condition', inCondition(average)],
      ['margin', lessMargin(average)],
      ['preparation', subtract(lessMargin(average), average.preparation)],
      ['rounding', valueIn(average)],
    ]),
  };
}

/** Down to whole tens of pounds, and never below the least. */
const rounded = (value: Money): Money =>
  value <= LEAST_VALUE ? LEAST_VALUE : scaled(TEN_POUNDS, down(value / TEN_POUNDS), halfUp);

function stepsBetween(
  sums: readonly (readonly [step: WorkingStep['step'], sum: Money])[],
): readonly WorkingStep[] {
  return sums.map(([step, sum], place) => ({
    step,
    amount: subtract(sum, sums[place - 1]?.[1] ?? nothing),
  }));
}
