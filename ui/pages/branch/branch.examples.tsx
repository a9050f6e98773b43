import type { Dealership, Timetable } from '../../../core/branch/public';
import type { Examples } from '../../parts/examples';
import { RegionMap } from './map/region-map';
import { OpeningHours } from './opening/opening-hours';
import { OpeningLine } from './opening/opening-line';
import { BranchTiles } from './tiles/branch-tiles';

const timetable: Timetable = {
  week: [
    ...Array.from({ length: 5 }, () => ({ opens: 540, closes: 1080 })),
    { opens: 540, closes: 1020 },
    'closed',
  ],
  dated: [
    { day: '2026-12-28', hours: { opens: 600, closes: 960 }, name: 'Boxing Day (substitute)' },
  ],
};

const branch = (slug: string, town: string, latitude: number, longitude: number): Dealership => ({
  id: slug,
  slug,
  name: `Forecourt ${town}`,
  town,
  postcode: 'CH1 4QQ',
  telephone: '01632 960102',
  lines: ['Unit 2', 'Sealand Road'],
  point: { latitude, longitude },
  division: 'england-and-wales',
  departments: [{ name: 'Showroom', timetable }],
});

const chester = branch('chester', 'Chester', 53.225, -2.937);
const branches = [
  chester,
  branch('bolton', 'Bolton', 53.598, -2.453),
  branch('stoke', 'Stoke', 52.995, -2.183),
];

const WEDNESDAY_NOON = Date.UTC(2026, 6, 15, 11);
const SUNDAY = Date.UTC(2026, 6, 19, 11);
const CHRISTMAS = Date.UTC(2026, 11, 25, 11);

export const branchExamples: Examples = {
  Open: <OpeningLine branch={chester} calendar={{}} now={WEDNESDAY_NOON} />,
  Closed: <OpeningLine branch={chester} calendar={{}} now={SUNDAY} />,
  'Closed for a holiday': <OpeningLine branch={chester} calendar={{}} now={CHRISTMAS} />,
  'Hours before Christmas': (
    <OpeningHours branch={chester} calendar={{}} now={Date.UTC(2026, 11, 1)} />
  ),
  'Map of the region': <RegionMap branches={branches} />,
  'Map about one branch': <RegionMap branches={branches} chosen="chester" />,
  'Tiles by distance': (
    <BranchTiles
      branches={branches.map((one, nth) => ({ branch: one, miles: nth * 12.4 }))}
      calendar={{}}
      now={WEDNESDAY_NOON}
      withMiles
      here="bolton"
    />
  ),
};
