import { pounds } from '../../../core/kernel/money';
import type {
  Picture,
  StockId,
  Vehicle,
  VehicleId,
  VehiclePrice,
  VehicleSlug,
} from '../../../core/stock/public';

/** Three photographs that can be told apart. */
export const somePictures = (count: number): readonly Picture[] =>
  Array.from({ length: count }, (_, place) => ({
    thumb: `/pictures/${String(place + 1)}-320.webp`,
    medium: `/pictures/${String(place + 1)}-640.webp`,
    large: `/pictures/${String(place + 1)}-1280.webp`,
  }));

/** A price as most cars have it: reduced from £9,995 to £9,495, with the usual fee of £150. */
export const aPrice = (change: Partial<VehiclePrice> = {}): VehiclePrice => ({
  advertised: pounds(9995),
  final: pounds(9495),
  vatScheme: 'other',
  adminFee: pounds(150),
  ...change,
});

/** A complete Ford Fiesta at Bolton, for sale, like the one the wire contract shows. */
export const aVehicle = (change: Partial<Vehicle> = {}): Vehicle => ({
  id: '1042' as VehicleId,
  stockId: '48213' as StockId,
  slug: 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc' as VehicleSlug,
  section: 'cars',
  registration: 'JT71 ABC',
  plate: '2021 (71)',
  make: { slug: 'ford', name: 'Ford' },
  range: { slug: 'fiesta', name: 'Fiesta' },
  derivative: '1.0 EcoBoost Zetec 5dr',
  attentionGrabber: 'One owner, full history',
  status: 'for-sale',
  onlinePurchase: true,
  price: aPrice(),
  odometer: { value: 17460, units: 'miles' },
  transmission: 'Manual',
  fuelType: 'Petrol',
  bodyType: 'Hatchback',
  colour: 'Blue',
  manufacturerColour: 'Deep Impact Blue',
  engineSize: 1,
  doors: 5,
  seats: 5,
  taxRate: pounds(190),
  powerBhp: 100,
  combinedMpg: 56.5,
  co2GramsPerKm: 114,
  registeredOn: '2021-09-14',
  pictures: somePictures(3),
  location: {
    siteId: '12',
    slug: 'bolton',
    name: 'Forecourt Bolton',
    town: 'Bolton',
    postcode: 'BL1 1AA',
    telephone: '01632 960101',
  },
  extras: [{ description: 'Winter pack', price: pounds(400) }],
  features: ['Air conditioning', 'DAB radio'],
  direct: { status: 'FOR_SALE_RETAIL' },
  ...change,
});

/** A Ford Transit sold plus VAT: £12,000 with, £10,000 without. */
export const aVan = (change: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    id: '2077' as VehicleId,
    stockId: '59001' as StockId,
    slug: 'ford-transit-350-leader-panel-van-jt70van' as VehicleSlug,
    section: 'van',
    range: { slug: 'transit', name: 'Transit' },
    bodyType: 'Panel van',
    price: {
      advertised: pounds(12_000),
      final: pounds(12_000),
      excludingVat: pounds(10_000),
      vatScheme: 'commercial',
      adminFee: pounds(150),
    },
    ...change,
  });

/** A vehicle of which the feed knows next to nothing. */
export const aSparseVehicle = (change: Partial<Vehicle> = {}): Vehicle => ({
  id: '1' as VehicleId,
  stockId: '1' as StockId,
  slug: 'unknown' as VehicleSlug,
  section: 'cars',
  make: { slug: 'ford', name: 'Ford' },
  range: { slug: 'ka', name: 'Ka' },
  status: 'for-sale',
  onlinePurchase: false,
  price: { adminFee: pounds(150) },
  pictures: [],
  extras: [],
  features: [],
  direct: {},
  ...change,
});
