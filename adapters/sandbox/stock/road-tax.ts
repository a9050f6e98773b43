/** Highest g/km of each band and its yearly rate in pounds, cars of March 2001 to March 2017. */
const CO2_BANDS: readonly (readonly [upTo: number, pounds: number])[] = [
  [110, 20],
  [120, 35],
  [130, 165],
  [140, 195],
  [150, 215],
  [165, 265],
  [175, 315],
  [185, 345],
  [200, 395],
  [225, 430],
  [255, 735],
];

interface Taxed {
  readonly category: 'cars' | 'van';
  readonly registeredOn: string;
  /** g/km; `null` when unknown. */
  readonly co2: number | null;
  /** Litres; 0 for an electric motor, `null` when unknown. */
  readonly engineSize: number | null;
}

/**
 * A year's road tax in pence at the rates of April 2025, without the supplement for cars listed above
 * £40,000, which the page explains in a note of its own (VDP-21). `null` when a fact it hangs on is missing.
 */
export function roadTaxPence({ category, registeredOn, co2, engineSize }: Taxed): number | null {
  if (category === 'van') return registeredOn < '2001-03-01' ? null : 345_00;
  if (registeredOn >= '2017-04-01') return 195_00;
  if (registeredOn >= '2001-03-01') {
    if (co2 === null) return null;
    return (CO2_BANDS.find(([upTo]) => co2 <= upTo)?.[1] ?? 760) * 100;
  }
  if (engineSize === null) return null;
  return engineSize <= 1.549 ? 220_00 : 360_00;
}
