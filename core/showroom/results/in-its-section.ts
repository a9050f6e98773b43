import type { StockQuery } from '../../search/public';

/**
 * Vans have a half of the site to themselves: choosing the vehicle type Van among the cars leads
 * there with everything else kept, and Cars is what the cars' half lists anyway.
 */
export function inItsSection(query: StockQuery): StockQuery {
  if (query.section === 'cars' && query.category === 'van') {
    return { ...query, section: 'van', category: 'all' };
  }
  return query;
}
