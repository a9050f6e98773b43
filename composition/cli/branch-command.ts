import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  askNearest,
  holidayBlocks,
  loadBranches,
  nearestBranches,
  openingAt,
  weekRows,
  type Branches,
  type BranchAway,
  type Dealership,
  type DivisionHolidays,
} from '../../core/branch/public';
import { branchKey } from '../../core/content/public';
import { dayInBritain } from '../../core/kernel/calendar-day';
import { milesWords, nearestFault } from '../../ui/copy/branch-copy';
import { hoursWords, rowWords } from '../../ui/copy/hours-copy';
import { BLOCK_TITLES, holidayDayWords, openingWords } from '../../ui/copy/opening-copy';
import { composeCli } from '../modules/compose-cli';
import { portsOf } from '../request/ports-of';
import type { AppPorts } from '../request/port-tokens';
import { TOKENS } from '../tokens';
import { failureLine } from './failure-line';
import type { OpenBackEnd } from './open-back-end';
import { API_OPTION } from './search-options';
import { CommandFailed, EXIT, type Terminal } from './terminal';
import { textTable } from './text-table';

interface Flags {
  readonly json?: boolean;
  readonly api?: string;
}

/** What each answer is made of. */
interface Asked extends Branches {
  readonly ports: AppPorts;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

const JSON_OPTION = ['--json', 'machine-readable'] as const;

/** `forecourt branch`: where branches are and when they are open, as their pages tell it. */
export function branchCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  const asking = async (
    { api, json }: Flags,
    answer: (asked: Asked) => Promise<Answer> | Answer,
  ): Promise<void> => {
    const backEnd = await openBackEnd(terminal, api);
    try {
      const container = composeCli(backEnd.line);
      const ports = portsOf(container);
      const found = await firstValueFrom(loadBranches(ports));
      if (isLeft(found)) throw new CommandFailed(failureLine(found.left.failure));
      const now = container.get(TOKENS.clock).now();
      const { inJson, asText } = await answer({ ...found.right, ports, now });
      if (json === true) terminal.say(JSON.stringify(inJson, undefined, 2));
      else asText.forEach(terminal.say);
    } finally {
      await backEnd.close();
    }
  };
  const command = new Command('branch').description('where branches are and when they are open');
  command
    .command('list')
    .description('all branches, with whether each is open now')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((flags: Flags) => asking(flags, listAnswer));
  command
    .command('show')
    .description('one branch: address, telephone, hours, coming holidays')
    .argument('<slug>', 'the last part of the address of its page')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((slug: string, flags: Flags) => asking(flags, (asked) => showAnswer(asked, slug)));
  command
    .command('nearest')
    .description('all branches, the nearest first')
    .argument('<postcode>', 'a postcode, or its first half')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((typed: string, flags: Flags) => asking(flags, (asked) => nearestAnswer(asked, typed)));
  return command;
}

interface Answer {
  readonly inJson: unknown;
  readonly asText: readonly string[];
}

const holidaysAt = ({ calendar }: Branches, { division }: Dealership): DivisionHolidays =>
  calendar[division] ?? { holidays: [] };

/** In the words of the page; `undefined` where no hours are told. */
function openingOf(asked: Asked, branch: Dealership): string | undefined {
  const timetable = branch.departments[0]?.timetable;
  return timetable === undefined
    ? undefined
    : openingWords(
        openingAt(timetable, holidaysAt(asked, branch), asked.now),
        dayInBritain(asked.now),
      );
}

const listAnswer = (asked: Asked): Answer => ({
  inJson: asked.branches.map((branch) => ({
    slug: branch.slug,
    name: branch.name,
    postcode: branch.postcode ?? null,
    telephone: branch.telephone ?? null,
    opening: openingOf(asked, branch) ?? null,
  })),
  asText: textTable<Dealership>(
    [
      { heading: 'Branch', cell: ({ name }) => name },
      { heading: 'Postcode', cell: ({ postcode }) => postcode ?? '' },
      { heading: 'Telephone', cell: ({ telephone }) => telephone ?? '' },
      { heading: 'Now', cell: (branch) => openingOf(asked, branch) ?? '' },
      { heading: 'Slug', cell: ({ slug }) => slug },
    ],
    asked.branches,
  ),
});

function showAnswer(asked: Asked, slug: string): Answer {
  const branch = asked.branches.find((one) => one.slug === branchKey(slug));
  if (branch === undefined) {
    const known = asked.branches.map((one) => one.slug).join(', ');
    throw new CommandFailed(`There is no branch ${slug}; there are ${known}`, EXIT.wrongUsage);
  }
  const { name, lines, town, county, postcode, telephone, email, point, departments } = branch;
  const address = [...lines, town, county, postcode].filter((line) => line !== undefined);
  const opening = openingOf(asked, branch);
  const hours = departments.map(({ name: department, timetable }) => ({
    department,
    week: weekRows(timetable.week).map((row) => ({
      days: rowWords(row),
      hours: hoursWords(row.hours),
    })),
  }));
  const [showroom] = departments;
  const holidays =
    showroom === undefined
      ? []
      : holidayBlocks(
          showroom.timetable,
          holidaysAt(asked, branch),
          dayInBritain(asked.now),
        ).flatMap(({ kind, days }) =>
          days.map((day) => ({
            block: BLOCK_TITLES[kind],
            date: day.day,
            day: holidayDayWords(day),
            name: day.name ?? null,
            hours: hoursWords(day.hours),
          })),
        );
  return {
    inJson: {
      slug: branch.slug,
      name,
      address,
      telephone: telephone ?? null,
      email: email ?? null,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      opening: opening ?? null,
      hours,
      holidays,
    },
    asText: [
      name,
      ...address,
      ...[telephone, email, opening].flatMap((line) => (line === undefined ? [] : [line])),
      ...hours.flatMap(({ department, week }) => [
        '',
        department,
        ...textTable(
          [
            { heading: 'Days', cell: ({ days }) => days },
            { heading: 'Hours', cell: (row) => row.hours },
          ],
          week,
        ),
      ]),
      ...(holidays.length === 0
        ? []
        : [
            '',
            ...textTable(
              [
                { heading: 'Holiday', cell: ({ day }) => day },
                { heading: '', cell: ({ name: why }) => why ?? '' },
                { heading: 'Hours', cell: (row) => row.hours },
              ],
              holidays,
            ),
          ]),
    ],
  };
}

async function nearestAnswer({ ports, branches }: Asked, typed: string): Promise<Answer> {
  const state = await firstValueFrom(askNearest(ports.directory, typed));
  if (state.kind !== 'sorted') {
    const fault = state.kind === 'refused' ? state.fault : ({ kind: 'no-answer' } as const);
    throw new CommandFailed(
      nearestFault(fault),
      fault.kind === 'no-answer' ? EXIT.failed : EXIT.wrongUsage,
    );
  }
  const found = nearestBranches(branches, state.from);
  return {
    inJson: found.map(({ branch, miles }) => ({
      slug: branch.slug,
      name: branch.name,
      miles: miles === undefined ? null : Number(miles.toFixed(1)),
    })),
    asText: textTable<BranchAway<Dealership>>(
      [
        { heading: 'Branch', cell: ({ branch }) => branch.name },
        { heading: 'Distance', cell: ({ miles }) => milesWords(miles) },
        { heading: 'Slug', cell: ({ branch }) => branch.slug },
      ],
      found,
    ),
  };
}
