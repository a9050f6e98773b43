import { isLeft, type Either } from 'fp-ts/Either';
import { pmt, rate } from 'financial';
import {
  aprOfPlan,
  exactPayment,
  flowsOf,
  instalmentPlan,
  monthlyRateFromApr,
  planFinance,
  quoteVehicle,
  solveApr,
  type QuoteRequest,
  type RateCard,
} from '../../core/finance/public';
import { rateOfLevelPlan } from '../../core/finance/arithmetic/level-rate';
import { pence, pounds } from '../../core/kernel/money';
import { atLeast, atMost, type BenchResult } from './bench-result';
import { median, medianOfRounds, type Timed } from './timed-rounds';
import { seededRandom } from './synthetic-stock';

const AGREEMENTS = 2000;
const VEHICLES = 100_000;
const VEHICLE_ROUNDS = 5;
const TERMS = [24, 36, 48, 60] as const;
const CARD: RateCard = { lender: 'Lender', apr: 13.6, fixedRate: 12.18, optionFee: pounds(10) };

interface Agreement {
  readonly credit: number;
  readonly months: number;
  readonly apr: number;
  readonly monthlyRate: number;
  readonly payment: number;
}

/** Agreements as they are sold: £2,000 to £50,000, two to five years, 3 to 30 percent. */
function agreements(): readonly Agreement[] {
  const random = seededRandom(4);
  return Array.from({ length: AGREEMENTS }, (_, place) => {
    const credit = 200_000 + Math.floor(random() * 4_800_000);
    const months = TERMS[place % TERMS.length] ?? 60;
    const apr = Math.round(30 + random() * 270) / 10;
    const monthlyRate = monthlyRateFromApr(apr);
    const payment = exactPayment(instalmentPlan(monthlyRate, months), credit, 0);
    return { credit, months, apr, monthlyRate, payment };
  });
}

/** The arithmetic of an agreement beside the same of the npm package `financial`, in turns. */
export function run(): Promise<readonly BenchResult[]> {
  const all = agreements();
  agree(all);
  const flows = all
    .slice(0, 200)
    .map(({ credit, apr }) =>
      flowsOf(made(planFinance({ credit: pence(credit), months: 60, apr }))),
    );
  const plans = all.map(({ credit, months, apr }) =>
    made(planFinance({ credit: pence(credit), months, apr, fee: pounds(10) })),
  );
  const [payment, peerPayment, level, peerLevel, plan, apr, solved] = medianOfRounds([
    each(all, ({ monthlyRate, months, credit }) =>
      exactPayment(instalmentPlan(monthlyRate, months), credit, 0),
    ),
    each(all, ({ monthlyRate, months, credit }) => pmt(monthlyRate, months, credit)),
    each(
      all,
      ({ credit, payment: paid, months }) =>
        rateOfLevelPlan({ credit, payment: paid, months }) ?? NaN,
    ),
    each(all, ({ credit, payment: paid, months }) => rate(months, -paid, credit, 0)),
    each(
      all,
      ({ credit, months, apr: percent }) =>
        made(planFinance({ credit: pence(credit), months, apr: percent, fee: pounds(10) })).monthly,
    ),
    each(plans, (each) => made(aprOfPlan(each)).exact),
    each(flows, (each) => made(solveApr(each)).exact),
  ] as const);
  return Promise.resolve([
    figure('a payment', payment, 'ns'),
    figure('a payment with `financial`', peerPayment, 'ns'),
    atMost('a payment, as a share of `financial`', payment / peerPayment, '×', 1),
    figure('the rate of level payments', level, 'ns'),
    figure('the rate with `financial`', peerLevel, 'ns'),
    atLeast('the rate, times as fast as `financial`', peerLevel / level, '×', 5),
    figure('a whole agreement with its totals', plan, 'ns'),
    figure('the APR of an agreement', apr, 'ns'),
    atMost('the APR of 61 flows', solved / 1000, 'µs', 20, 5),
    ...quotesASecond(),
  ]);
}

const figure = (name: string, value: number, unit: string): BenchResult => ({
  name,
  value,
  unit,
  pass: true,
});

const each = <Case>(cases: readonly Case[], work: (one: Case) => number): Timed => ({
  count: cases.length,
  run: () => {
    let sum = 0;
    for (const one of cases) sum += work(one);
    return sum;
  },
});

/** Both must be answering the same question, or comparing them means nothing. */
function agree(all: readonly Agreement[]): void {
  for (const { credit, months, monthlyRate, payment } of all) {
    const peerPayment = -pmt(monthlyRate, months, credit);
    const found = rateOfLevelPlan({ credit, payment, months }) ?? NaN;
    const peerRate = rate(months, -payment, credit, 0);
    // The peer stops at a millionth.
    const isSame =
      Math.abs(payment / peerPayment - 1) < 1e-9 &&
      Math.abs(found - monthlyRate) < 1e-12 &&
      Math.abs(peerRate - monthlyRate) < 1e-5;
    if (!isSame) {
      throw new Error(`${credit} over ${months} at ${monthlyRate}: ${found}, ${peerRate}`);
    }
  }
}

/** Hire purchase and purchase plan for every vehicle of a large stock, each with its APR. */
function quotesASecond(): readonly BenchResult[] {
  const random = seededRandom(5);
  const prices = Array.from({ length: VEHICLES }, () =>
    pence(150_000 + Math.floor(6_000_000 * random() ** 2.5)),
  );
  return (['HP', 'PCP'] as const).map((product) => {
    const requests = prices.map((cashPrice): QuoteRequest => ({
      product,
      cashPrice,
      guaranteedFutureValue: pence(Math.floor(cashPrice * 0.35)),
      deposit: 20,
      depositType: 'Percentage',
      mileage: 8000,
      months: 48,
    }));
    const seconds = Array.from({ length: VEHICLE_ROUNDS }, () => {
      const start = performance.now();
      const quoted = requests.filter((request) => !isLeft(quoteVehicle(CARD, request))).length;
      if (quoted !== VEHICLES) throw new Error(`${VEHICLES - quoted} vehicles have no quote`);
      return (performance.now() - start) / 1000;
    });
    return figure(
      `${product} quotes for ${VEHICLES.toLocaleString('en-GB')} vehicles`,
      VEHICLES / median(seconds),
      'a second',
    );
  });
}

function made<Made>(worked: Either<unknown, Made>): Made {
  if (isLeft(worked)) throw new Error(JSON.stringify(worked.left));
  return worked.right;
}
