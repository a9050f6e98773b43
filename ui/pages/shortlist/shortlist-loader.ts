import { isLeft } from 'fp-ts/Either';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { isSlug, namesOf, slugsFromShared } from '../../../core/shortlist/public';
import { askByName } from '../../../core/showroom/public';
import type { Vehicle } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** What the address asks for: the shopper's own list, or one that was sent. */
export type ShortlistPageState =
  | { readonly kind: 'own' }
  | {
      readonly kind: 'sent';
      /** All that the link names, by slug or stock number, in its order; some may be gone. */
      readonly slugs: readonly string[];
      readonly vehicles: readonly Vehicle[];
    }
  | {
      readonly kind: 'sent-failed';
      readonly slugs: readonly string[];
      readonly failure: GatewayFailure;
    };

/** The shopper's own list is known to the browser only; a list that was sent is in the address. */
export const shortlistLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs) => {
    const slugs = slugsFromShared('favourites', new URL(request.url).search);
    if (slugs.length === 0) return data<ShortlistPageState>({ kind: 'own' });
    // A list sent while favourites were held by their ids is found whatever holds today (CG-075).
    const kind = slugs.every(isSlug) ? 'slug' : 'id';
    const answer = await answerTo(askByName(app.ports.catalogue, kind, slugs), request.signal);
    if (isLeft(answer)) {
      // The page stands and says what failed, but nobody should keep it.
      return data<ShortlistPageState>(
        { kind: 'sent-failed', slugs, failure: answer.left },
        { status: 503 },
      );
    }
    const vehicles = slugs.flatMap(
      (slug) => answer.right.find((vehicle) => namesOf(vehicle).includes(slug)) ?? [],
    );
    return data<ShortlistPageState>({ kind: 'sent', slugs, vehicles });
  };
