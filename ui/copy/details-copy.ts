import { dayWords, spoken } from './day-words';
import { inPounds } from '../../core/kernel/money';
import {
  LABEL_BOUNDS,
  MILES_TO_COMPARE,
  OTHER_FEATURES,
  type DataTab,
  type DetailTab,
  type EfficiencyKey,
  type FactValue,
  type MotFacts,
  type OverviewKey,
  type PriceIndicator,
  type ReasonForNoLabel,
  type RoadTaxNoteFacts,
  type ServiceBook,
  type ServiceEntry,
  type ServiceHistory,
  type SiteSection,
  type SpecificationGroupKey,
  type TechnicalKey,
  type Unit,
} from '../../core/stock/public';
import { inWords, vehicleWord } from './search-copy';

/** The names of the tabs, as given (VDP-04 to VDP-06). */
export const TAB_TITLES: Readonly<Record<DetailTab | DataTab, string>> = {
  overview: 'Overview',
  features: 'Features',
  'technical-spec': 'Technical Spec',
  'vehicle-efficiency': 'Vehicle Efficiency',
  'safety-security': 'Safety & Security',
  'optional-extras': 'Optional Extras',
  'top-features': 'Top Features',
  'top-spec': 'Top Spec',
};

export const OVERVIEW_LABELS: Readonly<Record<OverviewKey, string>> = {
  mileage: 'Mileage',
  'registration-date': 'Registration date',
  transmission: 'Transmission',
  co2: 'CO2',
  'number-plate': 'Number plate',
  mpg: 'MPG',
  doors: 'Doors',
  'fuel-type': 'Fuel type',
  'road-tax': 'Road tax',
  colour: 'Colour',
  'engine-size': 'Engine size',
  seats: 'Seats',
  bodystyle: 'Body style',
};

export const TECHNICAL_LABELS: Readonly<Record<TechnicalKey, string>> = {
  cc: 'Engine capacity',
  cylinders: 'Cylinders',
  'cylinder-layout': 'Cylinder layout',
  'fuel-delivery': 'Fuel delivery',
  transmission: 'Transmission',
  '0-60-mph-secs': '0 to 60 mph',
  'engine-power-bhp': 'Engine power',
  'top-speed': 'Top speed',
  height: 'Height',
  length: 'Length',
  width: 'Width',
  'ec-extra-urban-mpg': 'EC extra urban',
  'ec-urban-mpg': 'EC urban',
  'ec-combined-mpg': 'EC combined',
  'co2-gkm': 'CO2',
};

/** VDP-11 and VDP-12 give two of them. */
export const SPECIFICATION_TITLES: Readonly<Record<SpecificationGroupKey, string>> = {
  engine: 'Engine',
  performance: 'Performance',
  dimensions: 'Dimensions',
  consumption: 'Fuel Consumption & Emissions',
};

export const EFFICIENCY_LABELS: Readonly<Record<EfficiencyKey, string>> = {
  'ec-urban-mpg': 'Urban',
  'ec-extra-urban-mpg': 'Extra urban',
  'ec-combined-mpg': 'Combined',
  'co2-gkm': 'CO2 emissions',
  'road-tax': 'Road tax',
};

/** Groups of equipment are named by the feed, all but one. */
export const equipmentTitle = (name: string): string =>
  name === OTHER_FEATURES ? 'Additional features' : name;

const SUFFIXES: Readonly<Record<Unit, string>> = {
  'g/km': ' g/km',
  mpg: ' mpg',
  bhp: ' bhp',
  mph: ' mph',
  seconds: ' seconds',
  mm: ' mm',
  cc: ' cc',
  litres: ' litre',
  count: '',
};

const oneDecimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const upToOneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A figure with its unit: "114 g/km", "1.0 litre", "£190 a year", "14 Sep 2021". */
export function factWords(value: FactValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'measure':
      return (
        (value.unit === 'litres' ? oneDecimal : upToOneDecimal).format(value.value) +
        SUFFIXES[value.unit]
      );
    case 'distance':
      return `${inWords(value.value)} ${value.units}`;
    case 'per-year':
      return `${inPounds(value.amount)} a year`;
    case 'day':
      return spoken(value.day, (month) => month.slice(0, 3));
    case 'registration':
      return value.registration;
  }
}

/** VDP-21, in the documents' words; the figures are data. */
export const roadTaxWords = (facts: RoadTaxNoteFacts): string =>
  `From ${dayWords(facts.startsOn)}, vehicles listed over ${inPounds(facts.listedOver)} incur an additional ` +
  `${inPounds(facts.yearly)} per year from the second tax for up to ${inWords(facts.years)} years.`;

