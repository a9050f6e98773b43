import type { FastifyInstance } from 'fastify';
import { CHECK_KEYS, type CheckKey } from '../../../core/stock/public';
import { startOfDay } from '../stock/calendar';
import { Chance } from '../stock/chance';
import type { StockRecord } from '../stock/stock-record';
import type { SandboxStock } from './sandbox-stock';

/** From how many former keepers on a check remarks on them. */
const MANY_KEEPERS = 5;

/** What is found now and then on vehicles that a dealer may sell all the same, and on what share of them. */
const REMARKS: readonly (readonly [key: CheckKey, share: number])[] = [
  ['plateChange', 0.02],
  ['colourChanges', 0.008],
  ['originAndUse', 0.008],
];

/** History checks (CALL-28), below `/api-motorcheck`. @param today ISO date. */
export function checkRoutes(api: FastifyInstance, stock: SandboxStock, today: () => string): void {
  for (const path of ['/provenance/get/:vrm/', '/provenance/get/:vrm']) {
    api.get<{ Params: { vrm: string } }>(path, async (request, reply) => {
      const mark = request.params.vrm.toUpperCase().replace(/[\s-]+/g, '');
      const [record] = stock.byVrms([mark]);
      // Of a vehicle that a feed told of, its history is not ours to make up.
      if (record === undefined || record.details.examples?.length === 0) {
        return reply.code(404).send({ message: 'There is no check of this registration.' });
      }
      return { data: checkOf(record, today()) };
    });
  }
}

/** The same for a vehicle at every asking, made on one of the last mornings (CHECK-08). */
function checkOf({ vrm, details }: StockRecord, today: string) {
  const chance = new Chance(`check/${vrm ?? ''}`);
  const minutes = 8 * 60 + chance.whole(0, 55) - chance.whole(1, 13) * 24 * 60;
  const fate = chance.between(0, 1);
  let above = 0;
  const found = new Set<CheckKey>((details.keepers ?? 0) >= MANY_KEEPERS ? ['keepers'] : []);
  for (const [key, share] of REMARKS) {
    if (fate >= above && fate < above + share) found.add(key);
    above += share;
  }
  return {
    created_at: new Date(startOfDay(today) + minutes * 60_000).toISOString(),
    items: CHECK_KEYS.map((key) => ({ key, flag: found.has(key) })),
  };
}
