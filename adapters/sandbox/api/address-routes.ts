import type { FastifyInstance } from 'fastify';
import { REDIRECTS } from '../content/redirects';
import { readText } from '../../http/lenient';
import { parametersOf } from './query-parameters';
import type { SandboxStock } from './sandbox-stock';

/** Paths are the same with and without a slash at the end, in small letters and in capitals. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/redirection(?=\/)/, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '');

const redirects = new Map(REDIRECTS.map((redirect) => [plain(redirect.slug), redirect]));

/** Where old addresses lead, and which vehicle an old link names (CALL-49, CALL-50). */
export function addressRoutes(api: FastifyInstance, stock: SandboxStock): void {
  api.get('/redirect', async (request, reply) => {
    const redirect = redirects.get(plain(parametersOf(request).text('slug') ?? ''));
    if (redirect === undefined) {
      return reply.code(404).send({ message: 'There is no redirect for this path.' });
    }
    const { status, url } = redirect;
    return { data: { status, url } };
  });

  api.post<{ Body: unknown }>('/dealer-stock/find-vehicle', async (request, reply) => {
    const asked = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const stockId = readText(asked['stock_id']);
    const mark = readText(asked['vrm'])?.toUpperCase().replace(/\s/g, '');
    if (stockId === undefined && mark === undefined) {
      return reply.code(400).send({ message: 'Neither a stock_id nor a vrm.' });
    }
    const [vehicle] = [
      ...(mark === undefined ? [] : stock.byVrms([mark])),
      ...(stockId === undefined ? [] : stock.byStockIds([stockId])),
    ];
    if (vehicle === undefined) {
      return reply.code(404).send({ message: 'There is no such vehicle.' });
    }
    return { data: { slug: vehicle.slug } };
  });
}
