import type { EquipmentGroup, VehicleInFull } from '../model/vehicle-in-full';
import { classifiedFeatures } from '../facts/classified-features';
import { equipmentGroups, safetyGroups } from '../facts/equipment-groups';
import { optionalExtras, type OptionalExtras } from '../facts/optional-extras';
import { overviewItems, roadTax, type OverviewKey } from '../facts/overview-items';
import {
  technicalFacts,
  technicalSpecification,
  topSpecification,
  type SpecificationGroup,
  type TechnicalKey,
} from '../facts/technical-figures';
import { knownFacts, type VehicleFact } from '../facts/vehicle-fact';

/** What the Vehicle Efficiency tab is about. */
export type EfficiencyKey =
  | Extract<TechnicalKey, 'ec-urban-mpg' | 'ec-extra-urban-mpg' | 'ec-combined-mpg' | 'co2-gkm'>
  | 'road-tax';

/**
 * All that the tabs of a vehicle's page tell, once: the detail tabs, the simple data tabs and the
 * information panel are three views of this (CG-084). Every item comes from a fact that is there.
 */
export interface VehicleSections {
  readonly overview: readonly VehicleFact<OverviewKey>[];
  readonly features: readonly EquipmentGroup[];
  readonly technical: readonly SpecificationGroup[];
  readonly efficiency: readonly VehicleFact<EfficiencyKey>[];
  readonly safety: readonly EquipmentGroup[];
  readonly extras: OptionalExtras;
  /** At most ten (VDP-07, CONST-04). */
  readonly topFeatures: readonly string[];
  readonly topSpecification: readonly SpecificationGroup[];
}

export function vehicleSections(vehicle: VehicleInFull): VehicleSections {
  const features = equipmentGroups(vehicle);
  return {
    overview: overviewItems(vehicle),
    features,
    technical: technicalSpecification(vehicle),
    efficiency: efficiency(vehicle),
    safety: safetyGroups(features),
    extras: optionalExtras(vehicle),
    topFeatures: classifiedFeatures(vehicle),
    topSpecification: topSpecification(vehicle),
  };
}

const efficiency = (vehicle: VehicleInFull): readonly VehicleFact<EfficiencyKey>[] => [
  ...technicalFacts(vehicle, ['ec-urban-mpg', 'ec-extra-urban-mpg', 'ec-combined-mpg', 'co2-gkm']),
  ...knownFacts([['road-tax' as const, roadTax(vehicle)]]),
];
