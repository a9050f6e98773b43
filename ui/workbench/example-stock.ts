import type { Quote } from '../../core/finance/public';
import { pence, pounds } from '../../core/kernel/money';
import type { Picture, StockId, Vehicle, VehicleId, VehicleSlug } from '../../core/stock/public';

const pictures: readonly Picture[] = ['front-three-quarter', 'side', 'rear'].map((view) => ({
  thumb: `/pictures/hatchback-a/deep-blue/${view}-320.webp`,
  medium: `/pictures/hatchback-a/deep-blue/${view}-640.webp`,
  large: `/pictures/hatchback-a/deep-blue/${view}-1280.webp`,
}));

/** A reduced Fiesta at Bolton, with all that a feed can tell. */
export const exampleCar: Vehicle = {
  id: '1042' as VehicleId,
  stockId: '48213' as StockId,
  slug: 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc' as VehicleSlug,
  section: 'cars',
  registration: 'JT71 ABC',
  plate: '2021 (71)',
  make: { slug: 'ford', name: 'Ford' },
  range: { slug: 'fiesta', name: 'Fiesta' },
  derivative: '1.0 EcoBoost Zetec 5dr',
  status: 'for-sale',
  onlinePurchase: true,
  price: {
    advertised: pounds(9995),
    final: pounds(9495),
    vatScheme: 'other',
    adminFee: pounds(150),
  },
  odometer: { value: 17_460, units: 'miles' },
  transmission: 'Manual',
  fuelType: 'Petrol',
  bodyType: 'Hatchback',
  colour: 'Blue',
  powerBhp: 100,
  pictures,
  location: {
    siteId: '12',
    slug: 'bolton',
    name: 'Forecourt Bolton',
    town: 'Bolton',
    postcode: 'BL1 1AA',
    telephone: '01632 960101',
  },
  extras: [{ description: 'Winter pack', price: pounds(400) }],
  features: [],
  direct: {},
};

/** A title of sixty characters and a price of six figures. */
export const exampleDearCar: Vehicle = {
  ...exampleCar,
  make: { slug: 'land-rover', name: 'Land Rover' },
  range: { slug: 'range-rover', name: 'Range Rover Autobiography Long Wheelbase' },
  derivative: '4.4 P530 V8 Autobiography Auto 4WD Euro 6 (s/s) 5dr 7 Seat',
  status: 'reserved',
  price: { final: pounds(104_995), vatScheme: 'other', adminFee: pounds(0) },
};

/** A van whose price is shown without VAT, and with. */
export const exampleVan: Vehicle = {
  ...exampleCar,
  section: 'van',
  range: { slug: 'transit', name: 'Transit' },
  derivative: '350 Leader L2 H2 130 PS Panel Van',
  bodyType: 'Panel van',
  price: {
    final: pounds(12_000),
    excludingVat: pounds(10_000),
    vatScheme: 'commercial',
    adminFee: pounds(150),
  },
};

/** A car of which next to nothing is known: no price, no picture, no place. */
export const exampleSparseCar: Vehicle = {
  id: '1' as VehicleId,
  stockId: '1' as StockId,
  slug: 'ford-ka' as VehicleSlug,
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
};

export const exampleHpQuote: Quote = {
  product: 'HP',
  regularPayment: pence(169_87),
  numberOfRegularPayments: 60,
  termMonths: 60,
  cashPrice: pounds(9495),
  deposit: pounds(1899),
  amountOfCredit: pounds(7596),
  totalAmountPayable: pence(12_091_20),
  apr: 12.9,
  interestRate: 12.2,
};

export const examplePcpQuote: Quote = {
  ...exampleHpQuote,
  product: 'PCP',
  regularPayment: pence(142_05),
  numberOfRegularPayments: 47,
  termMonths: 48,
  totalAmountPayable: pence(12_300_35),
  annualMileage: 8000,
  optionalFinalPayment: pounds(3725),
};
