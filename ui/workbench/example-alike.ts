import { pence, pounds } from '../../core/kernel/money';
import type { SimilarVehicles } from '../../core/showroom/public';
import type { StockId, Vehicle, VehicleId, VehicleSlug } from '../../core/stock/public';
import {
  exampleCar,
  exampleDearCar,
  exampleHpQuote,
  examplePcpQuote,
  exampleSparseCar,
} from './example-stock';

const paints = ['deep-blue', 'silver', 'red', 'white', 'grey', 'black'];

/** Cars like the example car, each a little different, with one of a long name among them. */
export const exampleAlike: readonly Vehicle[] = Array.from({ length: 12 }, (_, place) => {
  const base = place === 2 ? exampleDearCar : exampleCar;
  const paint = paints[place % paints.length] ?? 'deep-blue';
  return {
    ...base,
    id: `alike-${place}` as VehicleId,
    stockId: `alike-${place}` as StockId,
    slug: `ford-fiesta-${place}` as VehicleSlug,
    plate: place % 3 === 0 ? '2021 (71)' : `${2019 + (place % 4)} (${19 + (place % 4)})`,
    price: {
      ...base.price,
      ...(place !== 2 && { final: pounds(9495 + (place - 1) * 400), advertised: pounds(9995) }),
    },
    odometer: { value: 15_360 + place * 1730, units: 'miles' },
    transmission: place % 4 === 1 ? 'Automatic' : 'Manual',
    fuelType: place % 5 === 3 ? 'Petrol Hybrid' : 'Petrol',
    status: place === 2 ? 'reserved' : 'for-sale',
    onlinePurchase: false,
    pictures: ['front-three-quarter', 'side'].map((view) => ({
      thumb: `/pictures/hatchback-a/${paint}/${view}-320.webp`,
      medium: `/pictures/hatchback-a/${paint}/${view}-640.webp`,
      large: `/pictures/hatchback-a/${paint}/${view}-1280.webp`,
    })),
  } satisfies Vehicle;
});

/** Nine of them, most with monthly figures. */
export const exampleSimilar: SimilarVehicles = {
  vehicles: [...exampleAlike.slice(0, 8), { ...exampleSparseCar, pictures: exampleCar.pictures }],
  quotes: Object.fromEntries(
    exampleAlike
      .slice(0, 8)
      .map(({ stockId }, place) => [
        stockId,
        place === 1
          ? { HP: exampleHpQuote }
          : { PCP: { ...examplePcpQuote, regularPayment: pence(142_05 + place * 731) } },
      ]),
  ),
};
