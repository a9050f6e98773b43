import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { ReservationStanding } from '../../../core/reservation/public';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import type { OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';

interface Flags {
  readonly json?: boolean;
  readonly api?: string;
}

/** `forecourt reservation`: how a reservation stands at the back end. */
export function reservationCommand(terminal: Terminal, open: OpenBackEnd): Command {
  const reservation = new Command('reservation').description('how a reservation stands');
  reservation
    .command('show')
    .description('held, reserved, released or refunded')
    .argument('<id>', 'as reserve told it')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(async (id: string, { json, api }: Flags) => {
      const backEnd = await open(terminal, api);
      try {
        const { reservations } = portsOf(composeCli(backEnd.line));
        const answer = await firstValueFrom(reservations.standing(id));
        if (isLeft(answer)) {
          const isUnknown = answer.left.kind === 'refused' && answer.left.status === 404;
          throw isUnknown
            ? new CommandFailed(`There is no reservation ${JSON.stringify(id)}.`, EXIT.wrongUsage)
            : new CommandFailed(failureLine(answer.left));
        }
        const { status } = answer.right;
        if (json === true) terminal.say(JSON.stringify({ id, status }, undefined, 2));
        else inText(id, answer.right).forEach(terminal.say);
      } finally {
        await backEnd.close();
      }
    });
  return reservation;
}

const inText = (
  id: string,
  { status, payment, holdEndsAt, reference, vehicle }: ReservationStanding,
): readonly string[] => [
  `Reservation ${id}: ${status}`,
  ...(vehicle === undefined ? [] : [`Vehicle: ${vehicle.title}`]),
  ...(payment === undefined ? [] : [`Payment: ${payment}`]),
  ...(reference === undefined ? [] : [`Reference: ${reference}`]),
  ...(holdEndsAt === undefined ? [] : [`Held until ${holdEndsAt}`]),
];
