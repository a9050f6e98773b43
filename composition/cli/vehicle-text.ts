import type { GatewayFailure } from '../../core/kernel/failure';
import { inPounds } from '../../core/kernel/money';
import type { Remote } from '../../core/kernel/remote';
import type { SimilarVehicles, VehiclePageState } from '../../core/showroom/public';
import {
  checkColumns,
  priceFacts,
  serviceBook,
  vehicleSections,
  type EquipmentGroup,
  type ServiceEntry,
  type StockStatus,
  type Vehicle,
  type VehicleCheck,
  type VehicleFact,
  type VehicleInFull,
  type VehicleSections,
} from '../../core/stock/public';
import { CHECK_WORDS, NOT_ALL_LISTED } from '../../ui/copy/check-copy';
import {
  EFFICIENCY_LABELS,
  equipmentTitle,
  factWords,
  OVERVIEW_LABELS,
  SERVICE_COLUMN_KEYS,
  SERVICE_TITLE,
  serviceEntryWords,
  serviceFacts,
  SPECIFICATION_TITLES,
  TAB_TITLES,
  TECHNICAL_LABELS,
} from '../../ui/copy/details-copy';
import { vehicleName } from './results-text';

type Lines = readonly string[];
type Row = readonly [label: string, value: string];

/** As the site has it: what is sold is shown as reserved. */
const STATUS_WORDS: Readonly<Record<StockStatus, string>> = {
  'for-sale': 'For sale',
  reserved: 'Reserved',
  sold: 'Reserved',
  other: 'Not for sale',
};

/**
 * A vehicle's page for a person at a terminal: its sections in the page's words and order, and only
 * those that have something to say.
 * @param now milliseconds since 1970 in UTC.
 */
export function vehicleText(state: VehiclePageState, now: number): Lines {
  const { vehicle } = state;
  const sections = vehicleSections(vehicle);
  return [
    vehicleName(vehicle),
    standing(vehicle),
    ...priceLines(vehicle),
    ...titled(TAB_TITLES.overview, facts(sections.overview, OVERVIEW_LABELS)),
    ...titled(TAB_TITLES.features, equipment(sections.features)),
    ...titled(TAB_TITLES['technical-spec'], specification(sections)),
    ...titled(TAB_TITLES['vehicle-efficiency'], facts(sections.efficiency, EFFICIENCY_LABELS)),
    ...titled(TAB_TITLES['safety-security'], equipment(sections.safety)),
    ...titled(TAB_TITLES['optional-extras'], extras(sections)),
    ...titled(SERVICE_TITLE, service(vehicle, now)),
    ...titled('Vehicle check', check(state.check)),
    ...titled('Similar vehicles', similar(state.similar)),
  ];
}

const titled = (title: string, lines: Lines): Lines =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => (line === '' ? '' : `  ${line}`))];

/** Labels and values, the values below each other. */
function rows(all: readonly Row[]): Lines {
  const width = Math.max(0, ...all.map(([label]) => label.length));
  return all.map(([label, value]) => `${label.padEnd(width)}  ${value}`);
}

const standing = ({ plate, registration, status, location }: Vehicle): string =>
  [plate, registration, STATUS_WORDS[status], location?.name]
    .filter((part) => part !== undefined)
    .join(' · ');

function priceLines({ price }: Vehicle): Lines {
  const told = priceFacts(price);
  const fee = told.adminFee;
  const feeWords = fee === undefined ? [] : [`Admin fee ${inPounds(fee.fee)}`];
  if (told.kind === 'no-price') return [['No price yet', ...feeWords].join(' · ')];
  const total = fee?.total === undefined ? [] : [`total ${inPounds(fee.total)}`];
  const before = told.before === undefined ? '' : ` (was ${inPounds(told.before)})`;
  const exVat = told.excludingVat === undefined ? [] : [`${inPounds(told.excludingVat)} +VAT`];
  return [[`${inPounds(told.price)}${before}`, ...exVat, ...feeWords, ...total].join(' · ')];
}

const facts = <Key extends string>(
  known: readonly VehicleFact<Key>[],
  labels: Readonly<Record<Key, string>>,
): Lines => rows(known.map(({ key, value }) => [labels[key], factWords(value)]));

const equipment = (groups: readonly EquipmentGroup[]): Lines =>
  groups.map(({ name, items }) => `${equipmentTitle(name)}: ${items.join(', ')}`);

const specification = ({ technical }: VehicleSections): Lines =>
  technical.flatMap((group) => [
    SPECIFICATION_TITLES[group.key],
    ...facts(group.facts, TECHNICAL_LABELS).map((line) => `  ${line}`),
  ]);

const extras = ({ extras: { items } }: VehicleSections): Lines =>
  items.map(({ description, price }) =>
    price === undefined ? description : `${description}, ${inPounds(price)}`,
  );

function service(vehicle: VehicleInFull, now: number): Lines {
  const book = serviceBook(vehicle, now);
  if (book === undefined) return [];
  const units = vehicle.odometer?.units;
  return [
    ...rows(serviceFacts(book).map(({ label, words }) => [label, words])),
    ...book.entries.map((entry) => stamp(entry, units)),
  ];
}

const stamp = (entry: ServiceEntry, units: string | undefined): string =>
  SERVICE_COLUMN_KEYS.map((column) => serviceEntryWords(entry, column, units))
    .filter((part) => part !== undefined)
    .join(' · ');

/** What was looked for and not found; nothing until there is a check (CHECK-02, ERR-30). */
function check(remote: Remote<VehicleCheck, GatewayFailure>): Lines {
  if (remote.kind !== 'loaded') return [];
  const { columns, isComplete } = checkColumns(remote.value);
  const found = columns.flat().map((key) => CHECK_WORDS[key]);
  if (found.length === 0) return [];
  return [
    ...rows(found.map(({ title, message }) => [title, message])),
    ...(isComplete ? [] : [NOT_ALL_LISTED]),
  ];
}

const similar = (remote: Remote<SimilarVehicles, GatewayFailure>): Lines =>
  remote.kind === 'loaded' ? remote.value.vehicles.map(({ slug }) => slug) : [];
