import { canReserve } from '../../../core/reservation/public';
import type { SandboxStock } from '../api/sandbox-stock';
import type { KeptAs, VehicleIndex } from '../search/vehicle-index';
import type { StockRecord } from '../stock/stock-record';
import type { KeptVehicles } from './kept-vehicles';

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
 * The stock as shoppers are told of it, vehicle by vehicle and in what the search counts: one that
 * somebody pays for, or has paid for, is reserved, and one that was handed over is sold.
 * @param kept by stock number; the same as long as it says the same
 */
export function reservedStock(stock: SandboxStock, kept: () => KeptVehicles): SandboxStock {
  const told = (record: StockRecord): StockRecord => {
    const found = kept().get(record.stockId);
    if (found === undefined || record.status !== 'FOR_SALE_RETAIL') return record;
    const { since, holdEndsAt, isCollected } = found;
    if (isCollected) return { ...record, status: 'SOLD' };
    return {
      ...record,
      status: 'RESERVED',
      reservedAt: new Date(since).toISOString(),
      ...(holdEndsAt !== undefined && { holdEndsAt: new Date(holdEndsAt).toISOString() }),
    };
  };
  return {
    index: indexOfKept(stock, kept),
    recordsByIds: (ids) => stock.recordsByIds(ids).map(told),
    bySlugs: (slugs) => stock.bySlugs(slugs).map(told),
    byStockIds: (stockIds) => stock.byStockIds(stockIds).map(told),
    byVrms: (vrms) => stock.byVrms(vrms).map(told),
  };
}

/** Made anew with the first question after something has changed, of all but what depends on it. */
function indexOfKept(stock: SandboxStock, kept: () => KeptVehicles): () => VehicleIndex {
  let made:
    | { readonly of: VehicleIndex; readonly by: KeptVehicles; readonly index: VehicleIndex }
    | undefined;
  const make = (of: VehicleIndex, by: KeptVehicles): VehicleIndex => {
    const statuses = stock
      .byStockIds([...by.keys()])
      .filter(({ status }) => status === 'FOR_SALE_RETAIL')
      .map(({ id, stockId }): readonly [number, KeptAs] => [
        id,
        by.get(stockId)?.isCollected === true ? 'SOLD' : 'RESERVED',
      ]);
    return of.keeping(new Map(statuses));
  };
  return () => {
    const [of, by] = [stock.index(), kept()];
    if (by.size === 0) return of;
    if (made?.of !== of || made.by !== by) made = { of, by, index: make(of, by) };
    return made.index;
  };
}
