import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DATA_TABS,
  DETAIL_TABS,
  tabsWithContent,
  vehicleSections,
  type FactValue,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { hasContent } from '../../../../core/stock/details/detail-tabs';
import { OVERVIEW_KEYS } from '../../../../core/stock/facts/overview-items';
import { TECHNICAL_KEYS, vehicleInFull } from '../../../support/arbitraries/vehicle-in-full';

/** Everything a vehicle says, as text and numbers, wherever it says it. */
const saidBy = (vehicle: VehicleInFull): ReadonlySet<string> => {
  const said = new Set<string>();
  const hear = (value: unknown): void => {
    if (typeof value === 'string') said.add(value.trim());
    if (typeof value === 'string') said.add(String(Number(value.trim().replaceAll(',', ''))));
    if (typeof value === 'number') said.add(String(value));
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(hear);
  };
  hear(vehicle);
  return said;
};

const coreOf = (value: FactValue): string => {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'measure':
    case 'distance':
      return String(value.value);
    case 'per-year':
      return String(value.amount);
    case 'day':
      return value.day;
    case 'registration':
      return value.registration;
  }
};

const factsOf = (vehicle: VehicleInFull) => {
  const { overview, technical, efficiency, topSpecification } = vehicleSections(vehicle);
  return [
    ...overview,
    ...efficiency,
    ...[...technical, ...topSpecification].flatMap(({ facts }) => facts),
  ];
};

describe('whatever a feed says of a vehicle', () => {
  it('every fact shown is one that the vehicle has [VDP-10] [VDP-53] [CG-084]', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        const said = saidBy(vehicle);
        for (const { value } of factsOf(vehicle)) expect(said).toContain(coreOf(value));
      }),
    );
  });

  it('no figure is negative, not a number, or endless', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        for (const { value } of factsOf(vehicle)) {
          if (value.kind !== 'measure' && value.kind !== 'distance') continue;
          expect(Number.isFinite(value.value) && value.value >= 0).toBe(true);
        }
      }),
    );
  });

  it('items keep the order of the documents [VDP-10] [VDP-53]', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        const { overview, technical } = vehicleSections(vehicle);
        const overviewKeys = overview.map(({ key }) => key);
        const technicalKeys = technical.flatMap(({ facts }) => facts.map(({ key }) => key));
        expect(OVERVIEW_KEYS.filter((key) => overviewKeys.includes(key))).toEqual(overviewKeys);
        expect(TECHNICAL_KEYS.filter((key) => technicalKeys.includes(key))).toEqual(technicalKeys);
      }),
    );
  });

  it('every piece of equipment is listed, once in its group, and none is made up [VDP-56]', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        const { features, safety } = vehicleSections(vehicle);
        const folded = (items: readonly string[]) => items.map((i) => i.trim().toLowerCase());
        const listed = new Set(features.flatMap(({ items }) => folded(items)));
        const given = folded([
          ...vehicle.equipment.flatMap(({ items }) => items),
          ...vehicle.additionalFeatures,
          ...vehicle.features,
        ]).filter((item) => item !== '');
        expect(listed).toEqual(new Set(given));
        for (const { items } of features) expect(new Set(folded(items)).size).toBe(items.length);
        for (const group of safety) expect(features).toContain(group);
      }),
    );
  });

  it('no tab is empty and no content is without its tab [VDP-05] [VDP-07] [VDP-08]', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        const sections = vehicleSections(vehicle);
        for (const tabs of [DETAIL_TABS, DATA_TABS]) {
          const shown: readonly string[] = tabsWithContent(sections, tabs);
          for (const tab of tabs) expect(shown.includes(tab)).toBe(hasContent(sections, tab));
        }
        for (const group of [...sections.technical, ...sections.features]) {
          expect(('facts' in group ? group.facts : group.items).length).toBeGreaterThan(0);
        }
        expect(sections.topFeatures.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
