import { BRANCHES, type SandboxBranch } from '../catalogue/branches';

type Times = readonly [opens: string, closes: string] | undefined;

/** Of a week: the five working days, Saturday, Sunday and bank holidays; `undefined` is closed. */
interface Week {
  readonly working: Times;
  readonly saturday: Times;
  readonly sunday: Times;
  readonly bankHoliday: Times;
}

const wireDay = (day: string, times: Times): Readonly<Record<string, unknown>> => ({
  [`${day}_open`]: times !== undefined,
  [`${day}_time_open`]: times?.[0] ?? null,
  [`${day}_time_closed`]: times?.[1] ?? null,
});

const wireWeek = ({ working, saturday, sunday, bankHoliday }: Week) => ({
  ...wireDay('monday', working),
  ...wireDay('tuesday', working),
  ...wireDay('wednesday', working),
  ...wireDay('thursday', working),
  ...wireDay('friday', working),
  ...wireDay('saturday', saturday),
  ...wireDay('sunday', sunday),
  ...wireDay('bank_holiday', bankHoliday),
});

/** On a Sunday too, as most of the group. */
const EVERY_DAY: Week = {
  working: ['09:00', '18:00'],
  saturday: ['09:00', '17:00'],
  sunday: ['10:00', '16:00'],
  bankHoliday: ['10:00', '16:00'],
};

const CLOSED_ON_SUNDAYS: Week = { ...EVERY_DAY, sunday: undefined };

const VAN_CENTRE: Week = {
  working: ['08:00', '18:00'],
  saturday: ['09:00', '16:00'],
  sunday: undefined,
  bankHoliday: undefined,
};

const WORKSHOP: Week = {
  working: ['08:00', '17:30'],
  saturday: ['08:30', '12:30'],
  sunday: undefined,
  bankHoliday: undefined,
};

/** Days on which the whole group closes, besides those on which it always does. */
const SPECIAL_DAYS = [
  { date: '2026-04-05', name: 'Easter Sunday', open: false },
  { date: '2027-03-28', name: 'Easter Sunday', open: false },
];

interface Premises {
  readonly line1: string;
  readonly line2?: string;
  readonly county: string;
  readonly week: Week;
  readonly hasWorkshop: boolean;
}

/** Made up, with the rest of the stand-in group: streets of these names are not where these branches are. */
const PREMISES: Readonly<Record<string, Premises>> = {
  bolton: {
    line1: 'Beacon House',
    line2: '41 Manchester Road',
    county: 'Greater Manchester',
    week: EVERY_DAY,
    hasWorkshop: true,
  },
  chester: {
    line1: 'Unit 2, Sealand Retail Park',
    line2: 'Sealand Road',
    county: 'Cheshire',
    week: CLOSED_ON_SUNDAYS,
    hasWorkshop: true,
  },
  crewe: { line1: '18 Gresty Road', county: 'Cheshire', week: EVERY_DAY, hasWorkshop: false },
  stafford: {
    line1: 'Greyfriars Way',
    county: 'Staffordshire',
    week: CLOSED_ON_SUNDAYS,
    hasWorkshop: false,
  },
  stockport: {
    line1: '200 Wellington Road South',
    county: 'Greater Manchester',
    week: EVERY_DAY,
    hasWorkshop: true,
  },
  stoke: {
    line1: 'Festival Court',
    line2: '7 Leek Road',
    county: 'Staffordshire',
    week: EVERY_DAY,
    hasWorkshop: true,
  },
  liverpool: {
    line1: 'Van Centre, Estuary Park',
    line2: 'Speke Road',
    county: 'Merseyside',
    week: VAN_CENTRE,
    hasWorkshop: true,
  },
  wrexham: {
    line1: '9 Mold Road',
    county: 'Clwyd',
    week: CLOSED_ON_SUNDAYS,
    hasWorkshop: false,
  },
};

function wireDealership(branch: SandboxBranch) {
  const { id, slug, name, town, postcode, telephone, email, latitude, longitude } = branch;
  const { line1, line2, county, week, hasWorkshop } = PREMISES[slug] ?? {
    county: null,
    week: EVERY_DAY,
    hasWorkshop: false,
  };
  return {
    id,
    name,
    slug,
    code: slug.slice(0, 3).toUpperCase(),
    line1: line1 ?? null,
    line2: line2 ?? null,
    line3: null,
    city_town: town,
    county,
    postcode,
    telephone,
    email,
    latitude,
    longitude,
    division: 'england-and-wales',
    hours_name: 'Showroom',
    ...wireWeek(week),
    special_days: SPECIAL_DAYS,
    departments: hasWorkshop
      ? [{ name: 'Service and MOT', ...wireWeek(WORKSHOP), special_days: SPECIAL_DAYS }]
      : [],
  };
}

/** The eight branches as the call for dealerships answers (CALL-41, BRANCH-17). */
export const WIRE_DEALERSHIPS = BRANCHES.map(wireDealership);