export const listPriceWords = (section: SiteSection, listPrice: string): string =>
  `This ${vehicleWord(section, 1)} was listed at ${listPrice} when new.`;

export const fuelWords = (fuel: string, litres: number): string =>
  `${fuel} for ${inWords(MILES_TO_COMPARE)} miles: ${inWords(litres)} litres, at the official combined figure.`;

/** VDP-23. */
export const PRICE_LABELS: Readonly<Record<PriceIndicator, string>> = {
  lower: 'Lower price',
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  higher: 'Higher price',
};
export const NO_PRICE_LABEL = 'No price label';
export const PRICE_LABEL_SOURCE = 'Price labels come from a third-party marketplace, not from us.';
export const PRICE_LABEL_MISSING = 'A label may be missing for:';

/** VDP-24. */
export const NO_LABEL_REASONS: Readonly<Record<ReasonForNoLabel, string>> = {
  'new-or-nearly-new': 'new or nearly new cars',
  'rare-or-classic': 'rare or classic cars',
  'private-seller': 'private sellers',
  'price-outside': `prices below ${inPounds(LABEL_BOUNDS.lowest)} or above ${inPounds(LABEL_BOUNDS.highest)}`,
  'over-age': `cars over ${String(LABEL_BOUNDS.years)} years old`,
  'write-off': 'write-offs (Category C/D/S/N)',
  import: 'imports',
};

/** VDP-59, in words a buyer reads. */
export const SERVICE_HISTORY_WORDS: Readonly<Record<ServiceHistory, string>> = {
  'dealer full': 'Full, by main dealers',
  'dealer partial': 'Partial, by main dealers',
  'independent full': 'Full, by independent garages',
  'independent partial': 'Partial, by independent garages',
  'dealer/independent full': 'Full, by main dealers and independent garages',
  'dealer/independent partial': 'Partial, by main dealers and independent garages',
  'no history': 'No service history',
};

export function motWords(mot: MotFacts): string {
  switch (mot.kind) {
    case 'valid':
      return `Valid until ${dayWords(mot.until)}`;
    case 'expired':
      return `Expired on ${dayWords(mot.on)}`;
    case 'first-due':
      return `First MOT due ${dayWords(mot.on)}`;
  }
}

export const SERVICE_TITLE = 'Service history and MOT';

/** VDP-25. */
export const SERVICE_COLUMNS: Readonly<Record<keyof ServiceEntry, string>> = {
  date: 'Date',
  mileage: 'Mileage',
  description: 'Description',
  garage: 'Garage',
};

/** The columns in their order. */
export const SERVICE_COLUMN_KEYS = ['date', 'mileage', 'description', 'garage'] as const;

/** What a stamp says in a column; nothing where it says nothing. @param units of the odometer. */
export function serviceEntryWords(
  entry: ServiceEntry,
  column: keyof ServiceEntry,
  units = 'miles',
): string | undefined {
  if (column === 'date') return entry.date === undefined ? undefined : dayWords(entry.date);
  if (column !== 'mileage') return entry[column];
  return entry.mileage === undefined ? undefined : `${inWords(entry.mileage)} ${units}`;
}

/** A line of the summary above the stamps. */
export interface ServiceFact {
  readonly label: string;
  readonly words: string;
  /** Something a buyer must not overlook: an MOT that has run out. */
  readonly isAlert: boolean;
}

/** History, MOT and former keepers, as far as they are known. */
export const serviceFacts = ({ history, mot, keepers }: ServiceBook): readonly ServiceFact[] => [
  ...(history === undefined
    ? []
    : [{ label: 'Service history', words: SERVICE_HISTORY_WORDS[history], isAlert: false }]),
  ...(mot === undefined
    ? []
    : [{ label: 'MOT', words: motWords(mot), isAlert: mot.kind === 'expired' }]),
  ...(keepers === undefined
    ? []
    : [{ label: 'Former keepers', words: inWords(keepers), isAlert: false }]),
];

/** VDP-13. */
export const aboutTitle = (section: SiteSection): string => `About this ${vehicleWord(section, 1)}`;

/** VDP-22, unless an editor says it in other words (CG-094). */
export const adminFeeParagraphs = (fee: string): readonly string[] => [
  `The admin fee of ${fee} pays for the vehicle provenance check that is made before you buy.`,
  'It looks for a record of the vehicle being stolen, scrapped or written off, and compares its mileage, keepers, plates and colour with what is on record.',
];

/** VDP-36, VDP-37. */
export const TERMS_TITLE = 'Terms & Conditions';
export const TERMS_APPLY = 'Terms and Conditions Apply';
