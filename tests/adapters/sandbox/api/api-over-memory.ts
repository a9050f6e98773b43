import fastify, { type FastifyInstance } from 'fastify';
import { sandboxApi, type SandboxApiParts } from '../../../../adapters/sandbox/api/sandbox-api';
import { stockFrom } from '../../../../adapters/sandbox/api/sandbox-stock';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';

export const TODAY = '2026-11-27';

/** The API over a few vehicles held in memory. */
export async function apiOver(
  stock: readonly StockRecord[],
  parts: Partial<SandboxApiParts> = {},
): Promise<FastifyInstance> {
  const found =
    <Key>(keyOf: (record: StockRecord) => Key) =>
    (keys: readonly Key[]): readonly StockRecord[] =>
      keys.flatMap((key) => stock.filter((record) => keyOf(record) === key));
  const source = {
    allForIndex: () => stock,
    forIndexAfter: () => [],
    byIds: found((record) => record.id),
    bySlugs: found((record) => record.slug),
    byStockIds: found((record) => record.stockId),
    byVrms: found((record) => record.vrm),
    revision: () => 1,
  };
  const today = (): string => TODAY;
  const server = fastify();
  await server.register(sandboxApi({ stock: stockFrom(source, today), today, ...parts }));
  return server;
}

export interface Answer {
  readonly status: number;
  // Answers are read as a client would: whatever JSON there is.
  readonly body: Readonly<Record<string, unknown>> & {
    readonly data?: unknown;
    readonly meta?: unknown;
  };
}

export async function ask(server: FastifyInstance, url: string): Promise<Answer> {
  const { statusCode, body } = await server.inject({ method: 'GET', url });
  return { status: statusCode, body: JSON.parse(body) as Answer['body'] };
}

/** The slugs of an answer's vehicles, in order. */
export const slugsOf = ({ body }: Answer): readonly string[] =>
  (body.data as readonly { slug: string }[]).map(({ slug }) => slug);
