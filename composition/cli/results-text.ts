import { inPounds } from '../../core/kernel/money';
import { shownPrice, titleParts, type Vehicle } from '../../core/stock/public';
import type { StockPage, StockQuery } from '../../core/search/public';
import { textTable, type Column } from './text-table';

const number = new Intl.NumberFormat('en-GB');

const UNKNOWN = '–';

const columns: readonly Column<Vehicle>[] = [
  { heading: 'Vehicle', cell: vehicleName, widest: 48 },
  { heading: 'Plate', cell: ({ plate }) => plate ?? UNKNOWN },
  { heading: 'Mileage', cell: mileage, align: 'right' },
  { heading: 'Fuel', cell: ({ fuelType }) => fuelType ?? UNKNOWN },
  { heading: 'Gearbox', cell: ({ transmission }) => transmission ?? UNKNOWN },
  { heading: 'Price', cell: price, align: 'right' },
  { heading: 'Branch', cell: ({ location }) => location?.town ?? location?.name ?? UNKNOWN },
  { heading: 'Slug', cell: ({ slug }) => slug },
];

/** A page of results for a person at a terminal: how many there are, then one line for each. */
export function resultsText(query: StockQuery, page: StockPage): readonly string[] {
  const heading = resultsHeading(query, page.total);
  return page.vehicles.length === 0
    ? [heading]
    : [heading, '', ...textTable(columns, page.vehicles)];
}

/** "1,247 used cars, page 2 of 104". */
export function resultsHeading({ section, page, pageSize }: StockQuery, total: number): string {
  const one = section === 'van' ? 'used van' : 'used car';
  if (total === 0) return `No ${one}s match.`;
  const found = `${number.format(total)} ${total === 1 ? one : `${one}s`}`;
  const pages = Math.ceil(total / pageSize);
  return page > pages
    ? `${found}, and page ${number.format(page)} is past the last, page ${number.format(pages)}.`
    : `${found}, page ${number.format(page)} of ${number.format(pages)}`;
}

/** "Ford Fiesta 1.0 EcoBoost Zetec 5dr". */
export function vehicleName(vehicle: Vehicle): string {
  const { make, range, derivative } = titleParts(vehicle);
  return [make, range, derivative].filter((part) => part !== undefined && part !== '').join(' ');
}

function mileage({ odometer }: Vehicle): string {
  return odometer === undefined ? UNKNOWN : `${number.format(odometer.value)} ${odometer.units}`;
}

function price(vehicle: Vehicle): string {
  const shown = shownPrice(vehicle.price);
  return shown === undefined ? UNKNOWN : inPounds(shown);
}
