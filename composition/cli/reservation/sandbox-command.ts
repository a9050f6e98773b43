import { Command, Option } from 'commander';
import {
  CHECKOUT_EVENTS,
  type CheckoutEventType,
} from '../../../adapters/sandbox/checkout/checkout-event';
import type { Sandbox } from '../../modules/sandbox';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { sandboxSettings } from '../../settings/sandbox-settings';
import { isLeft } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { randomUUID } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { moneyFromWire } from '../../../core/kernel/money';
import type { ReservationState } from '../../../core/reservation/public';
import { settingsOf } from '../open-back-end';
import { CommandFailed, EXIT, type Terminal } from '../terminal';

const ID =
  'of the reservation, as reserve told it; or of an order, or its checkout, for the deposit';

interface Flags {
  readonly json?: boolean;
}

/** `forecourt sandbox`: what a shopper does at the stand-in payment provider, and what it tells. */
export function sandboxCommand(terminal: Terminal): Command {
  const withSandbox = async (work: (sandbox: Sandbox) => Promise<void>): Promise<void> => {
    const { openSandbox } = await import('../../modules/sandbox');
    const sandbox = await openSandbox({
      ...sandboxSettings(settingsOf(terminal), false),
      say: terminal.complain,
    });
    try {
      await work(sandbox);
    } finally {
      await sandbox.close();
    }
  };
  const tell = async (sandbox: Sandbox, id: string, json: boolean | undefined): Promise<void> => {
    await sandbox.settle();
    const deposit = sandbox.deposit(id);
    const status = deposit?.state ?? (await statusOf(sandbox, id)) ?? null;
    terminal.say(
      json === true
        ? JSON.stringify({ status, ...(deposit && { order: deposit.order }) }, undefined, 2)
        : (status ?? 'no such reservation or deposit'),
    );
  };

  const command = new Command('sandbox').description('the stand-in payment provider');
  command
    .command('pay')
    .description('pay at a checkout, as its page does')
    .argument('<id>', ID)
    .option('--decline', 'with a card that is declined')
    .option('--json', 'machine-readable')
    .action((id: string, { decline, json }: Flags & { readonly decline?: boolean }) =>
      withSandbox(async (sandbox) => {
        const session = sandbox.deposit(id)?.session ?? id;
        const before = sandbox.checkout.session(session);
        if (before === undefined) {
          throw new CommandFailed(`There is no checkout ${JSON.stringify(id)}.`, EXIT.wrongUsage);
        }
        if (before.state !== 'open') {
          throw new CommandFailed(
            before.state === 'complete'
              ? 'This checkout is paid already.'
              : 'This checkout has ended: nothing was taken.',
          );
        }
        await sandbox.checkout.pay(session, decline === true ? 'declined' : 'paid');
        await tell(sandbox, id, json);
      }),
    );
  command
    .command('webhook')
    .description('have the provider tell something of a checkout, whether or not it happened')
    .argument('<id>', ID)
    .addOption(
      new Option('--event <name>', 'what is told')
        .choices([...CHECKOUT_EVENTS])
        .makeOptionMandatory(),
    )
    .option('--json', 'machine-readable')
    .action((id: string, { event, json }: Flags & { readonly event: CheckoutEventType }) =>
      withSandbox(async (sandbox) => {
        const session = sandbox.deposit(id)?.session ?? id;
        const status = await sandbox.checkout.tell(session, event);
        if (status < 200 || status > 299) {
          throw new CommandFailed(`The back end did not take the event (status ${status}).`);
        }
        await tell(sandbox, id, json);
      }),
    );
  command
    .command('order')
    .description('what a branch tells of an order')
    .argument('<id>', 'of the order')
    .addOption(new Option('--tell <word>', 'of the vehicle').choices(['ready', 'collected']))
    .option('--paid <pounds>', 'an amount that was paid')
    .option('--payment <id>', 'the till’s own name of the payment: told twice, it is one')
    .option('--json', 'machine-readable')
    .action((id: string, flags: OrderFlags) =>
      withSandbox(async (sandbox) => {
        const order = toldOfOrder(sandbox, id, flags);
        await sandbox.settle();
        terminal.say(flags.json === true ? JSON.stringify({ status: order }, undefined, 2) : order);
      }),
    );
  return command;
}

interface OrderFlags extends Flags {
  readonly tell?: 'ready' | 'collected';
  readonly paid?: string;
  readonly payment?: string;
}

/** @returns the state that the order is in now */
function toldOfOrder(
  { orders }: Sandbox,
  id: string,
  { tell: word, paid, payment = randomUUID() }: OrderFlags,
): string {
  const amount = paid === undefined ? undefined : moneyFromWire(paid);
  if (amount !== undefined && (isNone(amount) || amount.value <= 0)) {
    throw new CommandFailed('--paid: must be an amount in pounds, such as 250', EXIT.wrongUsage);
  }
  if (word === undefined && amount === undefined) {
    throw new CommandFailed('Give --tell or --paid.', EXIT.wrongUsage);
  }
  const outcomes = [
    ...(amount === undefined ? [] : [orders.pay(id, { id: payment, amount: amount.value })]),
    ...(word === undefined ? [] : [orders.tell(id, word)]),
  ];
  for (const outcome of outcomes) {
    if (isLeft(outcome)) {
      const why = outcome.left.kind === 'refused' ? outcome.left.refusal.why : 'faults';
      throw new CommandFailed(
        why === 'unknown'
          ? `There is no order ${JSON.stringify(id)}.`
          : 'The order is past that: nothing was changed.',
        why === 'unknown' ? EXIT.wrongUsage : EXIT.failed,
      );
    }
  }
  const last = outcomes.at(-1);
  return last === undefined || isLeft(last) ? '' : last.right.order.state;
}

async function statusOf(sandbox: Sandbox, id: string): Promise<ReservationState | undefined> {
  const { reservations } = portsOf(composeCli({ transport: sandbox.transport }));
  const answer = await firstValueFrom(reservations.standing(id));
  return isLeft(answer) ? undefined : answer.right.status;
}
