import { ContainerModule } from 'inversify';
import { systemClock } from '../../adapters/time/system-clock';
import type { Clock } from '../../core/kernel/ports/clock';
import { TOKENS } from '../tokens';

export const timeModule = (clock: Clock = systemClock): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toResolvedValue(() => clock);
  });
