import type { Examples } from '../examples';
import { Select } from './select';

const orders = [
  { value: 'price|asc', label: 'Price: lowest first' },
  { value: 'price|desc', label: 'Price: highest first' },
  { value: 'age|desc', label: 'Age: newest first' },
  { value: 'mileage|asc', label: 'Mileage: lowest first' },
];

export const selectExamples: Examples = {
  Select: <Select label="Sort by" choices={orders} defaultValue="age|desc" />,
  'With an error': (
    <Select
      label="Branch"
      error="Choose a branch"
      choices={[
        { value: '', label: 'Choose a branch' },
        { value: 'stoke', label: 'Stoke-on-Trent' },
      ]}
    />
  ),
};
