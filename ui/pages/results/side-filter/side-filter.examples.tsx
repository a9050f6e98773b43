import { choose, freshQuery, type FilterOptions } from '../../../../core/search/public';
import type { Examples } from '../../../parts/examples';
import { withExampleApp } from '../../../workbench/with-example-app';
import { SideFilter } from './side-filter';

const options: FilterOptions = {
  total: 1247,
  options: {
    make: [
      { value: 'ford', label: 'Ford', count: 212 },
      { value: 'bmw', label: 'Bmw', count: 120 },
      { value: 'lotus', label: 'Lotus', count: 0 },
    ],
    range: [{ value: 'ford:fiesta', label: 'Fiesta', count: 60, make: 'ford' }],
  },
};
const nothing = () => undefined;

export const sideFilterExamples: Examples = {
  'Cars, a make chosen': withExampleApp(
    <SideFilter
      query={choose(freshQuery('cars'), 'make', 'ford')}
      options={options}
      total={212}
      onChange={nothing}
      onWords={nothing}
    />,
  ),
  'Vans, not counted yet': withExampleApp(
    <SideFilter
      query={freshQuery('van')}
      options={undefined}
      total={undefined}
      onChange={nothing}
      onWords={nothing}
    />,
  ),
};
