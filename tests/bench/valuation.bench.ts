import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { errorsByClass, readAdverts } from './advert-check';
import { valueOf } from '../../adapters/sandbox/valuer/valuer';
import { vehicleOfMark } from '../../adapters/sandbox/valuer/vehicle-of-mark';
import { atLeast, atMost, type BenchResult } from './bench-result';

/** The adverts are not ours to hand on, so they lie beside the repository. */
const ADVERTS = process.env['USED_CAR_ADVERTS'] ?? '../shared/data/uk-used-cars.csv.gz';

const MOST_ERROR = 7;

const TODAY = '2026-11-29';
const MARKS = 20_000;
const LETTERS = 'BCDFGHJK';

/** Marks of fifteen years, each another; what the first thousand warm up is not measured. */
function valuationsASecond(): BenchResult {
  const marks = Array.from({ length: MARKS }, (_, nth) => {
    const letter = (place: number): string => LETTERS[(nth >> (3 * place)) % 8] ?? 'B';
    return `J${letter(0)}${String(10 + (nth % 15))}${letter(1)}${letter(2)}${letter(3)}`;
  });
  const value = (mark: string): void => {
    const vehicle = vehicleOfMark(mark, TODAY);
    if (vehicle !== undefined) valueOf(vehicle, { mileage: 42_000 }, TODAY);
  };
  marks.slice(0, 1000).forEach(value);
  const begun = performance.now();
  marks.forEach(value);
  const aSecond = (MARKS / (performance.now() - begun)) * 1000;
  return atLeast(
    'marks looked up and valued by the sandbox',
    Math.round(aSecond),
    'a second',
    10_000,
  );
}

export const run = (): Promise<readonly BenchResult[]> => {
  const speed = valuationsASecond();
  if (!existsSync(ADVERTS)) {
    console.log(`skipped: no adverts at ${ADVERTS} (USED_CAR_ADVERTS says where they are)`);
    return Promise.resolve([speed]);
  }
  const errors = errorsByClass(readAdverts(gunzipSync(readFileSync(ADVERTS)).toString('utf8')));
  return Promise.resolve([
    speed,
    ...errors.map(({ of, adverts, median, ninetieth }, place): BenchResult => {
      const name = `valuation against ${adverts.toLocaleString('en-GB')} adverts, ${of} (nine in ten within ${ninetieth.toFixed(1)} %)`;
      const value = Number(median.toFixed(2));
      return place === 0
        ? atMost(name, value, '% median error', MOST_ERROR)
        : { name, value, unit: '% median error', pass: true };
    }),
  ]);
};
