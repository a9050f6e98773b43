import type { Vehicle } from '../model/vehicle';

/** CONST-04. */
export const MOST_CLASSIFIED_FEATURES = 10;

/** A vehicle's classified features: none blank, none twice, ten unless told otherwise (CONST-04). */
export const classifiedFeatures = (
  { features }: Vehicle,
  limit = MOST_CLASSIFIED_FEATURES,
): readonly string[] =>
  [...new Set(features.map((feature) => feature.trim()))]
    .filter((feature) => feature !== '')
    .slice(0, Math.max(0, limit));
