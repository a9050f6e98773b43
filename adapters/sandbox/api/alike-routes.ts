import type { FastifyInstance } from 'fastify';
import type { StockRecord } from '../stock/stock-record';
import type { SandboxStock } from './sandbox-stock';
import { picturesOf } from './wire-pictures';

const MOST_ALIKE = 12;

/** How far to look when the nearest have too few pictures: a few, then many, then far and wide. */
const REACHES = [40, 400, 4000];

/** Vehicles like another (CALL-26), below `/used/find-similar`. */
export function alikeRoutes(api: FastifyInstance, stock: SandboxStock): void {
  api.post<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const [record] = stock.bySlugs([request.params['*'].replace(/\/$/, '')]);
    if (record === undefined) {
      return reply.code(404).send({ message: 'There is no such vehicle.' });
    }
    return { data: alike(stock, record, leastPictures(request.body)).map(({ slug }) => slug) };
  });
}

function alike(stock: SandboxStock, { id }: StockRecord, pictures: number): readonly StockRecord[] {
  let found: readonly StockRecord[] = [];
  for (const reach of REACHES) {
    const ids = stock.index().alike(id, reach);
    found = stock.recordsByIds(ids).filter((record) => picturesOf(record).length >= pictures);
    if (found.length >= MOST_ALIKE || ids.length < reach) break;
  }
  return found.slice(0, MOST_ALIKE);
}

function leastPictures(body: unknown): number {
  const asked =
    typeof body === 'object' && body !== null && 'min_images' in body
      ? Number(body.min_images)
      : NaN;
  return Number.isFinite(asked) ? asked : 0;
}
