import type { Examples } from '../examples';
import { Breadcrumbs } from './breadcrumbs';

export const breadcrumbsExamples: Examples = {
  'On a vehicle page': (
    <Breadcrumbs
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Used cars', href: '/used/cars/search' },
        { label: 'Ford', href: '/used/cars/search?make=ford' },
        { label: 'Ford Fiesta', href: '/used/cars/ford-fiesta-71' },
      ]}
    />
  ),
};
