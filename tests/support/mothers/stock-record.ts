import type { StockRecord } from '../../../adapters/sandbox/stock/stock-record';

/** A vehicle in the sandbox's stock: an ordinary Fiesta, for sale, unless told otherwise. */
export const aStockRecord = (overrides: Partial<StockRecord> = {}): StockRecord => ({
  id: 1042,
  stockId: '48213',
  slug: 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc',
  category: 'cars',
  vrm: 'JT71ABC',
  registeredOn: '2021-09-14',
  makeSlug: 'ford',
  makeName: 'Ford',
  rangeSlug: 'fiesta',
  rangeName: 'Fiesta',
  derivative: '1.0 EcoBoost Zetec 5dr',
  attentionGrabber: 'One owner, full history',
  status: 'FOR_SALE_RETAIL',
  reservedAt: null,
  onlinePurchase: true,
  pricePence: 9995_00,
  finalPricePence: 9495_00,
  discountPricePence: null,
  priceExcludingVatPence: null,
  vatScheme: 'Margin',
  listPricePence: 18530_00,
  adminFeePence: null,
  mileage: 17_460,
  transmission: 'Manual',
  fuelType: 'Petrol',
  bodyType: 'Hatchback',
  colour: 'Blue',
  manufacturerColour: 'Deep Impact Blue',
  engineSize: 1,
  doors: 5,
  seats: 5,
  taxPence: 190_00,
  bhp: 100,
  mpg: 56.5,
  co2: 114,
  siteId: 1,
  features: ['Air conditioning', 'DAB radio'],
  extras: [{ description: 'Winter pack', pricePence: 400_00 }],
  tags: [],
  priceIndicator: 'good',
  listedAt: '2026-11-20T09:00:00Z',
  bodyStyle: 'hatchback',
  face: 'a',
  paint: 'midnight-blue',
  pictureUrls: [],
  details: {
    description:
      'This 2021 Ford Fiesta is finished in blue, with 17,460 miles.\n\nThe service book is complete.',
    serviceHistory: 'dealer full',
    serviceEntries: [
      {
        date: '2022-09-01',
        mileage: 4180,
        description: 'Oil and filter service',
        garage: 'Ford main dealer',
      },
    ],
    motExpiresOn: null,
    keepers: 1,
    technicalData: {
      'engine-power-bhp': '100',
      'ec-combined-mpg': '56.5',
      'co2-gkm': '114',
    },
    equipment: { Entertainment: ['DAB radio'], 'Driver Convenience': ['Air conditioning'] },
  },
  ...overrides,
});

/** A stock of vehicles numbered from 1, each told apart by its own overrides. */
export const aStock = (...vehicles: readonly Partial<StockRecord>[]): readonly StockRecord[] =>
  vehicles.map((overrides, index) =>
    aStockRecord({
      id: index + 1,
      stockId: `S${index + 1}`,
      slug: `vehicle-${index + 1}`,
      ...overrides,
    }),
  );
