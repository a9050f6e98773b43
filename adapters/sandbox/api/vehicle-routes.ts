import type { FastifyInstance } from 'fastify';
import type { StockRecord } from '../stock/stock-record';
import { parametersOf, type QueryParameters } from './query-parameters';
import type { SandboxStock } from './sandbox-stock';
import { pageSizeOf, toSearchQuery } from './search-request';
import { toWireVehicle } from './wire-vehicle';
import { toWireVehicleInFull } from './wire-vehicle-in-full';

/** The three written forms of one call (CG-053), below `/api`. */
const SEARCH_PATHS = ['/v2/vehicle-search', '/v2/vehicle-search/', '/vehicle-search'];

const MOST_BY_NAME = 100;

/** Search, options and look-ups (CALL-13 to CALL-25). */
export function vehicleRoutes(api: FastifyInstance, stock: SandboxStock): void {
  for (const path of SEARCH_PATHS) {
    api.get(path, (request) => {
      const parameters = parametersOf(request);
      return recordsByName(parameters, stock) ?? searched(parameters, stock);
    });
  }

  api.get('/v2/vehicle-search-filter', (request) => {
    const { total, options } = stock.index().facets(toSearchQuery(parametersOf(request)));
    return { data: options, meta: { total } };
  });

  api.get('/used-vehicles/cars/filters', (request) => {
    const query = toSearchQuery(parametersOf(request));
    const section = (query.lists.category ?? []).length === 0 ? ['cars'] : query.lists.category;
    const { options } = stock
      .index()
      .facets({ ...query, lists: { ...query.lists, category: section ?? [] } });
    const makes = (options['make'] ?? [])
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    return { data: { make: Object.fromEntries(makes.map(({ value, label }) => [value, label])) } };
  });

  api.post('/used-vehicles/find-by-slugs', (request) => {
    const slugs = slugsIn(request.body);
    return { data: stock.bySlugs(slugs.slice(0, MOST_BY_NAME)).map(toWireVehicleInFull) };
  });
}

function searched(parameters: QueryParameters, stock: SandboxStock) {
  const query = toSearchQuery(parameters);
  const { total, ids } = stock.index().search(query);
  return {
    data: stock.recordsByIds(ids).map(toWireVehicle),
    meta: { total, page: query.page, resultsPerPage: query.pageSize },
  };
}

/** The vehicles named by stock number, registration or slug; `undefined` where none is named. */
function recordsByName(parameters: QueryParameters, stock: SandboxStock) {
  const stockIds = parameters.list('stock_id');
  const vrms = parameters.list('vrm').map((vrm) => vrm.toUpperCase().replace(/[\s-]+/g, ''));
  const slugs = parameters.list('slug');
  if (stockIds.length + vrms.length + slugs.length === 0) return undefined;

  const found = [...stock.byStockIds(stockIds), ...stock.byVrms(vrms), ...stock.bySlugs(slugs)];
  const records = [...new Map(found.map((record) => [record.id, record])).values()];
  const { page } = toSearchQuery(parameters);
  const pageSize = pageSizeOf(parameters, MOST_BY_NAME);
  return {
    data: pageOf(records, page, pageSize).map(toWireVehicleInFull),
    meta: { total: records.length, page, resultsPerPage: pageSize },
  };
}

const pageOf = (
  records: readonly StockRecord[],
  page: number,
  pageSize: number,
): readonly StockRecord[] => records.slice((page - 1) * pageSize, page * pageSize);

function slugsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('slugs' in body)) return [];
  const { slugs } = body;
  return Array.isArray(slugs)
    ? slugs.filter((slug): slug is string => typeof slug === 'string')
    : [];
}
