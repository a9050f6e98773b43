import { Command, Option } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { isNoneThere } from '../../core/kernel/failure';
import {
  blankAtBranch,
  britishNow,
  checkSubmission,
  enquiryVehicle,
  FORM_IDS,
  submissionPayload,
  TERMS_NAME,
  optInName,
  withDealerships,
  type FormDefinition,
  type SubmitFailure,
} from '../../core/enquiry/public';
import type { Branch } from '../../core/content/public';
import type { FormValues } from '../../core/kernel/form/field';
import { faultSentence } from '../../ui/copy/forms/form-copy';
import { composeCli } from '../modules/compose-cli';
import type { AppPorts } from '../request/port-tokens';
import { portsOf } from '../request/ports-of';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { CONSENT_ANSWERS, type ConsentAnswer } from './consent-answers';
import { failureLine } from './failure-line';
import type { OpenBackEnd } from './open-back-end';
import { openedVehicle } from './opened-vehicle';
import { API_OPTION } from './search-options';
import { CommandFailed, EXIT, type Terminal } from './terminal';
import { textTable } from './text-table';

interface Flags {
  readonly json?: boolean;
  readonly api?: string;
}

interface SendFlags extends Flags {
  readonly field: readonly string[];
  readonly vehicle?: string;
  readonly key?: string;
  readonly consent?: ConsentAnswer;
}

const JSON_OPTION = ['--json', 'machine-readable'] as const;

/** `forecourt form`: the forms of the site, by the same rules as their pages. */
export function formCommand(terminal: Terminal, open: OpenBackEnd): Command {
  const withPorts = async (api: string | undefined, work: (ports: AppPorts) => Promise<void>) => {
    const backEnd = await open(terminal, api);
    try {
      await work(portsOf(composeCli(backEnd.line)));
    } finally {
      await backEnd.close();
    }
  };
  const form = new Command('form').description('show and send the forms of the site');
  form
    .command('list')
    .description('the forms there are')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action(({ api, json }: Flags) =>
      withPorts(api, async (ports) => {
        const forms: { readonly id: string; readonly title: string }[] = [];
        for (const id of Object.values(FORM_IDS)) {
          const { title } = (await opened(ports, id)).definition;
          forms.push({ id, title });
        }
        if (json === true) terminal.say(JSON.stringify(forms, undefined, 2));
        else {
          textTable(
            [
              { heading: 'Id', cell: ({ id }) => id },
              { heading: 'Title', cell: ({ title }) => title },
            ],
            forms,
          ).forEach(terminal.say);
        }
      }),
    );
  form
    .command('show')
    .description('the fields of a form')
    .argument('<id>', 'the id of the form')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((id: string, { api, json }: Flags) =>
      withPorts(api, async (ports) => {
        const { definition } = await opened(ports, id);
        if (json === true) terminal.say(JSON.stringify(definition, undefined, 2));
        else definitionText(definition).forEach(terminal.say);
      }),
    );
  form
    .command('send')
    .description('fill in a form and send it, as its page does')
    .argument('<id>', 'the id of the form')
    .option(
      '--field <name=value>',
      'what stands in a field; as often as there are fields',
      more,
      [],
    )
    .option('--vehicle <slug>', 'the vehicle that it is about')
    .option('--key <key>', 'the form’s own key: sent again with it, the same is stored once')
    .addOption(
      new Option('--consent <answer>', 'what was answered to the question of consent').choices(
        Object.keys(CONSENT_ANSWERS),
      ),
    )
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((id: string, flags: SendFlags) =>
      withPorts(flags.api, (ports) => send(terminal, ports, id, flags)),
    );
  return form;
}

const more = (value: string, values: readonly string[]): readonly string[] => [...values, value];

interface OpenedForm {
  readonly definition: FormDefinition;
  /** None where they cannot be had. */
  readonly branches: readonly Branch[];
}

async function opened(ports: AppPorts, id: string): Promise<OpenedForm> {
  const [form, answer] = await Promise.all([
    firstValueFrom(ports.forms.form(id)),
    firstValueFrom(ports.content.branches()),
  ]);
  if (isLeft(form)) {
    const isUnknown = isNoneThere(form.left);
    throw isUnknown
      ? new CommandFailed(`There is no form ${JSON.stringify(id)}.`, EXIT.wrongUsage)
      : new CommandFailed(failureLine(form.left));
  }
  const branches = isLeft(answer) ? [] : answer.right;
  return { definition: withDealerships(form.right, branches), branches };
}

