import { isRecord, readText } from '../lenient';

/** The plain fields of `technical_spec` (VDP-54) under the names that `technical_data` has for them. */
const PLAIN_FIELDS: Readonly<Record<string, string>> = {
  enginePowerBhp: 'engine-power-bhp',
  topSpeed: 'top-speed',
  ecCombinedMpg: 'ec-combined-mpg',
  ecUrbanMpg: 'ec-urban-mpg',
  ecExtraUrbanMpg: 'ec-extra-urban-mpg',
  co2Gkm: 'co2-gkm',
  // Another measure than 0 to 60 mph, and never shown as that (CG-089).
  '0To62MphSecs': '0-62-mph-secs',
};

/** A table of more rows is no table. */
const MOST_FIGURES = 300;

/**
 * Every figure as the feed words it. One that is wrapped in a `value` (VDP-53) goes before the same
 * figure told plainly.
 */
export function toTechnicalData(
  wrapped: Readonly<Record<string, unknown>>,
  plain: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const told = Object.entries(PLAIN_FIELDS).map(([field, key]) => [key, plain[field]] as const);
  const figures = [...told, ...Object.entries(wrapped)].flatMap(([key, entry]) => {
    const figure = readText(isRecord(entry) ? entry['value'] : entry);
    return key.trim() === '' || figure === undefined ? [] : [[key.trim(), figure] as const];
  });
  return Object.fromEntries(figures.slice(0, MOST_FIGURES));
}
