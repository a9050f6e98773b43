import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { branchOpenings, loadBranches, type BranchOpenings } from '../../../core/branch/public';
import {
  blankValues,
  britishNow,
  checkSubmission,
  enquiryVehicle,
  optInName,
  submissionPayload,
  TERMS_NAME,
  type FormDefinition,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import type { FormValues } from '../../../core/kernel/form/field';
import {
  openingsOfBranch,
  reservationForm,
  type CheckoutStart,
} from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import { faultSentence } from '../../../ui/copy/forms/form-copy';
import {
  RESERVATION_LABELS,
  RESERVATION_TITLE,
  RESERVE_BUTTON,
} from '../../../ui/copy/reservation/form-copy';
import { composeCli } from '../../modules/compose-cli';
import type { AppPorts } from '../../request/port-tokens';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import { settingsOf, type OpenBackEnd } from '../open-back-end';
import { openedVehicle } from '../opened-vehicle';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';

interface Flags {
  readonly field: readonly string[];
  readonly key?: string;
  readonly json?: boolean;
  readonly api?: string;
}

const more = (value: string, values: readonly string[]): readonly string[] => [...values, value];

/** `forecourt reserve`: holds a vehicle and opens its checkout, as the form does (CALL-44). */
export const reserveCommand = (terminal: Terminal, open: OpenBackEnd): Command =>
  new Command('reserve')
    .description('reserve a vehicle: fill in the form and open the checkout')
    .argument('<slug>', 'the vehicle, by the last part of the address of its page')
    .option(
      '--field <name=value>',
      'what stands in a field; as often as there are fields',
      more,
      [],
    )
    .option('--key <key>', 'the form’s own key: sent again with it, the same is reserved once')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(async (slug: string, flags: Flags) => {
      const backEnd = await open(terminal, flags.api);
      try {
        const ports = portsOf(composeCli(backEnd.line));
        const started = await reserve(terminal, ports, slug, flags);
        if (flags.json === true) terminal.say(JSON.stringify(inJson(started), undefined, 2));
        else inText(started).forEach(terminal.say);
      } finally {
        await backEnd.close();
      }
    });

async function reserve(
  terminal: Terminal,
  ports: AppPorts,
  slug: string,
  flags: Flags,
): Promise<CheckoutStart> {
  const { namePolicy, reservationNeeds: required } = settingsOf(terminal);
  const { vehicle } = await openedVehicle(ports, { slug, blocks: 'none' });
  const now = britishNow({ now: Date.now });
  const openings = await openingsAt(ports, vehicle, now.today);
  const form = reservationForm({
    title: RESERVATION_TITLE,
    labels: RESERVATION_LABELS,
    submitText: RESERVE_BUTTON,
    required,
    ...(openings !== undefined && { openings }),
  });
  const values = { ...blankValues(form), ...typed(form, flags.field) };
  const wrong = Object.entries(checkSubmission(form, values, { ...now, namePolicy })).map(
    ([name, fault]) => `${shownName(name)}: ${faultSentence(fieldNamed(form, name), fault)}`,
  );
  if (wrong.length > 0) throw new CommandFailed(wrong.join('\n'), EXIT.wrongUsage);
  const answer = await firstValueFrom(
    ports.reservations.reserve({
      slug: vehicle.slug,
      ...(vehicle.registration !== undefined && { registration: vehicle.registration }),
      submission: submissionPayload(form, values, flags.key ?? randomUUID(), {
        vehicle: enquiryVehicle(vehicle),
        source: { source: 'website', type: form.id, recentVehicles: [], previousUrls: [] },
        consent: undefined,
      }),
    }),
  );
  if (isLeft(answer)) throw refused(answer.left);
  return answer.right;
}

/** Of the branch where the vehicle stands; without an answer any time may be asked for. */
async function openingsAt(
  ports: AppPorts,
  { location }: Vehicle,
  today: string,
): Promise<BranchOpenings | undefined> {
  const answer = await firstValueFrom(loadBranches(ports));
  if (isLeft(answer)) return undefined;
  const { branches, calendar } = answer.right;
  const own = branches.find(({ slug }) => slug === location?.slug);
  return openingsOfBranch(branchOpenings(branches, calendar, today), own?.id);
}

/** As the documents name it (RES-01). */
const shownName = (name: string): string => (name === TERMS_NAME ? 'terms' : name);

function typed(form: FormDefinition, pairs: readonly string[]): FormValues {
  const names = [...form.fields.map(({ name }) => name), 'terms', 'opt_in'];
  return Object.fromEntries(
    pairs.flatMap((pair): readonly (readonly [string, string])[] => {
      const cut = pair.indexOf('=');
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      if (cut < 1 || !names.includes(name)) {
        throw new CommandFailed(
          `--field ${JSON.stringify(pair)} names no field; the form has ${names.join(', ')}.`,
          EXIT.wrongUsage,
        );
      }
      if (name === 'opt_in') return channels(form, value).map((channel) => [channel, '1']);
      if (name === 'terms') return [[TERMS_NAME, /^(1|true|yes|on)$/i.test(value) ? '1' : '']];
      if (name === 'time') return [[name, value.replace(/^(\d{2}:\d{2}):\d{2}$/, '$1')]];
      return [[name, value]];
    }),
  );
}

function channels({ optIns }: FormDefinition, value: string): readonly string[] {
  const words = value.split(',').map((word) => word.trim());
  const known = optIns.filter((channel) => words.includes(channel));
  if (known.length !== new Set(words).size) {
    throw new CommandFailed(`opt_in: must be some of ${optIns.join(', ')}`, EXIT.wrongUsage);
  }
  return known.map(optInName);
}

const fieldNamed = ({ fields }: FormDefinition, name: string) =>
  fields.find((field) => field.name === name) ??
  ({ name, label: 'Terms and Conditions', kind: 'checkbox' } as const);

function refused(failure: SubmitFailure): CommandFailed {
  if (failure.kind === 'field-faults') {
    const lines = Object.entries(failure.faults).map(
      ([name, reason]) => `${shownName(name)}: ${reason}`,
    );
    return new CommandFailed(lines.join('\n'), EXIT.wrongUsage);
  }
  const reason = failure.kind === 'refused' ? failure.reason : undefined;
  return new CommandFailed([failureLine(failure), reason ?? ''].join(' ').trim());
}

const inJson = ({ id, status, checkoutAddress, holdEndsAt }: CheckoutStart) => ({
  id,
  status: status ?? null,
  checkoutUrl: checkoutAddress ?? null,
  holdEndsAt: holdEndsAt ?? null,
});

const inText = ({ id, status, checkoutAddress, holdEndsAt }: CheckoutStart): readonly string[] => [
  `Reservation ${id}: ${status ?? 'begun'}`,
  ...(checkoutAddress === undefined ? [] : [`Pay at ${checkoutAddress}`]),
  ...(holdEndsAt === undefined ? [] : [`Held until ${holdEndsAt}`]),
];