async function send(
  terminal: Terminal,
  ports: AppPorts,
  id: string,
  flags: SendFlags,
): Promise<void> {
  const settings = readSettings(terminal.environment);
  if (isLeft(settings)) throw new CommandFailed(wrongSettingLine(settings.left), EXIT.wrongUsage);
  const { definition, branches } = await opened(ports, id);
  const vehicle =
    flags.vehicle === undefined
      ? undefined
      : (await openedVehicle(ports, { slug: flags.vehicle, blocks: 'none' })).vehicle;
  const values = {
    ...blankAtBranch(definition, branches, vehicle?.location?.slug),
    ...typed(definition, flags),
  };
  const faults = checkSubmission(definition, values, {
    ...britishNow({ now: Date.now }),
    namePolicy: settings.right.namePolicy,
  });
  const wrong = Object.entries(faults).map(
    ([name, fault]) => `${name}: ${faultSentence(fieldNamed(definition, name), fault)}`,
  );
  if (wrong.length > 0) throw new CommandFailed(wrong.join('\n'), EXIT.wrongUsage);

  const answer = await firstValueFrom(
    ports.desk.submit(
      submissionPayload(definition, values, flags.key ?? randomUUID(), {
        ...(vehicle !== undefined && { vehicle: enquiryVehicle(vehicle) }),
        source: { source: 'website', type: id, recentVehicles: [], previousUrls: [] },
        consent: flags.consent === undefined ? undefined : CONSENT_ANSWERS[flags.consent],
      }),
    ),
  );
  if (isLeft(answer)) throw refused(answer.left);
  const { confirmation, reference, repeated } = answer.right;
  if (flags.json === true) {
    const outcome = { reference: reference ?? null, repeated: repeated ?? null };
    terminal.say(JSON.stringify(outcome, undefined, 2));
  } else {
    terminal.say(confirmation);
    if (reference !== undefined) terminal.say(`Reference ${reference}`);
    if (repeated === true) terminal.say('It was there already, and is stored once.');
  }
}

const namesOf = ({ fields, optIns }: FormDefinition): readonly string[] => [
  ...fields.map(({ name }) => name),
  TERMS_NAME,
  ...optIns.map(optInName),
];

function typed(definition: FormDefinition, { field }: SendFlags): FormValues {
  const names = namesOf(definition);
  return Object.fromEntries(
    field.map((pair) => {
      const cut = pair.indexOf('=');
      const name = pair.slice(0, cut);
      if (cut < 1 || !names.includes(name)) {
        throw new CommandFailed(
          `--field ${JSON.stringify(pair)} names no field; the form has ${names.join(', ')}.`,
          EXIT.wrongUsage,
        );
      }
      return [name, pair.slice(cut + 1)];
    }),
  );
}

const fieldNamed = ({ fields }: FormDefinition, name: string) =>
  fields.find((field) => field.name === name) ??
  ({ name, label: 'Terms and Conditions', kind: 'checkbox' } as const);

const refused = (failure: SubmitFailure): CommandFailed =>
  failure.kind === 'field-faults'
    ? new CommandFailed(
        Object.entries(failure.faults)
          .map(([name, reason]) => `${name}: ${reason}`)
          .join('\n'),
        EXIT.wrongUsage,
      )
    : new CommandFailed(failureLine(failure));

const definitionText = ({
  title,
  fields,
  forceTerms,
  optIns,
}: FormDefinition): readonly string[] => [
  title,
  '',
  ...textTable(
    [
      { heading: 'Field', cell: ({ name }) => name },
      { heading: 'Label', cell: ({ label }) => label },
      { heading: 'Kind', cell: ({ kind }) => kind },
      { heading: 'Required', cell: ({ required }) => (required ? 'yes' : '') },
      {
        heading: 'One of',
        cell: ({ options }) => options.map(({ value, text }) => `${value} (${text})`).join(', '),
        widest: 60,
      },
    ],
    fields,
  ),
  ...(forceTerms ? ['', `${TERMS_NAME}=1 agrees to the terms, and is required.`] : []),
  ...optIns.map((channel) => `${optInName(channel)}=1 opts in to ${channel}.`),
];
