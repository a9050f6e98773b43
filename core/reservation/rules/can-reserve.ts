import { isReserved, type Vehicle } from '../../stock/public';

/** Whether the stock offers a vehicle to be reserved: for sale, and kept for nobody (CG-083). */
export const canReserve = (vehicle: Pick<Vehicle, 'status' | 'reservedAt'>): boolean =>
  !isReserved(vehicle) && (vehicle.reservedAt ?? '') === '';
