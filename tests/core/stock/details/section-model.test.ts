import { describe, expect, it } from 'vitest';
import { nothing, pounds } from '../../../../core/kernel/money';
import {
  DATA_TABS,
  DETAIL_TABS,
  SECTION_IDS,
  tabsWithContent,
  vehicleSections,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { OVERVIEW_KEYS } from '../../../../core/stock/facts/overview-items';
import { TECHNICAL_KEYS } from '../../../support/arbitraries/vehicle-in-full';
import { aBareVehicleInFull, aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const overviewOf = (vehicle: VehicleInFull) =>
  Object.fromEntries(vehicleSections(vehicle).overview.map(({ key, value }) => [key, value]));

const technicalOf = (vehicle: VehicleInFull) =>
  Object.fromEntries(
    vehicleSections(vehicle).technical.flatMap(({ facts }) =>
      facts.map(({ key, value }) => [key, value]),
    ),
  );

/** The same vehicle without some of its facts. */
function lacking(vehicle: VehicleInFull, ...keys: readonly (keyof VehicleInFull)[]): VehicleInFull {
  return {
    ...aBareVehicleInFull(),
    ...Object.fromEntries(Object.entries(vehicle).filter(([key]) => !keys.some((k) => k === key))),
  };
}

describe('the overview', () => {
  it('tells all thirteen items of a complete car, in order [VDP-10] [VDP-49]', () => {
    const { overview } = vehicleSections(aVehicleInFull());
    expect(overview.map(({ key }) => key)).toEqual(OVERVIEW_KEYS);
    expect(overviewOf(aVehicleInFull())).toMatchObject({
      mileage: { kind: 'distance', value: 17_460, units: 'miles' },
      'registration-date': { kind: 'day', day: '2021-09-14' },
      'number-plate': { kind: 'registration', registration: 'JT71 ABC' },
      co2: { kind: 'measure', value: 114, unit: 'g/km' },
      'road-tax': { kind: 'per-year', amount: pounds(190) },
      colour: { kind: 'text', text: 'Deep Impact Blue' },
    });
  });

  it('has no item for what is missing [VDP-10]', () => {
    expect(vehicleSections(aBareVehicleInFull()).overview).toEqual([]);
    const car = lacking(aVehicleInFull(), 'seats', 'taxRate', 'manufacturerColour');
    expect(Object.keys(overviewOf(car))).not.toContain('seats');
    expect(Object.keys(overviewOf(car))).not.toContain('road-tax');
    expect(overviewOf(car)).toMatchObject({ colour: { text: 'Blue' } });
  });

  it('knows a 0 that is a fact from a 0 that is a gap [VDP-10]', () => {
    const electric = overviewOf(
      aVehicleInFull({
        odometer: { value: 0, units: 'miles' },
        taxRate: nothing,
        co2GramsPerKm: 0,
        engineSize: 0,
        combinedMpg: 0,
        technicalData: {},
        doors: 0,
      }),
    );
    expect(Object.keys(electric)).toEqual(expect.arrayContaining(['mileage', 'road-tax', 'co2']));
    expect(electric).not.toHaveProperty('engine-size');
    expect(electric).not.toHaveProperty('mpg');
    expect(electric).not.toHaveProperty('doors');
  });

  it('leaves a mileage below 0 and a day that no calendar has out [VDP-10]', () => {
    const odd = overviewOf(
      aVehicleInFull({ odometer: { value: -5, units: 'miles' }, registeredOn: '2021-02-30' }),
    );
    expect(odd).not.toHaveProperty('mileage');
    expect(odd).not.toHaveProperty('registration-date');
  });
});

describe('the technical specification', () => {
  it('has every entry of the documents under its heading, in order [VDP-53]', () => {
    const { technical } = vehicleSections(aVehicleInFull());
    expect(technical.map(({ key }) => key)).toEqual([
      'engine',
      'performance',
      'dimensions',
      'consumption',
    ]);
    expect(technical.flatMap(({ facts }) => facts.map(({ key }) => key))).toEqual(TECHNICAL_KEYS);
  });

  it('falls back on the other source of power, MPG and CO2 [VDP-54]', () => {
    expect(technicalOf(aVehicleInFull({ technicalData: {} }))).toEqual({
      'engine-power-bhp': { kind: 'measure', value: 100, unit: 'bhp' },
      'ec-combined-mpg': { kind: 'measure', value: 56.5, unit: 'mpg' },
      'co2-gkm': { kind: 'measure', value: 114, unit: 'g/km' },
    });
  });

  it('tells the same power, MPG and CO2 as the card, where the sources differ [VDP-54]', () => {
    const car = aVehicleInFull({
      technicalData: { 'engine-power-bhp': '99', 'ec-combined-mpg': '60' },
    });
    expect(technicalOf(car)).toMatchObject({
      'engine-power-bhp': { value: 100 },
      'ec-combined-mpg': { value: 56.5 },
    });
  });

  it('never takes a 0 to 62 time for a 0 to 60 time [CG-089]', () => {
    const data = { '0-62-mph-secs': '10.9', '0To62MphSecs': '10.9' };
    expect(technicalOf(aVehicleInFull({ technicalData: data }))).not.toHaveProperty(
      '0-60-mph-secs',
    );
    expect(
      technicalOf(aVehicleInFull({ technicalData: { ...data, '0-60-mph-secs': '10.5' } })),
    ).toMatchObject({ '0-60-mph-secs': { kind: 'measure', value: 10.5, unit: 'seconds' } });
  });

  it('reads figures as feeds write them and leaves gaps out [VDP-53]', () => {
    const odd = technicalOf(
      aVehicleInFull({
        technicalData: {
          cc: '1,498',
          cylinders: '0',
          'cylinder-layout': 'N/A',
          'fuel-delivery': ' Common rail ',
          transmission: '-',
          'top-speed': '112 mph (limited)',
          height: '-1',
        },
      }),
    );
    expect(odd).toMatchObject({
      cc: { kind: 'measure', value: 1498, unit: 'cc' },
      'fuel-delivery': { kind: 'text', text: 'Common rail' },
      'top-speed': { kind: 'text', text: '112 mph (limited)' },
    });
    for (const gap of ['cylinders', 'cylinder-layout', 'transmission', 'height']) {
      expect(odd).not.toHaveProperty(gap);
    }
  });
});

describe('the top specification', () => {
  it('is Performance, then Fuel Consumption & Emissions [VDP-11] [VDP-12]', () => {
    const { topSpecification } = vehicleSections(aVehicleInFull());
    expect(topSpecification.map(({ key, facts }) => [key, ...facts.map((f) => f.key)])).toEqual([
      ['performance', '0-60-mph-secs', 'engine-power-bhp', 'top-speed'],
      ['consumption', 'ec-extra-urban-mpg', 'ec-urban-mpg', 'ec-combined-mpg', 'co2-gkm'],
    ]);
  });
});

describe('efficiency', () => {
  it('is fuel consumption, CO2 and road tax [VDP-04]', () => {
    const { efficiency } = vehicleSections(aVehicleInFull());
    expect(efficiency.map(({ key }) => key)).toEqual([
      'ec-urban-mpg',
      'ec-extra-urban-mpg',
      'ec-combined-mpg',
      'co2-gkm',
      'road-tax',
    ]);
  });
});

describe('features', () => {
  it('stand under the headings of the documents, in their order [VDP-56]', () => {
    const { features } = vehicleSections(
      aVehicleInFull({
        equipment: [
          { name: 'Wheels', items: ['Alloy wheels'] },
          { name: 'Sound', items: ['Ten speakers'] },
          { name: 'security', items: ['Alarm'] },
          { name: 'Exterior Features', items: ['Roof rails'] },
          { name: 'Security', items: ['Deadlocks', 'alarm '] },
        ],
        additionalFeatures: [],
        features: [],
      }),
    );
    expect(features).toEqual([
      { name: 'Exterior Features', items: ['Roof rails'] },
      { name: 'Security', items: ['Alarm', 'Deadlocks'] },
      { name: 'Wheels', items: ['Alloy wheels'] },
      { name: 'Sound', items: ['Ten speakers'] },
    ]);
  });

  it('end with what is under no heading, named once [VDP-55]', () => {
    const { features } = vehicleSections(
      aVehicleInFull({
        equipment: [{ name: 'Entertainment', items: ['DAB radio'] }],
        additionalFeatures: ['Two keys', ' '],
        features: ['DAB Radio', 'two keys', 'Heated seats'],
      }),
    );
    expect(features.at(-1)).toEqual({
      name: 'additional_features',
      items: ['Two keys', 'Heated seats'],
    });
  });

  it('count as safety when they are Passive Safety or Security [VDP-04] [VDP-56]', () => {
    expect(vehicleSections(aVehicleInFull()).safety).toEqual([
      { name: 'Passive Safety', items: ['ISOFIX child seat points'] },
      { name: 'Security', items: ['Alarm and immobiliser'] },
    ]);
  });

  it('are at most ten among the top features [VDP-07] [CONST-04]', () => {
    const features = Array.from({ length: 14 }, (_, place) => `Feature ${String(place)}`);
    expect(vehicleSections(aVehicleInFull({ features })).topFeatures).toEqual(
      features.slice(0, 10),
    );
  });
});

describe('optional extras', () => {
  it('are listed with their prices and what they come to [VDP-05] [VDP-55]', () => {
    const { extras } = vehicleSections(
      aVehicleInFull({
        extras: [
          { description: 'Winter pack', price: pounds(400) },
          { description: 'Metallic paint', price: pounds(550) },
          { description: ' ' },
        ],
      }),
    );
    expect(extras).toEqual({
      items: [
        { description: 'Winter pack', price: pounds(400) },
        { description: 'Metallic paint', price: pounds(550) },
      ],
      total: pounds(950),
      someUnpriced: false,
    });
  });

  it('have no total when none has a price; £0 is no price [VDP-55]', () => {
    const { extras } = vehicleSections(
      aVehicleInFull({ extras: [{ description: 'Spare wheel', price: nothing }] }),
    );
    expect(extras).toEqual({ items: [{ description: 'Spare wheel' }], someUnpriced: true });
  });
});

describe('the tabs', () => {
  it('are the five detail tabs, and Optional Extras when there are any [VDP-04] [VDP-05]', () => {
    const tabsOf = (vehicle: VehicleInFull) =>
      tabsWithContent(vehicleSections(vehicle), DETAIL_TABS);
    expect(tabsOf(aVehicleInFull())).toEqual([
      'overview',
      'features',
      'technical-spec',
      'vehicle-efficiency',
      'safety-security',
      'optional-extras',
    ]);
    expect(tabsOf(aVehicleInFull({ extras: [] }))).not.toContain('optional-extras');
  });

  it('of the card are Overview, and the tops as far as there is something [VDP-06] [VDP-07] [VDP-08]', () => {
    const tabsOf = (vehicle: VehicleInFull) => tabsWithContent(vehicleSections(vehicle), DATA_TABS);
    expect(tabsOf(aVehicleInFull())).toEqual(['overview', 'top-features', 'top-spec']);
    expect(tabsOf(aVehicleInFull({ features: [] }))).toEqual(['overview', 'top-spec']);
    const unmeasured = lacking(
      aVehicleInFull({ technicalData: {} }),
      'powerBhp',
      'combinedMpg',
      'co2GramsPerKm',
    );
    expect(tabsOf(unmeasured)).toEqual(['overview', 'top-features']);
  });

  it('do not exist where nothing is known [CG-084]', () => {
    const sections = vehicleSections(aBareVehicleInFull());
    expect(tabsWithContent(sections, [...DETAIL_TABS, ...DATA_TABS])).toEqual([]);
  });
});

it('names the nine sections as links know them', () => {
  expect(SECTION_IDS).toEqual([
    'finance-personalise',
    'car-worth-details',
    'similar-vehicles',
    'vehicle-details-breakdown',
    'vehicle-provenance',
    'car-and-driving-review',
    'contact-details-page',
    'review-details',
    'warranty-header',
  ]);
});
