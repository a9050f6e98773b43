import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { quoteReferredTo } from '../lender/quote-reference';
import type { StockRecord } from '../stock/stock-record';
import { readFinanceRequest, type FieldError } from './finance-request';
import { LENDER_DOCUMENT_POLICY, lenderDocument } from './lender-document';
import { parametersOf } from './query-parameters';
import type { SandboxStock } from './sandbox-stock';
import { financeOn, type WireQuotes } from './wire-finance';
import { LENDER_PATH, lenderPage } from './wire-quote';

const UNPROCESSABLE = 422;

/** Quotes by stock id, credit checks, and the lender's own pages, below `/api`. */
export function financeRoutes(api: FastifyInstance, stock: SandboxStock): void {
  api.get('/v2/vehicle-finance', (request, reply) =>
    answered(request, reply, stock, {
      list: 'stock_ids',
      find: stock.byStockIds,
      keyOf: ({ stockId }) => stockId,
      keyName: 'stock_id',
    }),
  );

  api.post('/v2/credit-check', (request, reply) => {
    const reference = referenceIn(request.body);
    if (reference === undefined) {
      return refused(reply, [{ field: 'quote', message: 'Must be the reference of a quote.' }]);
    }
    if (quoted(reference, stock) === undefined) {
      return reply.code(404).send({ message: 'There is no quote of this reference.' });
    }
    return { data: { link: lenderPage('credit-check', reference) } };
  });

  for (const page of ['apply', 'credit-check'] as const) {
    for (const path of [`/${page}/`, `/${page}`]) {
      api.get(LENDER_PATH.replace('/api', '') + path, async (request, reply) => {
        const reference = parametersOf(request).text('quote') ?? '';
        const found = quoted(reference, stock);
        return reply
          .code(found === undefined ? 404 : 200)
          .type('text/html; charset=utf-8')
          .header('content-security-policy', LENDER_DOCUMENT_POLICY)
          .send(lenderDocument(page, reference, found));
      });
    }
  }
}

/** Quotes by registration mark (CALL-24), below `/used/cars/get-bulk-finance`. */
export function bulkFinanceRoutes(api: FastifyInstance, stock: SandboxStock): void {
  // Answers without the closing slash too: the prefix alone is the same route.
  api.get('/', (request, reply) =>
    answered(request, reply, stock, {
      list: 'vrms',
      find: (marks) => stock.byVrms([...new Set(marks.map(asMark))]),
      keyOf: ({ vrm }) => asMark(vrm ?? ''),
      keyName: 'vrm',
    }),
  );
}

const asMark = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');

/** How one of the two calls names vehicles. */
interface Naming {
  readonly list: 'stock_ids' | 'vrms';
  readonly find: (keys: readonly string[]) => readonly StockRecord[];
  readonly keyOf: (record: StockRecord) => string;
  readonly keyName: 'stock_id' | 'vrm';
}

/** Vehicles unknown are left out, ones without a quote told among the errors. */
function answered(
  request: { readonly url: string },
  reply: FastifyReply,
  stock: SandboxStock,
  { list, find, keyOf, keyName }: Naming,
) {
  const asked = readFinanceRequest(parametersOf(request), list);
  if (isLeft(asked)) return refused(reply, asked.left);

  const { today } = stock.index();
  const data = new Map<string, WireQuotes>();
  const errors: Readonly<Record<string, string>>[] = [];
  for (const record of find(asked.right.keys)) {
    const finance = financeOn(record, asked.right, today);
    const key = keyOf(record);
    if (finance.kind === 'quoted') data.set(key, finance.quotes);
    if (finance.kind === 'refused') errors.push({ [keyName]: key, ...finance.refusal });
  }
  return { data: Object.fromEntries(data), ...(errors.length === 0 ? {} : { errors }) };
}

const refused = (reply: FastifyReply, errors: readonly FieldError[]): FastifyReply =>
  reply.code(UNPROCESSABLE).send({ errors });

const quoted = (reference: string, stock: SandboxStock) => {
  const quote = quoteReferredTo(reference);
  const [vehicle] = quote === undefined ? [] : stock.byStockIds([quote.stockId]);
  return quote === undefined || vehicle === undefined ? undefined : { quote, vehicle };
};

function referenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('quote' in body)) return undefined;
  const { quote } = body;
  return typeof quote === 'string' && quote.trim() !== '' ? quote.trim() : undefined;
}
