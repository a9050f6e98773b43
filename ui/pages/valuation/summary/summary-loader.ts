import { isLeft } from 'fp-ts/Either';
import { data, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { Branch } from '../../../../core/content/public';
import { isNoneThere } from '../../../../core/kernel/failure';
import { hashOfAddress, type Valuation } from '../../../../core/valuation/public';
import type { App } from '../../../kit/app';
import { answerTo } from '../../answer-to';
import { wayToBranch, type WayToBranch } from '../way/way-to-branch';

export type SummaryState =
  | {
      readonly kind: 'found';
      readonly valuation: Valuation;
      /** Milliseconds since 1970 in UTC. */
      readonly now: number;
      /** In reading B, whose last step stands here (CG-006). */
      readonly way?: WayToBranch;
    }
  /** Nobody has such a hash. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable'; readonly branches: readonly Branch[] };

/** The branch that was chosen on the way here, by its slug; whoever comes by the email names none. */
const BRANCH = 'branch';

/** An answer that tells neither which vehicle it is about nor what it is worth. */
const isEmpty = ({ vehicle, prices }: Valuation): boolean =>
  vehicle.vrm === undefined && prices === undefined;

/** A valuation by the hash in the address (ROUTE-37); it tells the vehicle, the day and the prices, and nobody’s name. */
export const summaryLoader =
  (app: App) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { signal, url } = request;
    // In a browser a document of its own: what may report has not run in it, and does not.
    if (!app.wholePages) return redirectDocument(url);
    const id = params['id'] ?? '';
    const { valuation: reading } = app.settings;
    if (hashOfAddress(id) !== id) return notKnown();
    // Asked for at once: whoever waits for the valuer in vain has no time left for the branches.
    const [answer, branches] = await Promise.all([
      answerTo(app.ports.valuer.fetch(reading, id), signal),
      answerTo(app.branches(), signal),
    ]);
    if (isLeft(answer) || isEmpty(answer.right)) {
      if (isLeft(answer) && isNoneThere(answer.left)) return notKnown();
      const state: SummaryState = { kind: 'unavailable', branches };
      return data(state, { status: 503 });
    }
    const state: SummaryState = {
      kind: 'found',
      valuation: answer.right,
      now: app.clock.now(),
      ...(reading === 'b' && {
        way: wayToBranch(
          app.settings,
          branches,
          new URL(url).searchParams.get(BRANCH) ?? undefined,
        ),
      }),
    };
    return data(state, { status: 200 });
  };

const notKnown = () => data<SummaryState>({ kind: 'unknown' }, { status: 404 });
