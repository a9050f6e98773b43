import { isLeft } from 'fp-ts/Either';
import { readRegistration, withoutSpaces, type Registration } from './registration';
import {
  periodOfAgeIdentifier,
  periodOfPrefix,
  periodOfSuffix,
  type IssuePeriod,
} from './registration-issue';

/** The styles of marks that are on the roads of the United Kingdom, newest first. */
export type MarkStyle = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern-ireland';

/**
 * What a text is as a registration mark. `not-issued` has the shape of a current mark whose age
 * identifier is not in use by the day; military and diplomatic marks are on roads and in no lookup.
 */
export type MarkKind = MarkStyle | 'not-issued' | 'military' | 'diplomatic' | 'invalid';

export interface JudgedMark {
  readonly kind: MarkKind;
  /** As it stands on a plate, "AB12 CDE"; absent where the text has no shape of a mark. */
  readonly mark?: Registration;
  /**
   * When such marks were given to new vehicles. The vehicle under a mark is never older than this,
   * since none may be made to look newer than it is; it may be younger.
   */
  readonly issued?: IssuePeriod;
  /** Bought for its looks, so that it tells little of its vehicle's age: dateless marks, and prefix marks up to 20. */
  readonly isPersonal: boolean;
  /** The mark that is probably meant where O and 0 or I and 1 were mixed. */
  readonly likely?: Registration;
}

/** Numbers of prefix marks that were kept back to be sold. */
const MOST_SOLD_NUMBER = 20;

/** Marks as they stand on plates. Q, which tells no age, begins prefix marks of vehicles without papers. */
const CURRENT = /^[A-HJ-PR-Y]{2}(?<digits>\d\d) [A-HJ-PR-Z]{3}$/;
const PREFIX = /^(?<letter>[A-HJ-NP-TV-Y])(?<number>[1-9]\d{0,2}) [A-HJ-PR-Y]{3}$/;
const SUFFIX = /^[A-HJ-PR-Y]{3} [1-9]\d{0,2}(?<letter>[A-HJ-NPR-TV-Y])$/;
const DATELESS = /^(?:[A-HJ-PR-Y]{1,3} [1-9]\d{0,3}|[1-9]\d{0,3} [A-HJ-PR-Y]{1,3})$/;
const LONGEST_DATELESS = 7;
const NORTHERN_IRISH =
  /^(?:[A-Z]?(?!II|ZZ)(?:[A-PR-Z][IZ]|[IZ][A-PR-Z]) [1-9]\d{0,3}|[1-9]\d{0,3} [A-Z]?(?!II|ZZ)(?:[A-PR-Z][IZ]|[IZ][A-PR-Z]))$/;

const MILITARY = /^(?:\d\d[A-Z]{2}\d\d|[A-Z]{2}\d\d[A-Z]{2})$/;
const DIPLOMATIC = /^\d{3}[DX]\d{3}$/;

/**
 * What a text, in any spacing and case, is as a registration mark.
 * @param today as "2026-11-28": which age identifiers are in use by then
 */
export function judgeMark(typed: string, today: string): JudgedMark {
  const judged = judgedAsTyped(typed, today);
  if (judged.kind !== 'invalid' && judged.kind !== 'not-issued') return judged;
  const likely = likelyMark(typed, today);
  return likely === undefined ? judged : { ...judged, likely };
}

function judgedAsTyped(typed: string, today: string): JudgedMark {
  const read = readRegistration(typed);
  if (!isLeft(read)) return { ...judgedOnPlate(read.right, today), mark: read.right };
  const bare = withoutSpaces(typed).toUpperCase();
  const kind = MILITARY.test(bare) ? 'military' : DIPLOMATIC.test(bare) ? 'diplomatic' : 'invalid';
  return { kind, isPersonal: false };
}

function judgedOnPlate(mark: Registration, today: string): JudgedMark {
  const current = CURRENT.exec(mark)?.groups;
  if (current !== undefined) {
    const issued = periodOfAgeIdentifier(current['digits'] ?? '');
    return issued === undefined || issued.from > today
      ? { kind: 'not-issued', isPersonal: false }
      : { kind: 'current', issued, isPersonal: false };
  }
  const prefix = PREFIX.exec(mark)?.groups;
  if (prefix !== undefined) {
    const isPersonal = Number(prefix['number']) <= MOST_SOLD_NUMBER;
    return dated({ kind: 'prefix', isPersonal }, periodOfPrefix(prefix['letter'] ?? ''));
  }
  const suffix = SUFFIX.exec(mark)?.groups;
  if (suffix !== undefined) {
    return dated({ kind: 'suffix', isPersonal: false }, periodOfSuffix(suffix['letter'] ?? ''));
  }
  if (NORTHERN_IRISH.test(mark)) return { kind: 'northern-ireland', isPersonal: false };
  const isDateless = DATELESS.test(mark) && mark.length <= LONGEST_DATELESS;
  return isDateless
    ? { kind: 'dateless', isPersonal: true }
    : { kind: 'invalid', isPersonal: false };
}

const dated = (judged: JudgedMark, issued: IssuePeriod | undefined): JudgedMark =>
  issued === undefined ? judged : { ...judged, issued };

/** Of marks with as many signs as these have no make or model is likely to be meant. */
const WHOLE = 7;
const SURE: readonly MarkKind[] = ['current', 'prefix', 'suffix', 'northern-ireland'];

/**
 * The mark that somebody has typed where they may have meant something else; nothing where it could
 * well be other words, as "BMW 3" could.
 * @param today as "2026-11-28"
 */
export function markToValue(typed: string, today: string): Registration | undefined {
  if (withoutSpaces(typed).length !== WHOLE) return undefined;
  const { kind, mark } = judgeMark(typed, today);
  return SURE.includes(kind) ? mark : undefined;
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** Styles by how many vehicles carry them: of two marks with as many signs changed the commoner is meant. */
const COMMONEST_FIRST: readonly MarkKind[] = [
  'current',
  'northern-ireland',
  'prefix',
  'suffix',
  'dateless',
];

/** The mark on the roads that the fewest changes lead to; nothing where none do. */
function likelyMark(typed: string, today: string): Registration | undefined {
  const bare = withoutSpaces(typed).toUpperCase();
  if (bare.length > LONGEST_DATELESS) return undefined;
  let best: Registration | undefined;
  let fewest = Infinity;
  for (const { text, changes } of spellings(bare)) {
    const { kind, mark } = judgedAsTyped(text, today);
    const rank = COMMONEST_FIRST.indexOf(kind);
    const cost = changes * COMMONEST_FIRST.length + rank;
    if (rank < 0 || mark === undefined || changes === 0 || cost >= fewest) continue;
    best = mark;
    fewest = cost;
  }
  return best;
}

interface Spelling {
  readonly text: string;
  readonly changes: number;
}

/** Each O as O or 0, each I as I or 1: at most 2 to the power of seven. */
const spellings = (bare: string): readonly Spelling[] =>
  Array.from(bare).reduce<readonly Spelling[]>(
    (found, sign) =>
      found.flatMap(({ text, changes }) => {
        const other = LOOKS_LIKE[sign];
        const asTyped = { text: text + sign, changes };
        return other === undefined
          ? [asTyped]
          : [asTyped, { text: text + other, changes: changes + 1 }];
      }),
    [{ text: '', changes: 0 }],
  );
