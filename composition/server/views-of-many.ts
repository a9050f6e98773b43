import { isRight } from 'fp-ts/Either';
import type { FastifyPluginAsync } from 'fastify';
import { firstValueFrom, forkJoin, map, of, take, timeout } from 'rxjs';
import {
  VIEWS_OF_MANY_KEY,
  VIEWS_OF_MANY_PATH,
} from '../../adapters/http/stock/gathered-view-counter';
import type { VehicleSlug, ViewCounter } from '../../core/stock/public';

/** As many cards as a page of results ever has. */
const MOST_VEHICLES = 60;

/** What is not counted by then is left out: a count is no matter to wait for. */
const WITHIN_MS = 1500;

/**
 * Answers a browser for all cards of a page in one call, where the documents' own call counts one
 * page at a time (CALL-27). A vehicle whose count cannot be had is left out.
 */
export const viewsOfMany =
  (countFor: () => { readonly views: ViewCounter; readonly end: () => void }): FastifyPluginAsync =>
  async (site) => {
    site.get(VIEWS_OF_MANY_PATH, async (request, reply) => {
      const slugs = new URL(request.url, 'http://site').searchParams
        .getAll(VIEWS_OF_MANY_KEY)
        .slice(0, MOST_VEHICLES);
      const { views, end } = countFor();
      const counted = slugs.map((slug) =>
        views.viewsToday(slug as VehicleSlug).pipe(
          take(1),
          map((answer) => (isRight(answer) ? [[slug, answer.right] as const] : [])),
          timeout({ first: WITHIN_MS, with: () => of([]) }),
        ),
      );
      try {
        const found = slugs.length === 0 ? [] : await firstValueFrom(forkJoin(counted));
        return await reply
          .header('cache-control', 'no-store')
          .send({ data: Object.fromEntries(found.flat()) });
      } finally {
        end();
      }
    });
  };
