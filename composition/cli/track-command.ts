import { Command, Option } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { createHash } from 'node:crypto';
import type { CallParts } from '../../adapters/tracking/sink-kind';
import { eachSink } from '../../adapters/tracking/sinks';
import { agreedTo, type TrackingEvent } from '../../core/tracking/public';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { CONSENT_ANSWERS, type ConsentAnswer } from './consent-answers';
import { CommandFailed, EXIT, type Terminal } from './terminal';

interface TrackFlags {
  readonly consent: ConsentAnswer;
  readonly path: string;
  readonly title: string;
  readonly slug: string;
  readonly id: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly town?: string;
  readonly json?: boolean;
}

const KINDS = [
  'page-viewed',
  'content-viewed',
  'favourite-added',
  'favourite-removed',
  'compare-added',
  'compare-removed',
  'valuation-lookup-failed',
  'valuation-unsuccessful',
  'enquiry-sent',
] as const satisfies readonly TrackingEvent['kind'][];

/** What is said of an option that no event could carry. */
function problemOf({ path, slug, id }: TrackFlags): string | undefined {
  if (!path.startsWith('/')) {
    return `--path ${JSON.stringify(path)} is no path of the site: it begins with a slash.`;
  }
  if (slug.trim() === '') return '--slug names no vehicle.';
  return id.trim() === '' ? '--id is empty.' : undefined;
}

function eventOf(kind: (typeof KINDS)[number], flags: TrackFlags): TrackingEvent {
  const { path, title, slug, id, email, telephone, firstName, lastName, town } = flags;
  switch (kind) {
    case 'page-viewed':
      return { kind, path, title };
    case 'content-viewed':
      return { kind, path };
    case 'enquiry-sent': {
      const person = { email, telephone, firstName, lastName, town };
      const given = Object.entries(person).filter(([, value]) => value !== undefined);
      return { kind, id, person: Object.fromEntries(given) };
    }
    case 'valuation-lookup-failed':
    case 'valuation-unsuccessful':
      return { kind };
    default:
      return { kind, slug };
  }
}

interface SinkGets {
  readonly sink: string;
  /** What leaves; nothing where the sink is not told of such an event, or not agreed to. */
  readonly sends: unknown;
}

async function whatEachGets(
  terminal: Terminal,
  event: TrackingEvent,
  flags: TrackFlags,
): Promise<readonly SinkGets[]> {
  const read = readSettings(terminal.environment);
  if (isLeft(read)) throw new CommandFailed(wrongSettingLine(read.left), EXIT.wrongUsage);
  const agreed = agreedTo(CONSENT_ANSWERS[flags.consent]);
  const parts: CallParts = {
    hash: (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex')),
    now: () => Date.now(),
    nextId: () => flags.id,
    page: () => ({
      origin: read.right.publicOrigin ?? 'https://forecourt.example',
      path: flags.path,
    }),
  };
  return Promise.all(
    eachSink(read.right.sinks, async (kind, setting) => ({
      sink: kind.name,
      sends: agreed.includes(kind.needs)
        ? await kind.preview(setting ?? kind.example, event, parts)
        : undefined,
    })),
  );
}

/** `forecourt track`: what each sink would get of an event, under an answer to the question of consent. */
export function trackCommand(terminal: Terminal): Command {
  return new Command('track')
    .description('print what each tracking sink would get of an event; nothing is sent')
    .argument('<event>', KINDS.join(', '))
    .addOption(
      new Option('--consent <answer>', 'what the shopper has agreed to')
        .choices(Object.keys(CONSENT_ANSWERS))
        .default('no'),
    )
    .option('--path <path>', 'the page it happens on', '/')
    .option('--title <title>', 'what that page is called', '')
    .option('--slug <slug>', 'the vehicle it is about', 'ford-fiesta-71')
    .option('--id <id>', 'what makes it count once', 'example')
    .option('--email <email>', 'of who sent the form')
    .option('--telephone <number>', 'of who sent the form')
    .option('--first-name <name>', 'of who sent the form')
    .option('--last-name <name>', 'of who sent the form')
    .option('--town <town>', 'of who sent the form')
    .option('--json', 'machine-readable')
    .action(async (word: string, flags: TrackFlags) => {
      const kind = KINDS.find((known) => known === word);
      if (kind === undefined) {
        throw new CommandFailed(
          `There is no event ${JSON.stringify(word)}; there are ${KINDS.join(', ')}.`,
          EXIT.wrongUsage,
        );
      }
      const problem = problemOf(flags);
      if (problem !== undefined) throw new CommandFailed(problem, EXIT.wrongUsage);
      const gets = await whatEachGets(terminal, eventOf(kind, flags), flags);
      if (flags.json === true) {
        terminal.say(JSON.stringify(gets, (_, value: unknown) => value ?? null, 2));
        return;
      }
      for (const { sink, sends } of gets) {
        terminal.say(`${sink}: ${sends === undefined ? 'nothing' : JSON.stringify(sends)}`);
      }
    });
}
