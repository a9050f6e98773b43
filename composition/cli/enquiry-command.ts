import { Command, InvalidArgumentError, Option } from 'commander';
import { writeFile } from 'node:fs/promises';
import type { DeskStore, EnquiryFilter } from '../../adapters/sandbox/desk/desk-store';
import type { StoredEnquiry } from '../../adapters/sandbox/desk/stored-enquiry';
import { systemClock } from '../../adapters/time/system-clock';
import { deskFile, orStartFault } from '../modules/data-fault';
import { settingsOf } from './open-back-end';
import { CommandFailed, EXIT, type Terminal } from './terminal';
import { textTable } from './text-table';

interface FilterFlags {
  readonly form?: string;
  readonly answered?: 'yes' | 'no';
  readonly search?: string;
  readonly suspects?: boolean;
}

interface Flags extends FilterFlags {
  readonly json?: boolean;
  readonly most?: number;
}

/** `forecourt enquiry`: what the stand-in back end has taken, as its inbox shows it. */
export function enquiryCommand(terminal: Terminal): Command {
  const withDesk = async (work: (desk: DeskStore) => Promise<void>): Promise<void> => {
    const { dataFolder } = settingsOf(terminal);
    const { openDeskStore } = await import('../../adapters/sandbox/desk/sqlite-desk-store');
    const desk = orStartFault(dataFolder, deskFile(dataFolder), () => openDeskStore(dataFolder));
    try {
      await work(desk);
    } finally {
      await desk.close();
    }
  };
  const enquiry = new Command('enquiry').description('what the sandbox has taken');

  narrowed(enquiry.command('list').description('the enquiries, the latest first'))
    .option('--most <number>', 'no more than these', wholeNumber)
    .option('--json', 'machine-readable')
    .action((flags: Flags) =>
      withDesk(async (desk) => {
        const { allEnquiries } = await exporting();
        const enquiries = (await allEnquiries(desk, filterOf(flags))).slice(0, flags.most);
        if (flags.json === true) terminal.say(inJson(enquiries.map(enquiryJson)));
        else listText(enquiries).forEach(terminal.say);
      }),
    );

  enquiry
    .command('show')
    .description('one enquiry, with all that happened to it')
    .argument('<reference>', 'what the shopper was told')
    .option('--json', 'machine-readable')
    .action((reference: string, { json }: Flags) =>
      withDesk(async (desk) => {
        const found = await desk.byReference(reference.trim().toUpperCase());
        if (found === undefined) {
          throw new CommandFailed(
            `There is no enquiry ${JSON.stringify(reference)}.`,
            EXIT.wrongUsage,
          );
        }
        const trail = await desk.trail(found.reference);
        const events = trail.map(({ at, who, what, about }) => ({
          at: new Date(at).toISOString(),
          who,
          what,
          ...(about !== '' && { about }),
        }));
        if (json === true) {
          const { formTitle, branch, suspect, pictures, facts } = found;
          const more = {
            formTitle,
            branch,
            answeredAt: shown(found.answeredAt),
            suspect,
            pictures,
          };
          terminal.say(inJson({ ...enquiryJson(found), ...more, facts, trail: events }));
          return;
        }
        [
          `${found.reference}  ${found.formTitle}  ${found.branch}`,
          '',
          ...[...found.answers, ...found.facts].map(({ label, value }) => `${label}: ${value}`),
          '',
          ...events.map(({ at, who, what, about = '' }) =>
            `${at}  ${who}  ${what} ${about}`.trim(),
          ),
        ].forEach(terminal.say);
      }),
    );

  narrowed(
    enquiry
      .command('export')
      .description('the enquiries as CSV, byte for byte as the inbox gives it'),
  )
    .argument('[file]', 'standard output where it is not given')
    .option('--json', 'as JSON')
    .action((file: string | undefined, flags: Flags) =>
      withDesk(async (desk) => {
        const { exported, enquiriesCsv } = await exporting();
        const by = { at: systemClock.now(), who: 'command line' } as const;
        const enquiries = await exported(desk, filterOf(flags), by);
        const text =
          flags.json === true ? `${inJson(enquiries.map(enquiryJson))}\n` : enquiriesCsv(enquiries);
        if (file === undefined) {
          // A line is said with the end of a line.
          terminal.say(text.slice(0, -1));
          return;
        }
        await writeFile(file, text).catch((problem: unknown) => {
          throw new CommandFailed(`${file} cannot be written: ${String(problem)}`);
        });
        terminal.complain(`${enquiries.length} written to ${file}.`);
      }),
    );
  return enquiry;
}

const exporting = () => import('../../adapters/sandbox/desk/export-enquiries');

const narrowed = (command: Command): Command =>
  command
    .option('--form <id>', 'of one form')
    .addOption(
      new Option('--answered <answer>', 'whether they are answered').choices(['yes', 'no']),
    )
    .option('--search <words>', 'that stand in the reference or in the name')
    .option('--suspects', 'those that nothing tells a person sent, and no others');

const filterOf = ({ form, answered, search, suspects }: FilterFlags): EnquiryFilter => ({
  isSuspect: suspects === true,
  ...(answered !== undefined && { isAnswered: answered === 'yes' }),
  ...(form !== undefined && { formId: form }),
  ...(search !== undefined && { words: search }),
});

const inJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

const shown = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

const enquiryJson = ({ reference, formId, at, answers }: StoredEnquiry) => ({
  reference,
  formId,
  receivedAt: new Date(at).toISOString(),
  fields: Object.fromEntries(answers.map(({ name, sent }) => [name, sent])),
});

const listText = (enquiries: readonly StoredEnquiry[]): readonly string[] =>
  textTable(
    [
      { heading: 'Reference', cell: ({ reference }) => reference },
      { heading: 'Received', cell: ({ at }) => new Date(at).toISOString().slice(0, 16) },
      { heading: 'Form', cell: ({ formTitle }) => formTitle, widest: 40 },
      { heading: 'Name', cell: ({ person }) => person, widest: 40 },
      { heading: 'Branch', cell: ({ branch }) => branch, widest: 40 },
      { heading: 'Answered', cell: ({ answeredAt }) => (answeredAt === undefined ? '' : 'yes') },
    ],
    enquiries,
  );

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}
