import { ContainerModule } from 'inversify';
import type { ShortlistStore } from '../../core/shortlist/public';
import { TOKENS } from '../tokens';

export const shortlistModule = (makeStore: () => ShortlistStore): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.shortlistStore).toResolvedValue(makeStore);
  });
