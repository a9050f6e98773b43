export type { Vehicle } from './model/vehicle';
