import {
  holidayBlocks,
  holidaysOf,
  knowsHolidays,
  weekRows,
  type DayHours,
  type Dealership,
  type Department,
  type HolidayBlock,
  type HolidayCalendar,
} from '../../../../core/branch/public';
import { dayInBritain, weekdayOf } from '../../../../core/kernel/calendar-day';
import { hoursWords, rowWords } from '../../../copy/hours-copy';
import { BLOCK_TITLES, holidayDayWords, HOURS_WORDS } from '../../../copy/opening-copy';
import { HolidayBox, HoursList, HoursNote } from './opening.styles';

interface OpeningHoursProps {
  readonly branch: Dealership;
  readonly calendar: HolidayCalendar;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

const HoursCell = ({ hours }: { readonly hours: DayHours | undefined }) => (
  <td className={hours === 'closed' ? 'closed' : undefined}>{hoursWords(hours)}</td>
);

/** A week of one department; today's row stands out. */
const WeekTable = ({
  department,
  today,
}: {
  readonly department: Department;
  readonly today: number;
}) => (
  <div>
    <h3>{department.name}</h3>
    <table aria-label={`${HOURS_WORDS.title}: ${department.name}`}>
      <tbody>
        {weekRows(department.timetable.week).map((row) => (
          <tr key={row.from} className={row.from <= today && today <= row.to ? 'today' : undefined}>
            <th scope="row">{rowWords(row)}</th>
            <HoursCell hours={row.hours} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const BlockTable = ({ block }: { readonly block: HolidayBlock }) => (
  <HolidayBox>
    <h3>{BLOCK_TITLES[block.kind]}</h3>
    <table aria-label={BLOCK_TITLES[block.kind]}>
      <tbody>
        {block.days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <span>{holidayDayWords(day)}</span>
              {day.name !== undefined && <span className="why">{day.name}</span>}
            </th>
            <HoursCell hours={day.hours} />
          </tr>
        ))}
      </tbody>
    </table>
  </HolidayBox>
);

/** When each department is open, and the holidays to come (BRANCH-08, BRANCH-09, BRANCH-10). */
export function OpeningHours({ branch, calendar, now }: OpeningHoursProps) {
  const [showroom] = branch.departments;
  if (showroom === undefined) return <p>{HOURS_WORDS.none}</p>;
  const holidays = holidaysOf(calendar, branch);
  const today = dayInBritain(now);
  const blocks = holidayBlocks(showroom.timetable, holidays, today);
  return (
    <HoursList>
      {branch.departments.map((department) => (
        <WeekTable key={department.name} department={department} today={weekdayOf(today)} />
      ))}
      {blocks.map((block) => (
        <BlockTable key={`${block.kind} ${block.days[0]?.day ?? ''}`} block={block} />
      ))}
      {!knowsHolidays(holidays, today) && <HoursNote>{HOURS_WORDS.holidaysNotKnown}</HoursNote>}
    </HoursList>
  );
}
