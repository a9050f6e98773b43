import type { BodyType, FuelType, Gearbox } from '../catalogue/catalogue-model';

/** A vehicle of the years before the catalogue begins, in its commonest form. */
export interface OlderVehicle {
  readonly make: string;
  readonly name: string;
  readonly derivative: string;
  readonly category: 'cars' | 'van';
  readonly body: BodyType;
  readonly doors: number;
  readonly fuel: FuelType;
  readonly gearbox: Gearbox;
  readonly litres: number;
  /** First and last year of registration as new, in Britain. */
  readonly sold: readonly [first: number, last: number];
  /** What one like it costs new at today's prices, in whole pounds. */
  readonly pounds: number;
}

type Row = readonly [
  name: string,
  derivative: string,
  body: BodyType,
  doors: number,
  litres: number,
  first: number,
  last: number,
  pounds: number,
  oddities?: Partial<OlderVehicle>,
];

const rows = (make: string, ...vehicles: readonly Row[]): readonly OlderVehicle[] =>
  vehicles.map(([name, derivative, body, doors, litres, first, last, pounds, oddities]) => ({
    category: 'cars',
    fuel: 'Petrol',
    gearbox: 'Manual',
    ...oddities,
    make,
    name,
    derivative,
    body,
    doors,
    litres,
    sold: [first, last],
    pounds,
  }));

const diesel = { fuel: 'Diesel' } as const;
const automatic = { gearbox: 'Automatic' } as const;
const van = { category: 'van', fuel: 'Diesel' } as const;

