import { CHECK_KEYS, type CheckKey } from '../../../../core/stock/public';
import { exampleCar, exampleVan } from '../../../workbench/example-stock';
import type { Examples } from '../../../parts/examples';
import { CheckContents } from './check-contents';

const checkWith = (...flagged: readonly CheckKey[]) => ({
  createdAt: '2026-11-20T09:00:00Z',
  items: CHECK_KEYS.map((key) => ({ key, flagged: flagged.includes(key) })),
});

export const vehicleCheckBlockExamples: Examples = {
  'Nothing found': <CheckContents check={checkWith()} vehicle={exampleCar} />,
  'Something found': (
    <CheckContents check={checkWith('keepers', 'plateChange')} vehicle={exampleVan} />
  ),
};
