import { ContainerModule } from 'inversify';
import { uuidIds } from '../../adapters/ids/uuid-ids';
import { TOKENS } from '../tokens';

export const identityModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.ids).toResolvedValue(() => uuidIds);
    bind(TOKENS.random).toResolvedValue(() => ({ next: Math.random }));
  });
