import { ContainerModule } from 'inversify';
import { HttpBranchDirectory } from '../../adapters/http/branch/http-branch-directory';
import {
  HttpArticleLibrary,
  type LatestKey,
} from '../../adapters/http/content/http-article-library';
import { HttpContentLibrary } from '../../adapters/http/content/http-content-library';
import { HttpFrameContent } from '../../adapters/http/content/http-frame-content';
import { HttpReviewFeed } from '../../adapters/http/content/http-review-feed';
import type { CleanHtml } from '../../adapters/html/clean-html';
import { TOKENS } from '../tokens';

export const contentModule = (
  cleanHtml: CleanHtml,
  {
    log,
    latestArticles,
    mediaStorage,
  }: {
    readonly log?: ((line: string) => void) | undefined;
    readonly latestArticles?: LatestKey | undefined;
    readonly mediaStorage?: string | undefined;
  } = {},
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.content).toResolvedValue(
      (client) => new HttpContentLibrary(client, cleanHtml, mediaStorage),
      [TOKENS.httpClient],
    );
    bind(TOKENS.articles).toResolvedValue(
      (client) => new HttpArticleLibrary(client, cleanHtml, latestArticles, log),
      [TOKENS.httpClient],
    );
    bind(TOKENS.directory).toResolvedValue(
      (client) => new HttpBranchDirectory(client, log),
      [TOKENS.httpClient],
    );
    bind(TOKENS.frame).toResolvedValue(
      (client) => new HttpFrameContent(client),
      [TOKENS.httpClient],
    );
    bind(TOKENS.reviews).toResolvedValue(
      (client, content, random) => new HttpReviewFeed(client, content, random),
      [TOKENS.httpClient, TOKENS.content, TOKENS.random],
    );
  });
