import type { CareChoice } from '../rules/service-history';

/** A vehicle as the valuer knows it by its mark (VALA-53, VALB-13, VALB-16). What it does not tell is absent. */
export interface LookedUpVehicle {
  /** Without spaces. */
  readonly vrm?: string;
  /** Its number in the trade's price guide. */
  readonly capId?: string;
  readonly make?: string;
  readonly model?: string;
  readonly derivative?: string;
  readonly transmission?: string;
  readonly fuel?: string;
  readonly colour?: string;
  /** "2019-05-08". */
  readonly firstRegistered?: string;
  /** The same day as the valuer words it. */
  readonly registeredInWords?: string;
  /** As the valuer words it: "1.0 EcoBoost". */
  readonly engine?: string;
  /** As the valuer words it: "car", "van". */
  readonly kind?: string;
  /** Address of a picture of it. */
  readonly picture?: string;
  /** In cc. */
  readonly engineSize?: number;
  /** Full where nothing is told (VALB-23). */
  readonly care: CareChoice;
  /** 0 where nothing is told (VALB-22). */
  readonly previousKeepers: number;
}
