import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { filter, firstValueFrom, map } from 'rxjs';
import {
  askBlock,
  type SimilarVehicles,
  type VehiclePageState,
  type VehiclePorts,
} from '../../core/showroom/public';
import {
  shownPrice,
  vehicleDifferences,
  type Vehicle,
  type VehicleDifference,
} from '../../core/stock/public';
import { inPounds } from '../../core/kernel/money';
import { differenceWords } from '../../ui/copy/alike-copy';
import { composeCli } from '../modules/compose-cli';
import { portsOf } from '../request/ports-of';
import { failureLine } from './failure-line';
import type { OpenBackEnd } from './open-back-end';
import { openedVehicle } from './opened-vehicle';
import { vehicleName } from './results-text';
import { API_OPTION } from './search-options';
import { CommandFailed, type Terminal } from './terminal';
import { textTable, type Column } from './text-table';
import type { VehicleFlags } from './vehicle-command';

interface Alike {
  readonly vehicle: Vehicle;
  readonly differences: readonly VehicleDifference[];
}

/** `forecourt similar`: the similar vehicles of a vehicle's page, and what sets each apart. */
export function similarCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  return new Command('similar')
    .description('list vehicles like one, as its page does, with what sets them apart')
    .argument('<slug>', 'the last part of the address of its page')
    .option('--json', 'machine-readable: title, price in pence and differences of each')
    .addOption(API_OPTION)
    .action(async (slug: string, flags: VehicleFlags) => {
      const backEnd = await openBackEnd(terminal, flags.api);
      try {
        const ports = portsOf(composeCli(backEnd.line));
        const { vehicle } = await openedVehicle(ports, { slug, blocks: 'none' });
        const { vehicles } = await similarOnes(ports, vehicle);
        const alike = vehicles.map((other) => ({
          vehicle: other,
          differences: vehicleDifferences(vehicle, other),
        }));
        if (flags.json === true) terminal.say(JSON.stringify(inJson(slug, alike), undefined, 2));
        else similarText(vehicle, alike).forEach(terminal.say);
      } finally {
        await backEnd.close();
      }
    });
}

async function similarOnes(
  ports: VehiclePorts,
  vehicle: VehiclePageState['vehicle'],
): Promise<SimilarVehicles> {
  const answer = await firstValueFrom(
    askBlock(ports, vehicle, 'similar').pipe(
      map((event) =>
        event.kind === 'answered' && event.block === 'similar' ? event.answer : undefined,
      ),
      filter((found) => found !== undefined),
    ),
  );
  if (isLeft(answer)) throw new CommandFailed(failureLine(answer.left));
  return answer.right;
}

const columns: readonly Column<Alike>[] = [
  { heading: 'Vehicle', cell: ({ vehicle }) => vehicleName(vehicle), widest: 48 },
  { heading: 'Price', cell: ({ vehicle }) => priceOf(vehicle), align: 'right' },
  {
    heading: 'Compared with this one',
    cell: ({ differences }) => differences.map(differenceWords).join(', '),
  },
  { heading: 'Slug', cell: ({ vehicle }) => vehicle.slug },
];

function similarText(vehicle: Vehicle, alike: readonly Alike[]): readonly string[] {
  const name = vehicleName(vehicle);
  return alike.length === 0
    ? [`Nothing in stock is like this ${name}.`]
    : [`Like this ${name}, ${priceOf(vehicle)}`, '', ...textTable(columns, alike)];
}

function priceOf({ price }: Vehicle): string {
  const shown = shownPrice(price);
  return shown === undefined ? '–' : inPounds(shown);
}

const inJson = (slug: string, alike: readonly Alike[]) => ({
  slug,
  similar: alike.map(({ vehicle, differences }) => ({
    slug: vehicle.slug,
    title: vehicleName(vehicle),
    price: shownPrice(vehicle.price) ?? null,
    differences,
  })),
});
