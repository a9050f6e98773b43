import { Command } from 'commander';
import { latest } from '../../core/kernel/remote';
import type { VehiclePageState } from '../../core/showroom/public';
import { checkColumns, vehicleSections } from '../../core/stock/public';
import { systemClock } from '../../adapters/time/system-clock';
import { composeCli } from '../modules/compose-cli';
import { portsOf } from '../request/ports-of';
import type { OpenBackEnd } from './open-back-end';
import { openedVehicle } from './opened-vehicle';
import { API_OPTION } from './search-options';
import type { Terminal } from './terminal';
import { vehicleText } from './vehicle-text';

export interface VehicleFlags {
  readonly json?: boolean;
  readonly api?: string;
}

/** `forecourt vehicle`: a vehicle's page, without the page. */
export function vehicleCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  return new Command('vehicle')
    .description('show one vehicle, as its page does')
    .argument('<slug>', 'the last part of the address of its page')
    .option('--json', 'machine-readable: the vehicle, its sections, its check and those like it')
    .addOption(API_OPTION)
    .action(async (slug: string, flags: VehicleFlags) => {
      const backEnd = await openBackEnd(terminal, flags.api);
      try {
        const ports = portsOf(composeCli(backEnd.line));
        const state = await openedVehicle(ports, { slug, blocks: 'all' });
        if (flags.json === true) terminal.say(JSON.stringify(inJson(state), undefined, 2));
        else vehicleText(state, systemClock.now()).forEach(terminal.say);
      } finally {
        await backEnd.close();
      }
    });
}

/** A block that could not be had is `null`, so that nobody takes it for an empty one. */
function inJson({ vehicle, check, similar }: VehiclePageState) {
  const checked = latest(check);
  return {
    vehicle,
    sections: vehicleSections(vehicle),
    check: checked === undefined ? null : { ...checked, ...checkColumns(checked) },
    similar: latest(similar)?.vehicles.map(({ slug }) => slug) ?? null,
  };
}
