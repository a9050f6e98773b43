import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { errorsByClass, readAdverts } from './advert-check';
import { atMost, type BenchResult } from './bench-result';

/** The adverts are not ours to hand on, so they lie beside the repository. */
const ADVERTS = process.env['USED_CAR_ADVERTS'] ?? '../shared/data/uk-used-cars.csv.gz';

const MOST_ERROR = 7;

export const run = (): Promise<readonly BenchResult[]> => {
  if (!existsSync(ADVERTS)) {
    console.log(`skipped: no adverts at ${ADVERTS} (USED_CAR_ADVERTS says where they are)`);
    return Promise.resolve([]);
  }
  const errors = errorsByClass(readAdverts(gunzipSync(readFileSync(ADVERTS)).toString('utf8')));
  return Promise.resolve(
    errors.map(({ of, adverts, median, ninetieth }, place): BenchResult => {
      const name = `valuation against ${adverts.toLocaleString('en-GB')} adverts, ${of} (nine in ten within ${ninetieth.toFixed(1)} %)`;
      const value = Number(median.toFixed(2));
      return place === 0
        ? atMost(name, value, '% median error', MOST_ERROR)
        : { name, value, unit: '% median error', pass: true };
    }),
  );
};
