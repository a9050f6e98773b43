import * as t from 'io-ts';
import {
  britishPoint,
  HOLIDAY_DIVISIONS,
  type Dealership,
  type Department,
  type GeoPoint,
} from '../../../core/branch/public';
import { toBranch } from '../content/branch-dto';
import { identifier, isRecord, list, numeric, readText, text } from '../lenient';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { timetableOf } from './opening-fields';

/** A dealership as it travels (BRANCH-17). Its hours are read by `timetableOf`: their names are made of days. */
export const DealershipDto = t.type(
  {
    id: identifier,
    slug: identifier,
    name: identifier,
    line1: text,
    line2: text,
    line3: text,
    city_town: text,
    county: text,
    postcode: text,
    telephone: text,
    email: text,
    latitude: numeric,
    longitude: numeric,
    division: text,
    hours_name: text,
    departments: list,
  },
  'Dealership',
);
export type DealershipDto = t.TypeOf<typeof DealershipDto>;

/** Of a dealership whose hours have no name. */
const SHOWROOM = 'Showroom';

/** Where a dealership says it is, and whether that can be (BR-3). */
export const pointOf = ({ latitude, longitude }: DealershipDto): GeoPoint | undefined =>
  britishPoint(latitude, longitude);

export function toDealership(dto: DealershipDto): Dealership {
  const own = timetableOf(dto);
  return withoutAbsent({
    ...toBranch(dto),
    lines: [dto.line1, dto.line2, dto.line3].flatMap((line) => plainText(line) ?? []),
    county: plainText(dto.county),
    point: pointOf(dto),
    division: HOLIDAY_DIVISIONS.find((one) => one === dto.division) ?? 'england-and-wales',
    departments: [
      ...(own === undefined
        ? []
        : [{ name: plainText(dto.hours_name) ?? SHOWROOM, timetable: own }]),
      ...dto.departments.flatMap(toDepartment),
    ],
  });
}

/** `departments`, ours: each with a name and hours of the same names as a dealership's. */
function toDepartment(entry: unknown): readonly Department[] {
  if (!isRecord(entry)) return [];
  const name = plainText(readText(entry['name']));
  const timetable = timetableOf(entry);
  return name === undefined || timetable === undefined ? [] : [{ name, timetable }];
}
