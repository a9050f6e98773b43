import type { BoundFilter } from '../query/filter-keys';
import type { TypedWord } from './typed-words';

/** Bounds that some words say, and how many words say them. */
export interface BoundPhrase {
  readonly bounds: Readonly<Partial<Record<BoundFilter, number>>>;
  readonly length: number;
  /** A year alone, which may be the name of a model. */
  readonly isBareYear?: true;
  /** It is understood and cannot be asked for; it stays text, all of it. */
  readonly isBeyond?: true;
}

type Sense = 'up' | 'below' | 'down' | 'above' | 'between' | 'around';
type Unit = 'pounds' | 'month' | 'miles' | 'age' | 'year';

const phrases = <T>(table: Readonly<Record<string, T>>): readonly (readonly [string[], T])[] =>
  Object.entries(table)
    .flatMap(([texts, sense]) =>
      texts.split('|').map((text) => [text.split(' '), sense] as [string[], T]),
    )
    .sort(([one], [other]) => other.length - one.length);

/** Before an amount. */
const SENSES = phrases<Sense>({
  'up to|upto|max|maximum|no more than|not more than|at most|within|to': 'up',
  'under|below|less than|cheaper than|lower than|older than|before|less': 'below',
  'from|min|minimum|at least|no less than|not less than|starting at|since': 'down',
  'over|above|more than|newer than|after|younger than': 'above',
  between: 'between',
  'around|about|approx|roughly': 'around',
});

/** After an amount. */
const ENDS = phrases<Sense>({
  'or less|or under|or below|or older|or earlier|and under|and below|and older|max|maximum|tops|or before':
    'up',
  'or more|or over|or above|or newer|or later|or younger|and over|and above|and newer|and later|onwards|onward|plus|minimum|min|upwards':
    'down',
});

const UNITS = phrases<Unit>({
  'a month|per month|pm|pcm|p m|month|monthly|each month|mth|a mth|per mth': 'month',
  'miles|mile|mi|miles or so|on the clock': 'miles',
  'years old|year old|yrs old|yr old|years|yrs': 'age',
  'plate|reg|registered|registration': 'year',
  'pounds|gbp|quid': 'pounds',
});

/** Before everything: what the amount is of. */
const SUBJECTS = phrases<Unit>({
  'mileage|miles|odometer': 'miles',
  'price|priced|priced at|costing|cost|budget|budget of': 'pounds',
  'monthly|monthly budget|month|per month|payments|monthly payment': 'month',
  'year|registered|reg|age|aged': 'year',
});

/** The longest subject and the longest sense stand before an amount. */
const FARTHEST_AMOUNT = 6;
const GRAND = 1000;
const OLDEST_YEAR = 1980;
/** Nobody sells a car for less; such an amount is one a month. */
const LEAST_PRICE = 1000;
/** "Around £8,000" is a tenth to either side, in the steps of the price filter. */
const AROUND = 0.1;
const AROUND_STEP = 500;

interface Found<T> {
  readonly value: T;
  readonly end: number;
}

function phraseAt<T>(
  table: readonly (readonly [string[], T])[],
  words: readonly TypedWord[],
  at: number,
): Found<T> | undefined {
  const found = table.find(([texts]) =>
    texts.every((text, step) => words[at + step]?.text === text),
  );
  return found === undefined ? undefined : { value: found[1], end: at + found[0].length };
}

interface Amount {
  readonly value: number;
  readonly word: TypedWord;
}

function amountAt(words: readonly TypedWord[], at: number): Found<Amount> | undefined {
  const word = words[at];
  if (word?.amount === undefined) return undefined;
  const isGrand = ['grand', 'k'].includes(words[at + 1]?.text ?? '');
  return isGrand
    ? { value: { value: word.amount * GRAND, word: { ...word, isThousands: true } }, end: at + 2 }
    : { value: { value: word.amount, word }, end: at + 1 };
}

/**
 * The bounds said by the words from one place on: prices, months, miles, years and ages. What is
 * an amount of nothing in particular, a lone 8000, is none.
 */
export function amountPhrase(
  words: readonly TypedWord[],
  start: number,
  thisYear: number,
): BoundPhrase | undefined {
  if (!words.slice(start, start + FARTHEST_AMOUNT).some(({ amount }) => amount !== undefined)) {
    return undefined;
  }
  const subject = phraseAt(SUBJECTS, words, start);
  const afterSubject = subject?.end ?? start;
  const sense = phraseAt(SENSES, words, afterSubject);
  const first = amountAt(words, sense?.end ?? afterSubject);
  if (first === undefined) return undefined;
  const early = phraseAt(UNITS, words, first.end);
  const second = rangeEnd(words, early?.end ?? first.end, sense?.value);
  const afterAmounts = second?.end ?? early?.end ?? first.end;
  const late = second === undefined ? undefined : phraseAt(UNITS, words, afterAmounts);
  const afterUnits = late?.end ?? afterAmounts;
  const ending = second === undefined ? phraseAt(ENDS, words, afterUnits) : undefined;
  const trailing = ending === undefined ? undefined : phraseAt(UNITS, words, ending.end);
  const hasPlus = first.value.word.isAtLeast || words[afterUnits - 1]?.isAtLeast === true;
  const unit = subject?.value ?? early?.value ?? late?.value ?? trailing?.value;
  const said = sense?.value ?? ending?.value ?? (hasPlus ? ('down' as const) : undefined);
  const read = boundsOf(
    { low: first.value, ...(second !== undefined && { high: second.value }) },
    said,
    unit,
    thisYear,
  );
  if (read === undefined) return undefined;
  const length = (trailing?.end ?? ending?.end ?? afterUnits) - start;
  return { ...read, length };
}