/** What the sandbox's valuer finds behind marks of before 2010: years by general knowledge. */
export const OLDER_VEHICLES: readonly OlderVehicle[] = [
  rows(
    'Ford',
    ['Anglia', '1.0 Deluxe 2dr', 'Saloon', 2, 1.0, 1953, 1967, 15000],
    ['Consul', '1.7 4dr', 'Saloon', 4, 1.7, 1951, 1962, 20000],
    ['Cortina', '1.6 L 4dr', 'Saloon', 4, 1.6, 1962, 1982, 20000],
    ['Escort', '1.3 L 2dr', 'Saloon', 2, 1.3, 1968, 1980, 16000],
    ['Escort', '1.6 LX 5dr', 'Hatchback', 5, 1.6, 1980, 2000, 18000],
    ['Fiesta', '1.1 L 3dr', 'Hatchback', 3, 1.1, 1976, 1996, 15000],
    ['Fiesta', '1.25 Zetec 5dr', 'Hatchback', 5, 1.2, 1995, 2008, 16500],
    ['Focus', '1.6 Zetec 5dr', 'Hatchback', 5, 1.6, 1998, 2010, 21000],
    ['Mondeo', '2.0 TDCi Zetec 5dr', 'Hatchback', 5, 2.0, 2000, 2010, 26000, diesel],
    ['Mondeo', '1.8 LX 5dr', 'Hatchback', 5, 1.8, 1993, 2000, 24000],
    ['Transit', '2.4 TDCi 350 Panel Van', 'Panel Van', 4, 2.4, 2000, 2010, 33000, van],
    ['Transit', '2.5 D 120 Panel Van', 'Panel Van', 4, 2.5, 1965, 2000, 30000, van],
  ),
  rows(
    'Vauxhall',
    ['Viva', '1.2 Deluxe 2dr', 'Saloon', 2, 1.2, 1963, 1979, 15000],
    ['Cavalier', '1.6 L 4dr', 'Saloon', 4, 1.6, 1975, 1995, 21000],
    ['Astra', '1.6 Club 5dr', 'Hatchback', 5, 1.6, 1980, 2009, 20000],
    ['Corsa', '1.2 Club 5dr', 'Hatchback', 5, 1.2, 1993, 2009, 16000],
    ['Vectra', '1.9 CDTi SRi 5dr', 'Hatchback', 5, 1.9, 2002, 2008, 25000, diesel],
    ['Zafira', '1.8 Life 5dr', 'MPV', 5, 1.8, 1999, 2009, 24000],
  ),
  rows(
    'Volkswagen',
    ['Beetle', '1.2 2dr', 'Saloon', 2, 1.2, 1953, 1978, 15000],
    ['Golf', '1.6 CL 5dr', 'Hatchback', 5, 1.6, 1974, 1998, 20000],
    ['Golf', '1.9 TDI SE 5dr', 'Hatchback', 5, 1.9, 1998, 2009, 24000, diesel],
    ['Polo', '1.2 Match 5dr', 'Hatchback', 5, 1.2, 2001, 2009, 17000],
    ['Transporter', '1.9 TDI T28 Panel Van', 'Panel Van', 4, 1.9, 1992, 2010, 33000, van],
  ),
  rows(
    'BMW',
    ['3 Series', '318i SE 4dr', 'Saloon', 4, 1.8, 1982, 2005, 33000],
    ['3 Series', '320d SE 4dr', 'Saloon', 4, 2.0, 1998, 2010, 35000, diesel],
    ['5 Series', '525i SE 4dr Auto', 'Saloon', 4, 2.5, 1981, 2010, 45000, automatic],
  ),
  rows('MINI', ['Hatch', '1.6 Cooper 3dr', 'Hatchback', 3, 1.6, 2001, 2009, 21000]),
  rows(
    'Mercedes-Benz',
    ['190', '190E 2.0 4dr Auto', 'Saloon', 4, 2.0, 1983, 1993, 34000, automatic],
    ['C Class', 'C180 Classic 4dr Auto', 'Saloon', 4, 1.8, 1993, 2010, 36000, automatic],
    [
      'E Class',
      'E220 CDI 4dr Auto',
      'Saloon',
      4,
      2.1,
      1998,
      2010,
      47000,
      {
        ...diesel,
        ...automatic,
      },
    ],
  ),
  rows(
    'Audi',
    ['80', '1.8 S 4dr', 'Saloon', 4, 1.8, 1973, 1995, 28000],
    ['A4', '1.9 TDI SE 4dr', 'Saloon', 4, 1.9, 1995, 2008, 33000, diesel],
    ['A3', '1.6 SE 3dr', 'Hatchback', 3, 1.6, 1996, 2009, 25000],
  ),
  rows(
    'Toyota',
    ['Corolla', '1.3 GL 5dr', 'Hatchback', 5, 1.3, 1970, 2006, 18500],
    ['Yaris', '1.0 T2 5dr', 'Hatchback', 5, 1.0, 1999, 2009, 16500],
  ),
  rows('Honda', ['Civic', '1.4 S 5dr', 'Hatchback', 5, 1.4, 1973, 2010, 20000]),
  rows('Nissan', ['Micra', '1.2 S 5dr', 'Hatchback', 5, 1.2, 1983, 2010, 15500]),
  rows(
    'Peugeot',
    ['205', '1.1 GL 5dr', 'Hatchback', 5, 1.1, 1983, 1996, 15000],
    ['206', '1.4 S 5dr', 'Hatchback', 5, 1.4, 1998, 2009, 16000],
  ),
  rows('Renault', ['Clio', '1.2 Expression 5dr', 'Hatchback', 5, 1.2, 1991, 2009, 16000]),
  rows('Volvo', ['240', '2.3 GL 5dr', 'Estate', 5, 2.3, 1974, 1993, 34000]),
  rows(
    'Land Rover',
    ['Series', '2.3 88 2dr', 'SUV', 2, 2.3, 1948, 1985, 35000],
    ['Discovery', '2.5 TDi 5dr', 'SUV', 5, 2.5, 1989, 2004, 45000, diesel],
  ),
  rows('Jaguar', ['Mark 2', '3.4 4dr', 'Saloon', 4, 3.4, 1955, 1967, 45000]),
].flat();
