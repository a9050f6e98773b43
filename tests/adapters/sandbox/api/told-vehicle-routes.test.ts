import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { toVehicleInFull } from '../../../../adapters/http/stock/to-vehicle-in-full';
import { VehicleInFullDto } from '../../../../adapters/http/stock/vehicle-in-full-dto';
import { toWireVehicleInFull } from '../../../../adapters/sandbox/api/wire-vehicle-in-full';
import { toldVehicle } from '../../../../adapters/sandbox/import/told-vehicle';
import { Chance } from '../../../../adapters/sandbox/stock/chance';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';
import { hasDetails, type VehicleInFull } from '../../../../core/stock/public';
import { apiOver, ask, slugsOf, TODAY } from './api-over-memory';

const told = (id: number, facts: Parameters<typeof toldVehicle>[0]): StockRecord =>
  toldVehicle(
    { makeName: 'Ford', rangeName: 'Fiesta', pricePence: 9995_00, ...facts },
    { chance: new Chance('told'), id, stockId: `S${String(id)}` },
  );

const bare = told(1, {});
const ofAYear = told(2, { year: '2022', mileage: 20_000 });
const ofAMonth = told(3, { registeredOn: '2023-09', mileage: 20_000 });
const marked = told(4, { vrm: 'AB21CDE', registeredOn: '2021-05-01', mileage: 20_000 });
const example: StockRecord = {
  ...marked,
  id: 5,
  stockId: 'S5',
  slug: 'example',
  vrm: 'JT21CDE',
  details: { ...marked.details, examples: ['keepers', 'MOT expires'] },
};

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver([bare, ofAYear, ofAMonth, marked, example]);
});

function read(record: StockRecord): VehicleInFull {
  const decoded = VehicleInFullDto.decode(JSON.parse(JSON.stringify(toWireVehicleInFull(record))));
  if (decoded._tag === 'Left') throw new Error('not decoded');
  return toVehicleInFull(decoded.right, TODAY);
}

describe('a vehicle of which a feed tells make, model and price', () => {
  it('has no other facts when it arrives', () => {
    const vehicle = read(bare);
    for (const fact of [
      'registration',
      'mark',
      'plate',
      'registeredOn',
      'odometer',
      'fuelType',
      'transmission',
      'bodyType',
      'colour',
      'motExpiresOn',
      'keepers',
      'serviceHistory',
      'description',
      'location',
      'listPrice',
      'priceIndicator',
      'derivative',
      'isExample',
    ] as const) {
      expect(vehicle[fact]).toBeUndefined();
    }
    expect(vehicle.price.vatScheme).toBeUndefined();
    expect(vehicle.pictures).toEqual([]);
    expect(vehicle.additionalFeatures).toEqual([]);
    expect(vehicle.exampleFacts).toEqual([]);
    expect(vehicle.onlinePurchase).toBe(false);
    expect(hasDetails(vehicle, Date.parse(TODAY))).toBe(false);
  });

  it('shows the year where that is all that is known of its age', () => {
    expect(read(ofAYear)).toMatchObject({ plate: '2022' });
    expect(read(ofAYear).registeredOn).toBeUndefined();
    expect(read(marked)).toMatchObject({ plate: '2021 (21)', registeredOn: '2021-05-01' });
  });

  it('is found by its year, and stands last where its age is asked for and not known', async () => {
    const from2022 = await ask(api, '/api/v2/vehicle-search?min_year=2022');
    expect(new Set(slugsOf(from2022))).toEqual(new Set([ofAYear.slug, ofAMonth.slug]));
    for (const order of ['age|asc', 'age|desc']) {
      const all = slugsOf(
        await ask(api, `/api/v2/vehicle-search?sort=${encodeURIComponent(order)}`),
      );
      expect(all).toHaveLength(5);
      expect(all.at(-1)).toBe(bare.slug);
    }
  });

  it('has no contract purchase before the month of its age is known', async () => {
    const { body } = await ask(api, '/api/v2/vehicle-finance?stock_ids=S1,S2,S3,S4&term=36');
    const quotes = body.data as Readonly<Record<string, { hpQuote: unknown; pcpQuote: unknown }>>;
    expect(Object.keys(quotes)).toHaveLength(4);
    for (const { hpQuote } of Object.values(quotes)) expect(hpQuote).not.toBeNull();
    expect([quotes['S1']?.pcpQuote, quotes['S2']?.pcpQuote]).toEqual([null, null]);
    expect(quotes['S3']?.pcpQuote).not.toBeNull();
    expect(quotes['S4']?.pcpQuote).not.toBeNull();
  });

  it('has no history check made up for its mark', async () => {
    expect((await ask(api, '/api-motorcheck/provenance/get/AB21CDE/')).status).toBe(404);
    expect((await ask(api, '/api-motorcheck/provenance/get/JT21CDE/')).status).toBe(200);
  });
});

describe('a vehicle with facts made up for a demonstration', () => {
  it('says that it is an example, and of which facts', () => {
    expect(read(example)).toMatchObject({
      isExample: true,
      exampleFacts: ['former keepers', 'MOT expires'],
    });
  });
});