/** "10000-12000", "5000 to 8000", "between 2015 and 2018". */
function rangeEnd(
  words: readonly TypedWord[],
  at: number,
  sense: Sense | undefined,
): Found<Amount> | undefined {
  const next = words[at];
  if (next === undefined) return undefined;
  if (next.amount !== undefined && next.isAfterDash) return amountAt(words, at);
  const isTo = next.text === 'to' || next.text === 'and' || next.text === 'upto';
  const isBetween = sense === 'between' || sense === 'down';
  const isPlain = sense === undefined && next.text !== 'and';
  return isTo && (isBetween || isPlain) ? amountAt(words, at + 1) : undefined;
}

type Bounds = BoundPhrase['bounds'];
type Reading = Omit<BoundPhrase, 'length'>;

function boundsOf(
  { low, high }: { readonly low: Amount; readonly high?: Amount },
  sense: Sense | undefined,
  unit: Unit | undefined,
  thisYear: number,
): Reading | undefined {
  const isYear = ({ value, word }: Amount): boolean =>
    Number.isInteger(value) &&
    value >= OLDEST_YEAR &&
    value <= thisYear + 1 &&
    !word.isPounds &&
    !word.isThousands;
  const isRound = sense !== undefined && low.value % AROUND_STEP === 0;
  const isOfYears = unit === 'year' || (unit === undefined && !isRound);
  if (isOfYears && isYear(low) && (high === undefined || isYear(high))) {
    return yearBounds(low.value, high?.value, sense);
  }
  if (unit === 'age') return high === undefined ? ageBounds(low.value, sense, thisYear) : undefined;
  if (unit === 'year') return undefined;

  const scale = high?.word.isThousands === true && !low.word.isThousands && low.value < GRAND;
  const from = scale ? low.value * GRAND : low.value;
  const to = high?.value;
  if (unit === 'miles') return mileBounds(from, to, sense);
  const isMoney =
    unit !== undefined ||
    sense !== undefined ||
    [low, high].some((one) => one?.word.isPounds === true || one?.word.isThousands === true) ||
    (to !== undefined && to >= LEAST_PRICE && from < to);
  if (!isMoney) return undefined;
  const isMonthly = unit === 'month' || (unit === undefined && (to ?? from) < LEAST_PRICE);
  return moneyBounds(from, to, sense, isMonthly);
}

function yearBounds(year: number, to: number | undefined, sense: Sense | undefined): Reading {
  if (to !== undefined) {
    return { bounds: { min_year: Math.min(year, to), max_year: Math.max(year, to) } };
  }
  switch (sense) {
    case 'up':
      return { bounds: { max_year: year } };
    case 'below':
      return { bounds: { max_year: year - 1 } };
    case 'down':
      return { bounds: { min_year: year } };
    case 'above':
      return { bounds: { min_year: year + 1 } };
    case 'around':
      return { bounds: { min_year: year - 1, max_year: year + 1 } };
    default:
      return { bounds: { min_year: year, max_year: year }, isBareYear: true };
  }
}

/** "Under 3 years old": at most so many years ago, as years of registration tell. */
const ageBounds = (
  years: number,
  sense: Sense | undefined,
  thisYear: number,
): Reading | undefined => {
  if (!Number.isInteger(years) || years > thisYear - OLDEST_YEAR) return undefined;
  const isOlder = sense === 'down' || sense === 'above';
  return { bounds: { [isOlder ? 'max_year' : 'min_year']: thisYear - years } };
};

/** The stock can be asked for at most so many miles, not for at least. */
function mileBounds(from: number, to: number | undefined, sense: Sense | undefined): Reading {
  const isLeast = sense === 'down' || sense === 'above';
  if (isLeast && to === undefined) return { bounds: {}, isBeyond: true };
  return { bounds: { odometer_value: Math.floor(to ?? from) } };
}

function moneyBounds(
  from: number,
  to: number | undefined,
  sense: Sense | undefined,
  isMonthly: boolean,
): Reading {
  const [least, most] = isMonthly
    ? (['monthly_from', 'monthly_to'] as const)
    : (['min_price', 'max_price'] as const);
  const both = (low: number, high: number): Bounds => ({
    [least]: Math.ceil(low),
    [most]: Math.floor(high),
  });
  if (to !== undefined) return { bounds: both(Math.min(from, to), Math.max(from, to)) };
  if (sense === 'around' && !isMonthly) {
    const step = (value: number): number => Math.round(value / AROUND_STEP) * AROUND_STEP;
    return { bounds: both(step(from * (1 - AROUND)), step(from * (1 + AROUND))) };
  }
  const isLeast = sense === 'down' || sense === 'above';
  return { bounds: isLeast ? { [least]: Math.ceil(from) } : { [most]: Math.floor(from) } };
}
