import { ContainerModule } from 'inversify';
import { HttpContentLibrary } from '../../adapters/http/content/http-content-library';
import { HttpFrameContent } from '../../adapters/http/content/http-frame-content';
import { HttpReviewFeed } from '../../adapters/http/content/http-review-feed';
import type { CleanHtml } from '../../adapters/html/clean-html';
import { loggedFailures } from '../logged-failures';
import { TOKENS } from '../tokens';

export const contentModule = (cleanHtml: CleanHtml): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.content).toResolvedValue(
      (client) => new HttpContentLibrary(client, cleanHtml),
      [TOKENS.httpClient],
    );
    bind(TOKENS.frame).toResolvedValue(
      (client) => {
        const { menu, footer, popularBrands } = new HttpFrameContent(client);
        return { menu: loggedFailures('The header’s menu', menu), footer, popularBrands };
      },
      [TOKENS.httpClient],
    );
    bind(TOKENS.reviews).toResolvedValue(
      (client, content, random) => new HttpReviewFeed(client, content, random),
      [TOKENS.httpClient, TOKENS.content, TOKENS.random],
    );
  });
