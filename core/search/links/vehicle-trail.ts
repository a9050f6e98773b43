import { slugOf } from '../../kernel/slug-of';
import { type Vehicle, makeName } from '../../stock/public';
import { choose } from '../query/change-query';
import { writeModelValue } from '../query/model-value';
import { freshQuery } from '../query/stock-query';
import { searchPath, toAddress } from '../address/to-address';

/** One step of the way to a vehicle (VDP-02); `name` is of the vehicle, where the step has one. */
export interface TrailStep {
  readonly kind: 'home' | 'search-results' | 'make' | 'range';
  readonly name?: string;
  readonly address: string;
}

/**
 * Home, Search Results, make, range (VDP-02). A make is written without its accents in the links:
 * Citroën is `citroen` (VDP-03). Unnamed makes and ranges have no step.
 */
export function vehicleTrail(
  vehicle: Pick<Vehicle, 'section' | 'make' | 'range'>,
): readonly TrailStep[] {
  const { section } = vehicle;
  const make = slugOf(vehicle.make.slug === '' ? vehicle.make.name : vehicle.make.slug);
  const model = slugOf(vehicle.range.slug === '' ? vehicle.range.name : vehicle.range.slug);
  const ofMake = choose(freshQuery(section), 'make', make);
  const ofModel = choose(ofMake, 'range', writeModelValue({ make, model }));
  return [
    { kind: 'home', address: '/' },
    { kind: 'search-results', address: searchPath(section) },
    ...(make === ''
      ? []
      : [{ kind: 'make' as const, name: makeName(vehicle.make.name), address: toAddress(ofMake) }]),
    ...(make === '' || model === ''
      ? []
      : [{ kind: 'range' as const, name: vehicle.range.name, address: toAddress(ofModel) }]),
  ];
}

/** Where the Back link of a vehicle's page leads, and how it is worded (VDP-01). */
export interface WayBack {
  readonly kind: 'home' | 'search-results' | 'previous-page';
  readonly address: string;
}

const SEARCHES = /^\/(used\/(cars|van)(\/search(\/[^/]+)?)?|cars\/[^/]+|used-cars\/[^/]+)\/?$/;

/**
 * Back to where the card was opened: home, the very results with their filters, or whatever page
 * it was. Who came from elsewhere is led to the results.
 * @param from Path and query of the page before within this site.
 */
export function wayBack(section: Vehicle['section'], from: string | undefined): WayBack {
  const path = from?.split(/[?#]/, 1)[0];
  if (from === undefined || path === undefined || !/^\/(?![/\\])/.test(from)) {
    return { kind: 'search-results', address: searchPath(section) };
  }
  if (path === '/') return { kind: 'home', address: from };
  return { kind: SEARCHES.test(path) ? 'search-results' : 'previous-page', address: from };
}
