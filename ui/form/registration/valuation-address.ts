/** Where a valuation begins (ROUTE-36). */
export const VALUATION = '/car-value/';

/** The valuation of the vehicle with this registration, in whatever spelling. */
export const valuationAddress = (typed: string): string =>
  `${VALUATION}?${new URLSearchParams({ vrm: typed }).toString()}`;
