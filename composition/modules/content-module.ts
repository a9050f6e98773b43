import { ContainerModule } from 'inversify';
import { HttpContentLibrary } from '../../adapters/http/content/http-content-library';
import { HttpFrameContent } from '../../adapters/http/content/http-frame-content';
import { HttpReviewFeed } from '../../adapters/http/content/http-review-feed';
import type { CleanHtml } from '../../adapters/html/clean-html';
import { loggedFailures } from '../logged-failures';
import { TOKENS } from '../tokens';

export const contentModule = (cleanHtml: CleanHtml): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.contentLibrary).toResolvedValue(
      (client) => new HttpContentLibrary(client, cleanHtml),
      [TOKENS.httpClient],
    );
    bind(TOKENS.frameContent).toResolvedValue(
      (client) => {
        const { menu, footer, popularBrands } = new HttpFrameContent(client);
        return { menu: loggedFailures('The header’s menu', menu), footer, popularBrands };
      },
      [TOKENS.httpClient],
    );
    bind(TOKENS.reviewFeed).toResolvedValue(
      (client, content, random) => new HttpReviewFeed(client, content, random),
      [TOKENS.httpClient, TOKENS.contentLibrary, TOKENS.random],
    );
  });
