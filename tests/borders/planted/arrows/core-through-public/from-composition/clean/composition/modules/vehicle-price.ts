import type { Vehicle } from '../../core/stock/public';
import type { Pence } from '../../core/kernel/pence';
export type VehiclePrice = readonly [Vehicle, Pence];
