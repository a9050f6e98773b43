import { loaded } from '../../../core/kernel/remote';
import { CHECK_KEYS, type CheckKey } from '../../../core/stock/public';
import { exampleCar, exampleVan } from '../../gallery/example-stock';
import type { Examples } from '../../parts/examples';
import { VehicleCheckBlock } from './vehicle-check-block';

const checkWith = (...flagged: readonly CheckKey[]) =>
  loaded({
    createdAt: '2026-11-20T09:00:00Z',
    items: CHECK_KEYS.map((key) => ({ key, flagged: flagged.includes(key) })),
  });

export const vehicleCheckBlockExamples: Examples = {
  'Nothing found': <VehicleCheckBlock check={checkWith()} vehicle={exampleCar} />,
  'Something found': (
    <VehicleCheckBlock check={checkWith('keepers', 'plateChange')} vehicle={exampleVan} />
  ),
};
