import type { Vehicle } from '../../core/stock/model/vehicle';
export type VehiclePrice = Vehicle;
