import { exampleCar, exampleSparseCar, exampleVan } from '../../../workbench/example-stock';
import type { Examples } from '../../../parts/examples';
import { BranchContact } from './branch-contact';

export const branchContactExamples: Examples = {
  'Of a car': <BranchContact vehicle={exampleCar} />,
  'Of a van': <BranchContact vehicle={exampleVan} />,
  'Place to be confirmed': <BranchContact vehicle={exampleSparseCar} />,
};
