import { OUTCODE_TABLE } from './outcode-table';

interface OutcodePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Digits of one angle in the table, and what they count. */
const DIGITS = 3;
const BASE = 36;
const THOUSANDTHS = 1000;
const SOUTHERNMOST = 49;
const WESTERNMOST = -9;

const angle = (digits: string, from: number): number =>
  (from * THOUSANDTHS + parseInt(digits, BASE)) / THOUSANDTHS;

const placesOf = (line: string): readonly (readonly [string, OutcodePlace])[] => {
  const [area = '', districts = ''] = line.split(':');
  return districts.split(',').map((entry) => [
    area + entry.slice(0, -2 * DIGITS),
    {
      latitude: angle(entry.slice(-2 * DIGITS, -DIGITS), SOUTHERNMOST),
      longitude: angle(entry.slice(-DIGITS), WESTERNMOST),
    },
  ]);
};

let places: ReadonlyMap<string, OutcodePlace> | undefined;

/** The middle of a postcode district, "CH1"; `undefined` where the table has none of that name. */
export const outcodePlace = (outcode: string): OutcodePlace | undefined =>
  (places ??= new Map(OUTCODE_TABLE.split('\n').flatMap(placesOf))).get(outcode.toUpperCase());
