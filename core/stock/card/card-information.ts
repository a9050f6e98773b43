import { add, isPositive, nothing, type Money } from '../../kernel/money';
import { pick, seededRandom } from '../../kernel/ports/random';
import type { Vehicle } from '../model/vehicle';
import { classifiedFeatures } from '../facts/classified-features';

/** The one line a card has to tempt with (CARD-18). */
export type CardInformation =
  | { readonly kind: 'extras-worth'; readonly worth: Money }
  | { readonly kind: 'features'; readonly features: readonly string[] }
  | { readonly kind: 'combined-mpg'; readonly mpg: number };

/** CARD-18: "up to 3". */
export const MOST_CARD_FEATURES = 3;

/**
 * What the optional extras are worth; else up to three random features; else the combined MPG
 * (CARD-18, in this order by CG-071). The features are the same ones each time for one vehicle, so
 * that a card does not change under the shopper's eyes.
 */
export function cardInformation(vehicle: Vehicle): CardInformation | undefined {
  const worth = extrasWorth(vehicle);
  if (isPositive(worth)) return { kind: 'extras-worth', worth };
  const features = pick(
    seededRandom(vehicle.stockId),
    classifiedFeatures(vehicle),
    MOST_CARD_FEATURES,
  );
  if (features.length > 0) return { kind: 'features', features };
  const mpg = vehicle.combinedMpg;
  return mpg !== undefined && mpg > 0 ? { kind: 'combined-mpg', mpg } : undefined;
}

/** The sum of the extras that have a price. */
export const extrasWorth = (vehicle: Vehicle): Money =>
  vehicle.extras.reduce((sum, { price }) => add(sum, price ?? nothing), nothing);
