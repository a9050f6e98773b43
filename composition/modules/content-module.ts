import { ContainerModule } from 'inversify';
import { HttpContentLibrary } from '../../adapters/http/content/http-content-library';
import type { CleanHtml } from '../../adapters/html/clean-html';
import { TOKENS } from '../tokens';

export const contentModule = (cleanHtml: CleanHtml): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.contentLibrary).toResolvedValue(
      (client) => new HttpContentLibrary(client, cleanHtml),
      [TOKENS.httpClient],
    );
  });
