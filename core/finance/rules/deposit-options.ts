import { pounds, type Money } from '../../kernel/money';

const STEP_IN_POUNDS = 500;

/**
 * The deposits a shopper may choose for a vehicle at this final price: nothing, then steps of £500
 * up to £500 below the price rounded down to the thousand (FIN-28). Nothing only, below £1,000
 * (FIN-29, CG-043).
 */
export function depositOptions(finalPrice: Money): readonly Money[] {
  const top = Math.floor(finalPrice / pounds(1000)) * 1000 - STEP_IN_POUNDS;
  const steps = Math.max(0, top / STEP_IN_POUNDS);
  return Array.from({ length: steps + 1 }, (_, step) => pounds(step * STEP_IN_POUNDS));
}
