import { nameFromSlug, titleParts, type Vehicle } from '../../core/stock/public';
import { titleWords } from './vehicle-copy';

/** A vehicle of a list by its title; by its address where it is not known, or known no more. */
export const nameOfSaved = (slug: string, vehicle: Vehicle | undefined): string =>
  vehicle === undefined ? nameFromSlug(slug) : titleWords(titleParts(vehicle));
