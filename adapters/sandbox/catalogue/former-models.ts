import { usualShape, type BodyType } from './catalogue-model';
import { slugOf } from './slug-of';
import type { BodyStyle } from '../pictures/picture-address';

/** What an import needs to know of a model that is no longer, or never was, in the catalogue. */
export interface FormerModel {
  readonly make: string;
  readonly name: string;
  readonly category: 'cars' | 'van';
  readonly body: BodyType;
  readonly style: BodyStyle;
  readonly doors: number;
  readonly seats: number;
  /** First and last year of registration as new, in Britain. */
  readonly sold: readonly [number, number];
}

type Row = readonly [name: string, body: BodyType, from: number, to: number, oddities?: Oddities];
type Oddities = Partial<Pick<FormerModel, 'style' | 'doors' | 'seats' | 'category'>>;

const rows = (make: string, ...models: readonly Row[]): readonly FormerModel[] =>
  models.map(([name, body, from, to, oddities]) => ({
    category: 'cars',
    ...usualShape(body),
    ...oddities,
    make,
    name,
    body,
    sold: [from, to],
  }));

const small: Oddities = { style: 'city' };
const threeDoors: Oddities = { style: 'three-door', doors: 3, seats: 4 };
const twoSeats: Oddities = { seats: 2 };
const sevenSeats: Oddities = { seats: 7 };
const fiveSeats: Oddities = { seats: 5 };

