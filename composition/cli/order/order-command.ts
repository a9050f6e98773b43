import { Command, Option } from 'commander';
import { isLeft, type Either } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom, type Observable } from 'rxjs';
import {
  COMPLIANCE_FIELDS,
  isDepositUnpaid,
  isOrderSection,
  LICENCE_ADDRESS,
  LICENCE_HELD,
  ORDER_SECTIONS,
  SECTION_FIELDS,
  sectionDraft,
  sectionValues,
  type OrderFailure,
  type OrderSection,
  type OrderView,
} from '../../../core/order/public';
import { DEPOSIT_WORDS } from '../../../ui/copy/order/deposit-copy';
import { FAILED_ORDER_WORDS } from '../../../ui/copy/order/order-refusal-copy';
import { composeCli } from '../../modules/compose-cli';
import type { AppPorts } from '../../request/port-tokens';
import { portsOf } from '../../request/ports-of';
import { keptSession } from '../account/kept-session';
import { failureLine } from '../failure-line';
import type { OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { orderInJson, orderInText } from './order-text';

interface Flags {
  readonly token?: string;
  readonly key?: string;
  readonly field?: readonly string[];
  readonly readAt?: string;
  readonly checked?: string;
  readonly json?: boolean;
  readonly api?: string;
}

const more = (value: string, values: readonly string[]): readonly string[] => [...values, value];

/** `forecourt order`: an order from its start to its end, in the name of whoever has the token. */
export function orderCommand(terminal: Terminal, open: OpenBackEnd): Command {
  const withPorts = async (
    { token, api }: Flags,
    work: (ports: AppPorts) => Promise<void>,
  ): Promise<void> => {
    const backEnd = await open(terminal, api);
    try {
      const bearer = (): string | undefined =>
        token ??
        terminal.environment['FORECOURT_TOKEN'] ??
        keptSession(terminal, api).read()?.token;
      await work(portsOf(composeCli({ ...backEnd.line, bearer })));
    } finally {
      await backEnd.close();
    }
  };
  const show = (order: OrderView, { json }: Flags): void => {
    if (json === true) terminal.say(JSON.stringify(orderInJson(order), undefined, 2));
    else orderInText(order).forEach(terminal.say);
  };
  const command = (name: string, description: string): Command =>
    new Command(name)
      .description(description)
      .option(
        '--token <token>',
        'of the customer; else FORECOURT_TOKEN, or whoever account login has logged in',
      )
      .option('--json', 'machine-readable')
      .addOption(API_OPTION);

  const order = new Command('order').description('order a vehicle and collect it');
  order.addCommand(
    command('start', 'start an order of a vehicle, or go on with it')
      .argument('<stock id>', 'the vehicle, by its stock number')
      .option('--key <key>', 'of this submission: sent again with it, one order is started')
      .action((stockId: string, flags: Flags) =>
        withPorts(flags, async ({ orders }) => {
          show(await done(orders.start(stockId, flags.key ?? randomUUID())), flags);
        }),
      ),
  );
  order.addCommand(
    command('show', 'an order, or all of them')
      .argument('[id]', 'of the order')
      .action((id: string | undefined, flags: Flags) =>
        withPorts(flags, async ({ orderRecords }) => {
          if (id !== undefined) {
            show(await done(orderRecords.order(id)), flags);
            return;
          }
          const { orders, tooManyOrders } = await done(orderRecords.orders());
          if (flags.json === true) {
            const all = { orders: orders.map(orderInJson), tooManyOrders };
            terminal.say(JSON.stringify(all, undefined, 2));
            return;
          }
          if (orders.length === 0) terminal.say('No orders.');
          orders.forEach((each) => orderInText(each).forEach(terminal.say));
        }),
      ),
  );
  order.addCommand(
    command('set', `fill in a section: ${ORDER_SECTIONS.join(', ')}`)
      .argument('<id>', 'of the order')
      .argument('<section>', 'which one')
      .option('--field <name=value>', 'what is said; as often as there is something', more, [])
      .addOption(new Option('--read-at <version>', 'the version it was read at; else the latest'))
      .action((id: string, section: string, flags: Flags) =>
        withPorts(flags, async (ports) => {
          show(await saved(ports, id, section, flags), flags);
        }),
      ),
  );
  order.addCommand(
    command('place', 'place an order; with a deposit by card, open its checkout (checkoutUrl)')
      .argument('<id>', 'of the order')
      .option('--checked <mark>', 'as it was checked, by show; else as it stands now')
      .action((id: string, flags: Flags) =>
        withPorts(flags, async ({ orders, orderRecords }) => {
          const checked = flags.checked ?? (await done(orderRecords.order(id))).checked;
          const placed = await done(orders.place(id, checked));
          show(isUnpaid(placed) ? await atCheckout(orders, placed, terminal) : placed, flags);
        }),
      ),
  );
  order.addCommand(
    command('pay', 'open the checkout of a placed order’s deposit, or tell the one that is open')
      .argument('<id>', 'of the order')
      .action((id: string, flags: Flags) =>
        withPorts(flags, async ({ orders }) => {
          show(await done(orders.payDeposit(id)), flags);
        }),
      ),
  );
  order.addCommand(
    command('cancel', 'cancel an order: all that was paid goes back')
      .argument('<id>', 'of the order')
      .action((id: string, flags: Flags) =>
        withPorts(flags, async ({ orders }) => {
          show(await done(orders.cancel(id)), flags);
        }),
      ),
  );
  return order;
}

const isUnpaid = ({ deposit }: OrderView): boolean =>
  deposit !== undefined && isDepositUnpaid(deposit);

/** The order is placed whether or not its checkout can be reached: that is said, and it can be opened later. */
async function atCheckout(
  { payDeposit }: AppPorts['orders'],
  placed: OrderView,
  terminal: Terminal,
): Promise<OrderView> {
  const answer = await firstValueFrom(payDeposit(placed.id));
  if (!isLeft(answer)) return answer.right;
  terminal.complain(DEPOSIT_WORDS.unreachable);
  return placed;
}

const NAMES: Readonly<Record<OrderSection, readonly string[]>> = {
  compliance: [...COMPLIANCE_FIELDS, LICENCE_HELD, LICENCE_ADDRESS],
  ...SECTION_FIELDS,
};

async function saved(
  { orders, orderRecords }: AppPorts,
  id: string,
  section: string,
  { field = [], readAt }: Flags,
): Promise<OrderView> {
  if (!isOrderSection(section)) {
    throw new CommandFailed(
      `There is no section ${JSON.stringify(section)}; there are ${ORDER_SECTIONS.join(', ')}.`,
      EXIT.wrongUsage,
    );
  }
  const names = NAMES[section];
  const said = field.map((pair) => {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    if (names.includes(name)) return [name, value] as const;
    throw new CommandFailed(
      `--field ${JSON.stringify(pair)} names no field; the section has ${names.join(', ')}.`,
      EXIT.wrongUsage,
    );
  });
  const { sections } = await done(orderRecords.order(id));
  const draft = sectionDraft(section, {
    ...sectionValues(section, sections),
    ...Object.fromEntries(said),
  });
  if (isLeft(draft)) {
    const lines = Object.entries(draft.left).map(([name, fault]) => `${name}: ${fault}`);
    throw new CommandFailed(lines.join('\n'), EXIT.wrongUsage);
  }
  const latest = sections[section]?.version ?? 0;
  return done(orders.save(id, draft.right, readAt === undefined ? latest : Number(readAt)));
}

async function done<Answer>(answer$: Observable<Either<OrderFailure, Answer>>): Promise<Answer> {
  const answer = await firstValueFrom(answer$);
  if (!isLeft(answer)) return answer.right;
  const failure = answer.left;
  switch (failure.kind) {
    case 'order-refused':
      throw new CommandFailed(
        FAILED_ORDER_WORDS[failure.why],
        failure.why === 'unknown' ? EXIT.wrongUsage : EXIT.failed,
      );
    case 'field-faults':
      throw new CommandFailed(
        Object.entries(failure.faults)
          .map(([name, reason]) => `${name}: ${reason}`)
          .join('\n'),
        EXIT.wrongUsage,
      );
    case 'not-allowed':
      throw new CommandFailed(
        'Nobody is logged in: use account login, or give a token by --token or FORECOURT_TOKEN.',
      );
    case 'refused':
      if (failure.status === 404)
        throw new CommandFailed('There is no such order.', EXIT.wrongUsage);
      throw new CommandFailed(failureLine(failure));
    default:
      throw new CommandFailed(failureLine(failure));
  }
}
