import { canReserve } from '../../../core/reservation/public';
import type { SandboxStock } from '../api/sandbox-stock';
import type { StockRecord } from '../stock/stock-record';
import type { KeptVehicle } from './reservation-store';

const STATUSES = {
  FOR_SALE_RETAIL: 'for-sale',
  RESERVED: 'reserved',
  SOLD: 'sold',
} as const satisfies Record<StockRecord['status'], string>;

/** Whether the stock itself offers a vehicle, which may have left it. */
export const isOffered = (record: StockRecord | undefined): boolean =>
  record !== undefined &&
  canReserve({
    status: STATUSES[record.status],
    ...(record.reservedAt !== null && { reservedAt: record.reservedAt }),
  });

/**
 * The stock as shoppers are told of it: a vehicle that somebody pays for, or has paid for, is
 * reserved. The index, which counts and filters by status, knows the stock alone.
 * @param kept by stock number; `undefined` of a vehicle that is kept for nobody
 */
export function reservedStock(
  stock: SandboxStock,
  kept: (stockId: string) => KeptVehicle | undefined,
): SandboxStock {
  const told = (record: StockRecord): StockRecord => {
    if (record.status !== 'FOR_SALE_RETAIL') return record;
    const found = kept(record.stockId);
    if (found === undefined) return record;
    const { since, holdEndsAt } = found;
    return {
      ...record,
      status: 'RESERVED',
      reservedAt: new Date(since).toISOString(),
      ...(holdEndsAt !== undefined && { holdEndsAt: new Date(holdEndsAt).toISOString() }),
    };
  };
  return {
    index: stock.index,
    recordsByIds: (ids) => stock.recordsByIds(ids).map(told),
    bySlugs: (slugs) => stock.bySlugs(slugs).map(told),
    byStockIds: (stockIds) => stock.byStockIds(stockIds).map(told),
    byVrms: (vrms) => stock.byVrms(vrms).map(told),
  };
}