/** Bodies and years of the models that used-car lists hold beside the catalogue's. */
export const FORMER_MODELS: readonly FormerModel[] = [
  rows(
    'Audi',
    ['A2', 'Hatchback', 2000, 2005, small],
    ['A5', 'Coupe', 2008, 2025],
    ['A7', 'Hatchback', 2011, 2025],
    ['A8', 'Saloon', 1995, 2025],
    ['Q7', 'SUV', 2006, 2026, sevenSeats],
    ['Q8', 'SUV', 2018, 2026],
    ['R8', 'Coupe', 2007, 2023, twoSeats],
    ['RS3', 'Hatchback', 2011, 2026],
    ['RS4', 'Estate', 2000, 2025],
    ['RS5', 'Coupe', 2010, 2025],
    ['RS6', 'Estate', 2003, 2026],
    ['RS7', 'Hatchback', 2013, 2026],
    ['S3', 'Hatchback', 2000, 2026],
    ['S4', 'Saloon', 1998, 2025],
    ['S5', 'Coupe', 2008, 2025],
    ['S8', 'Saloon', 1997, 2025],
    ['SQ5', 'SUV', 2013, 2026],
    ['SQ7', 'SUV', 2016, 2026, sevenSeats],
  ),
  rows(
    'BMW',
    ['6 Series', 'Coupe', 2004, 2020],
    ['7 Series', 'Saloon', 1994, 2026],
    ['8 Series', 'Coupe', 2018, 2026],
    ['i8', 'Coupe', 2014, 2020],
    ['M2', 'Coupe', 2016, 2026],
    ['M3', 'Saloon', 1995, 2026],
    ['M4', 'Coupe', 2014, 2026],
    ['M5', 'Saloon', 1998, 2026],
    ['M6', 'Coupe', 2005, 2018],
    ['X2', 'SUV', 2018, 2026],
    ['X4', 'SUV', 2014, 2026],
    ['X6', 'SUV', 2008, 2026],
    ['X7', 'SUV', 2019, 2026, sevenSeats],
    ['Z3', 'Convertible', 1996, 2002, twoSeats],
    ['Z4', 'Convertible', 2003, 2026, twoSeats],
  ),
  rows(
    'Ford',
    ['B-MAX', 'MPV', 2012, 2017, fiveSeats],
    ['Edge', 'SUV', 2016, 2019],
    ['Escort', 'Hatchback', 1990, 2000],
    ['Fusion', 'Hatchback', 2002, 2012, small],
    ['Galaxy', 'MPV', 1995, 2023],
    ['Grand C-MAX', 'MPV', 2010, 2019],
    ['Grand Tourneo Connect', 'MPV', 2013, 2022],
    ['Ka', 'Hatchback', 1996, 2016, threeDoors],
    ['Streetka', 'Convertible', 2003, 2006, twoSeats],
    ['Tourneo Connect', 'MPV', 2003, 2026, fiveSeats],
    ['Tourneo Custom', 'MPV', 2013, 2026, { seats: 9, style: 'crew-van' }],
    ['Transit Tourneo', 'MPV', 2000, 2014, { seats: 9, style: 'crew-van' }],
  ),
  rows(
    'Hyundai',
    ['Accent', 'Hatchback', 1995, 2011],
    ['Amica', 'Hatchback', 2000, 2008, small],
    ['Getz', 'Hatchback', 2002, 2009, small],
    ['i40', 'Saloon', 2011, 2019],
    ['i800', 'MPV', 2008, 2020, { seats: 8, style: 'crew-van' }],
    ['ix20', 'MPV', 2010, 2019, fiveSeats],
    ['ix35', 'SUV', 2010, 2015],
    ['Terracan', 'SUV', 2001, 2007, sevenSeats],
    ['Veloster', 'Coupe', 2011, 2015, { style: 'hatchback', doors: 4 }],
  ),
  rows(
    'Mercedes-Benz',
    ['180', 'Saloon', 1994, 2021],
    ['200', 'Saloon', 1994, 2021],
    ['220', 'Saloon', 1994, 2021],
    ['230', 'Saloon', 1994, 2021],
    ['CL Class', 'Coupe', 1997, 2020],
    ['CLC Class', 'Coupe', 2008, 2011],
    ['CLK', 'Coupe', 1997, 2010],
    ['CLS Class', 'Saloon', 2005, 2023],
    ['G Class', 'SUV', 1990, 2026],
    ['GL Class', 'SUV', 2006, 2020, sevenSeats],
    ['GLB Class', 'SUV', 2019, 2026, sevenSeats],
    ['GLE Class', 'SUV', 2015, 2026],
    ['GLS Class', 'SUV', 2016, 2026, sevenSeats],
    ['M Class', 'SUV', 1998, 2016],
    ['R Class', 'MPV', 2006, 2013],
    ['S Class', 'Saloon', 1991, 2026],
    ['SL Class', 'Convertible', 1990, 2026, twoSeats],
    ['V Class', 'MPV', 1997, 2026, { style: 'crew-van', seats: 8 }],
    ['X-Class', 'Pickup', 2017, 2020, { category: 'van' }],
  ),
  rows(
    'Skoda',
    ['Rapid', 'Hatchback', 2012, 2019],
    ['Roomster', 'MPV', 2006, 2015, fiveSeats],
    ['Yeti', 'SUV', 2009, 2017],
    ['Yeti Outdoor', 'SUV', 2013, 2017],
  ),
  rows(
    'Toyota',
    ['Auris', 'Hatchback', 2007, 2019],
    ['Avensis', 'Saloon', 1998, 2018],
    ['Camry', 'Saloon', 1992, 2022],
    ['GT86', 'Coupe', 2012, 2021],
    ['iQ', 'Hatchback', 2009, 2014, threeDoors],
    ['Proace Verso', 'MPV', 2016, 2026, { style: 'crew-van', seats: 9 }],
    ['Supra', 'Coupe', 1993, 2026, twoSeats],
    ['Urban Cruiser', 'SUV', 2009, 2013],
    ['Verso', 'MPV', 2009, 2018],
    ['Verso-S', 'MPV', 2011, 2017, fiveSeats],
  ),
  rows(
    'Vauxhall',
    ['Agila', 'Hatchback', 2000, 2014, small],
    ['Ampera', 'Hatchback', 2012, 2015, { seats: 4 }],
    ['Antara', 'SUV', 2006, 2015],
    ['Cascada', 'Convertible', 2013, 2018],
    ['Combo Life', 'MPV', 2018, 2026, fiveSeats],
    ['GTC', 'Hatchback', 2011, 2018, { style: 'three-door', doors: 3 }],
    ['Meriva', 'MPV', 2003, 2017, fiveSeats],
    ['Tigra', 'Convertible', 1994, 2009, twoSeats],
    ['Vectra', 'Hatchback', 1995, 2008],
    ['Viva', 'Hatchback', 2015, 2019, small],
    ['Zafira', 'MPV', 1999, 2018],
  ),
  rows(
    'Volkswagen',
    ['Arteon', 'Hatchback', 2017, 2024],
    ['Beetle', 'Hatchback', 1999, 2019, threeDoors],
    ['Caddy', 'Panel Van', 2004, 2026, { category: 'van', seats: 2 }],
    ['Caddy Life', 'MPV', 2004, 2026, fiveSeats],
    ['Caddy Maxi', 'Panel Van', 2008, 2026, { category: 'van', seats: 2 }],
    ['Caddy Maxi Life', 'MPV', 2008, 2026],
    ['California', 'MPV', 2004, 2026, { style: 'crew-van', seats: 4 }],
    ['Caravelle', 'MPV', 1992, 2026, { style: 'crew-van' }],
    ['CC', 'Saloon', 2008, 2017],
    ['Eos', 'Convertible', 2006, 2014],
    ['Fox', 'Hatchback', 2006, 2012, threeDoors],
    ['Golf SV', 'MPV', 2014, 2020, fiveSeats],
    ['Jetta', 'Saloon', 1985, 2018],
    ['Scirocco', 'Coupe', 2008, 2018],
    ['Sharan', 'MPV', 1995, 2022],
    ['Shuttle', 'MPV', 2004, 2024, { style: 'crew-van', seats: 9 }],
    ['Tiguan Allspace', 'SUV', 2018, 2024, sevenSeats],
  ),
].flat();

const byName: ReadonlyMap<string, FormerModel> = new Map(
  FORMER_MODELS.map((model) => [`${slugOf(model.make)}:${slugOf(model.name)}`, model]),
);

/** The former model of this make and name, whatever their spelling. */
export const findFormerModel = (make: string, name: string): FormerModel | undefined =>
  byName.get(`${slugOf(make)}:${slugOf(name)}`);
