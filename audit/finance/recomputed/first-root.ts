import { exactly } from './decimal';
import { worthOf, type DatedFlows } from './dated-flows';

/** Forces of interest up to this are no rate: what is left of a 0 % in fractions of pence. */
export const NO_RATE = 1e-12;

/** Parts of a sum that sixteen digits cannot be trusted with. */
const NOISE = 1e-13;

/**
 * The force of interest, above nothing, that is nearest to it and makes the flows worth nothing; in
 * ordinary numbers.
 */
export function firstRoot(flows: DatedFlows): number | undefined {
  const highest = highestForce(flows);
  return highest === undefined ? undefined : rootsBetween(flows, NO_RATE, highest)[0];
}

/** Above this the first amount outweighs all that goes against it. */
function highestForce({ at, amounts, unitsInYear }: DatedFlows): number | undefined {
  const [first] = amounts;
  const since = at[lastTurnless({ amounts }) + 1];
  if (first === undefined || since === undefined) return undefined;
  const against = amounts
    .filter((amount) => amount.isPositive() !== first.isPositive())
    .reduce((sum, amount) => sum + Math.abs(amount.toNumber()), 0);
  const size = Math.abs(first.toNumber());
  // A hair more than sixteen digits say: this is an upper end, and no more.
  const excess = (against - size) / size + 1e-14;
  if (excess <= 0) return undefined;
  const highest = (Math.log1p(excess) / since) * unitsInYear * (1 + 1e-6);
  return highest > NO_RATE ? highest : undefined;
}

/** The place of the last flow before the sign turns first. */
function lastTurnless({ amounts }: Pick<DatedFlows, 'amounts'>): number {
  const [first] = amounts;
  const turn = amounts.findIndex((amount) => amount.isPositive() !== first?.isPositive());
  return turn < 0 ? amounts.length : turn - 1;
}

/**
 * Every force between two at which the worth is nothing, ascending. Between two of them the worth
 * times a growth e^(force · moment) must turn, wherever the moment; seen from one inside the last
 * turn of the amounts’ sign, the slope of that product is the worth of flows with a turn fewer. So
 * its roots, found the same way, part the line into pieces with one root at most.
 */
function rootsBetween(flows: DatedFlows, low: number, high: number): readonly number[] {
  const turn = lastTurn(flows);
  if (turn === undefined) return [];
  const roughly = inOrdinaryNumbers(flows);
  const found: number[] = [];
  let from = low;
  let signThere = signAt(flows, roughly, low);
  for (const to of [...rootsBetween(slopeFrom(flows, turn), low, high), high]) {
    const sign = signAt(flows, roughly, to);
    if (sign !== signThere) found.push(halved(roughly, from, to, sign));
    from = to;
    signThere = sign;
  }
  return found;
}

/** The place of the first flow after the sign has turned for the last time. */
function lastTurn({ amounts }: DatedFlows): number | undefined {
  for (let place = amounts.length - 1; place > 0; place -= 1) {
    if (amounts[place]?.isPositive() !== amounts[place - 1]?.isPositive()) return place;
  }
  return undefined;
}

/** Each amount times its distance from the middle of a turn. */
function slopeFrom(flows: DatedFlows, turn: number): DatedFlows {
  const middle = ((flows.at[turn - 1] ?? 0) + (flows.at[turn] ?? 0)) / 2;
  return {
    ...flows,
    amounts: flows.amounts.map((amount, place) => amount.times((flows.at[place] ?? 0) - middle)),
  };
}

/** What the flows of each sign are worth at a force, roughly. */
type Roughly = (force: number) => { readonly paid: number; readonly lent: number };

function inOrdinaryNumbers({ at, amounts, unitsInYear }: DatedFlows): Roughly {
  const years = at.map((units) => units / unitsInYear);
  const sizes = amounts.map((amount) => amount.toNumber());
  return (force) => {
    let paid = 0;
    let lent = 0;
    for (let place = 0; place < years.length; place += 1) {
      const term = (sizes[place] ?? 0) * Math.exp(-force * (years[place] ?? 0));
      if (term > 0) paid += term;
      else lent -= term;
    }
    return { paid, lent };
  };
}

/** In fifty digits where sixteen are not enough. */
function signAt(flows: DatedFlows, roughly: Roughly, force: number): number {
  const { paid, lent } = roughly(force);
  if (Math.abs(paid - lent) > NOISE * (paid + lent)) return Math.sign(paid - lent);
  return signOfWorth(flows, force);
}

/** The sign of what flows are worth, in fifty digits. */
export const signOfWorth = (flows: DatedFlows, force: number): number =>
  worthOf(flows, exactly(-force).div(flows.unitsInYear).exp()).comparedTo(0);

function halved(roughly: Roughly, low: number, high: number, signAtHigh: number): number {
  let from = low;
  let to = high;
  for (let middle = (from + to) / 2; from < middle && middle < to; middle = (from + to) / 2) {
    const { paid, lent } = roughly(middle);
    if (Math.sign(paid - lent) === signAtHigh) to = middle;
    else from = middle;
  }
  return to;
}
