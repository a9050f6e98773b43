import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { isNoneThere, type GatewayFailure } from '../../../core/kernel/failure';
import { inPounds } from '../../../core/kernel/money';
import {
  DOCUMENTED_VISIT,
  feeBack,
  HOLD_MS,
  MINIMUM_DEPOSIT,
  RESERVATION_FEE,
  type ReservationStanding,
} from '../../../core/reservation/public';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import { inDecimals } from '../question/decimals';
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
          const isUnknown = isNoneThere(answer.left);
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
  reservation
    .command('cancel')
    .description('give a reservation up: what was paid goes back to the card')
    .argument('<id>', 'as reserve told it, or the reference of the reservation')
    .requiredOption('--email <address>', 'that it was made with')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(async (id: string, { json, api, email }: Flags & { readonly email: string }) => {
      const backEnd = await open(terminal, api);
      try {
        const { reservations } = portsOf(composeCli(backEnd.line));
        const answer = await firstValueFrom(reservations.withdraw(id, email));
        if (isLeft(answer)) throw notCancelled(answer.left);
        const { status } = answer.right;
        if (json === true) terminal.say(JSON.stringify({ id, status }, undefined, 2));
        else {
          inText(id, answer.right).forEach(terminal.say);
          if (status === 'refunded') {
            terminal.say(`${inPounds(feeBack('withdrawn'))} is on its way back to the card.`);
          }
        }
      } finally {
        await backEnd.close();
      }
    });
  reservation
    .command('terms')
    .description('what reserving costs, and how long a vehicle is held')
    .option('--json', 'machine-readable')
    .action(({ json }: Flags) => {
      if (json === true) terminal.say(JSON.stringify(TERMS, undefined, 2));
      else termsText().forEach(terminal.say);
    });
  return reservation;
}

function notCancelled(failure: GatewayFailure): CommandFailed {
  if (isNoneThere(failure)) {
    const words = 'There is no reservation of this id and this e-mail address.';
    return new CommandFailed(words, EXIT.wrongUsage);
  }
  return failure.kind === 'refused' && failure.status === 409
    ? new CommandFailed('The vehicle is collected: the reservation cannot be cancelled any more.')
    : new CommandFailed(failureLine(failure));
}

const HOLD_MINUTES = HOLD_MS / 60_000;

const TERMS = {
  fee: inDecimals(RESERVATION_FEE),
  minimumDeposit: inDecimals(MINIMUM_DEPOSIT),
  holdMinutes: HOLD_MINUTES,
  // As the documents have it; a form begins at a day that is ahead (CG-102).
  documentedVisit: DOCUMENTED_VISIT,
};

const termsText = (): readonly string[] => [
  `Fee: ${inPounds(RESERVATION_FEE)}`,
  `Least deposit of an order: ${inPounds(MINIMUM_DEPOSIT)}`,
  `Held while paying: ${HOLD_MINUTES} minutes`,
  `Given back until the vehicle is collected: ${inPounds(feeBack('withdrawn'))}`,
];

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
