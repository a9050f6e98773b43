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
import { firstValueFrom } from 'rxjs';
import type { ReservationState } from '../../../core/reservation/public';
import { settingsOf } from '../open-back-end';
import { CommandFailed, EXIT, type Terminal } from '../terminal';

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
    const status = (await statusOf(sandbox, id)) ?? null;
    terminal.say(
      json === true ? JSON.stringify({ status }, undefined, 2) : (status ?? 'no such reservation'),
    );
  };

  const command = new Command('sandbox').description('the stand-in payment provider');
  command
    .command('pay')
    .description('pay at a checkout, as its page does')
    .argument('<id>', 'of the reservation, as reserve told it')
    .option('--decline', 'with a card that is declined')
    .option('--json', 'machine-readable')
    .action((id: string, { decline, json }: Flags & { readonly decline?: boolean }) =>
      withSandbox(async (sandbox) => {
        const before = sandbox.checkout.session(id);
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
        await sandbox.checkout.pay(id, decline === true ? 'declined' : 'paid');
        await tell(sandbox, id, json);
      }),
    );
  command
    .command('webhook')
    .description('have the provider tell something of a checkout, whether or not it happened')
    .argument('<id>', 'of the reservation, as reserve told it')
    .addOption(
      new Option('--event <name>', 'what is told')
        .choices([...CHECKOUT_EVENTS])
        .makeOptionMandatory(),
    )
    .option('--json', 'machine-readable')
    .action((id: string, { event, json }: Flags & { readonly event: CheckoutEventType }) =>
      withSandbox(async (sandbox) => {
        const status = await sandbox.checkout.tell(id, event);
        if (status < 200 || status > 299) {
          throw new CommandFailed(`The back end did not take the event (status ${status}).`);
        }
        await tell(sandbox, id, json);
      }),
    );
  return command;
}

async function statusOf(sandbox: Sandbox, id: string): Promise<ReservationState | undefined> {
  const { reservations } = portsOf(composeCli({ transport: sandbox.transport }));
  const answer = await firstValueFrom(reservations.standing(id));
  return isLeft(answer) ? undefined : answer.right.status;
}
