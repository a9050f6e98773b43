import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as renderer from '../../composition/server/render';
import { FAULTS } from './faults';
import { openMatrix, type Cell, type Matrix } from './matrix';

/** `npm run faults` judges every cell; here each call meets every eighth fault, on one of its pages. */
const PART = 8;

const WRONG = FAULTS.filter(({ kind }) => kind === 'wrong');

/** A machine that does other things too is no fault of a page. */
const SLOWEST_MS = 10_000;

function sample(cells: readonly Cell[]): readonly Cell[] {
  const calls = [...new Set(cells.map(({ call }) => call))];
  return calls.flatMap((call, row) => {
    const ofCall = cells.filter((cell) => cell.call === call);
    const pages = [...new Set(ofCall.map(({ page }) => page))];
    return FAULTS.flatMap((fault, column) => {
      if (fault.kind !== 'wrong' || (row + column) % PART !== 0) return [];
      const page = pages[column % pages.length];
      return ofCall.filter((cell) => cell.fault === fault && cell.page === page);
    });
  });
}

describe('a page while a call of it goes wrong', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await openMatrix(renderer, { slowestMs: SLOWEST_MS }, 1);
  });
  afterAll(() => matrix.close());

  it('is every page for some call, and every call but those that a shopper sets off', () => {
    expect(matrix.notMade).toEqual([
      'POST /api/v2/credit-check',
      'POST /api/form/submit',
      'GET /api/v2/web/valuation-lookup',
      'POST /api/valuations/process',
      'POST /api/form/attachment',
      // Nor does one reserve.
      'POST /api/reserve/:slug',
      'POST /api/reservations/:id/cancel',
      'GET /api/reservations',
      // Nor does one order.
      'POST /api/orders',
      'POST /api/orders/:id/sections/:section',
      'POST /api/orders/:id/place',
      'POST /api/orders/:id/cancel',
      'GET /api/orders',
      'GET /api/orders/:id',
      'GET /api/collection-slots/:branch',
      // Nor is anybody logged in.
      'POST /api/v2/contact/auth/login',
      'POST /api/v2/contact/auth/logout',
      'GET /api/v2/contact/auth/show',
      'POST /api/v2/contact/auth/reset',
      'POST /api/v2/contact/auth/passkey/question',
      'POST /api/v2/contact/auth/passkey/login',
      'POST /api/v2/contact/auth/passkeys/question',
      'POST /api/v2/contact/auth/passkeys',
      'POST /api/v2/contact/auth/passkeys/:id/remove',
      'POST /api/v2/form-submit',
      'POST /valuations/lookup',
      'POST /valuations/process',
      'POST /valuations/fetch/:hash',
    ]);
  });

  it.each(WRONG)(
    'stands without it, or says in its documented way that it cannot: $name [ERR-24, ERR-25]',
    async (fault) => {
      const cells = sample(matrix.cells(FAULTS)).filter((cell) => cell.fault === fault);
      expect(cells).not.toEqual([]);
      const failing: string[] = [];
      for (const cell of cells) {
        const { problems } = await matrix.judged(cell);
        if (problems.length > 0) {
          failing.push(`${cell.page.name}, ${cell.call.name}: ${problems.join('; ')}`);
        }
      }
      expect(failing).toEqual([]);
    },
  );
});
