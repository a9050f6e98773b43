import type { Money } from '../../kernel/money';

/** What is remembered of a vehicle in a list, enough to know it by where there is no connection. */
export interface SnapshotVehicle {
  readonly slug: string;
  /** Make, model and derivative: "Ford Fiesta 1.0 EcoBoost Zetec". */
  readonly title: string;
  /** Path of the vehicle's page, from `/used/` on. */
  readonly path: string;
  /** The large figure of its card when it was seen; nothing where it had no price. */
  readonly price?: Money;
  /** Year, mileage and the like in one line: "2021 (71) · 24,310 miles · Petrol". */
  readonly facts?: string;
  /** Address of a small picture. */
  readonly picture?: string;
}

/**
 * The shopper's lists as they last stood, readable offline. Prices in it are never shown without
 * `takenAt`, since they may have changed since.
 */
export interface ShortlistSnapshot {
  /** When the vehicles were asked for, in milliseconds since 1970. */
  readonly takenAt: number;
  /** Newest last, as the list itself. */
  readonly favourites: readonly SnapshotVehicle[];
  readonly compare: readonly SnapshotVehicle[];
}
