import { pounds } from '../../../core/kernel/money';
import type { VehicleInFull } from '../../../core/stock/public';
import { aSparseVehicle, aVan, aVehicle } from './vehicle';

/** What only a vehicle's own page tells, for the complete Fiesta of `aVehicle`. */
const full = {
  mark: 'JT71ABC',
  description: 'A tidy Fiesta from one owner.\n\nBoth keys are here.',
  technicalData: {
    cc: '998',
    cylinders: '3',
    'cylinder-layout': 'In-line',
    'fuel-delivery': 'Direct injection',
    transmission: 'Manual',
    '0-60-mph-secs': '10.5',
    'engine-power-bhp': '100',
    'top-speed': '112',
    height: '1476',
    length: '4040',
    width: '1735',
    'ec-extra-urban-mpg': '65.0',
    'ec-urban-mpg': '47.5',
    'ec-combined-mpg': '56.5',
    'co2-gkm': '114',
  },
  equipment: [
    { name: 'Entertainment', items: ['DAB radio', 'Bluetooth'] },
    { name: 'Passive Safety', items: ['ISOFIX child seat points'] },
    { name: 'Security', items: ['Alarm and immobiliser'] },
    { name: 'Driver Convenience', items: ['Air conditioning'] },
  ],
  additionalFeatures: ['Two keys'],
  serviceHistory: 'dealer full',
  serviceEntries: [
    {
      date: '2025-09-02',
      mileage: 14_820,
      description: 'Major service',
      garage: 'Ford main dealer',
    },
    { date: '2024-09-05', mileage: 11_930, description: 'Oil and filter service' },
  ],
  motExpiresOn: '2027-09-13',
  keepers: 1,
  listPrice: pounds(18_530),
  priceIndicator: 'good',
  tags: [],
  isOffer: false,
  films: [],
  turntable: [],
  extraOffers: [],
  exampleFacts: [],
} as const satisfies Partial<VehicleInFull>;

/** The complete Fiesta with everything its own page tells. */
export const aVehicleInFull = (change: Partial<VehicleInFull> = {}): VehicleInFull => ({
  ...aVehicle(),
  ...full,
  ...change,
});

/** The Transit with everything its own page tells. */
export const aVanInFull = (change: Partial<VehicleInFull> = {}): VehicleInFull => ({
  ...aVan(),
  ...full,
  mark: 'JT70VAN',
  ...change,
});

/** A vehicle of which nothing is known but what it is. */
export const aBareVehicleInFull = (change: Partial<VehicleInFull> = {}): VehicleInFull => ({
  ...aSparseVehicle(),
  technicalData: {},
  equipment: [],
  additionalFeatures: [],
  serviceEntries: [],
  tags: [],
  isOffer: false,
  films: [],
  turntable: [],
  extraOffers: [],
  exampleFacts: [],
  ...change,
});
