import { isLeft } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { OPT_IN_CHANNELS, type OptInChannel } from '../../../core/enquiry/public';
import {
  CARE_CHOICES,
  checkOwner,
  lookUpVehicle,
  valueVehicle,
  type Department,
  type OwnerFault,
  type TypedOwner,
  type Valuation,
} from '../../../core/valuation/public';
import type { OpenBackEnd } from '../open-back-end';
import { figureLines } from '../question/figure-lines';
import { refuse, type Options } from '../question/options';
import {
  isGiven,
  isSwitchedOn,
  moneyOption,
  textOption,
  wholeOption,
  wordAsked,
} from '../question/option-values';
import type { Question } from '../question/question';
import { CommandFailed, type Terminal } from '../terminal';
import { LONGEST_MARK_TEXT } from './lookup-question';
import { mileageOption } from './mileage-option';
import { answered, askingValuer, READING_KEY, type Asked } from './opened-valuer';
import { priceFigures, pricesInJson } from './valuation-shown';

/** VALA-67. */
const MOST_KEEPERS = 19;
const LONGEST_TEXT = 300;
const LONGEST_KEY = 200;

/** `forecourt valuation process`: a price, as the journeys ask for it (CALL-06, CALL-08). */
export const processQuestion = (
  terminal: Terminal,
  openBackEnd: OpenBackEnd,
): Question<Valuation> => ({
  name: 'process',
  about: 'looks a vehicle up and has it valued',
  argument: { key: 'vrm', about: 'the mark, in any spacing and case' },
  keys: [
    { key: 'mileage', value: '<miles>', about: 'whole miles: 42000, 42,000 or 42k' },
    { key: 'name', value: '<full name>', about: 'first and last name' },
    { key: 'email', value: '<address>', about: 'where a copy goes' },
    { key: 'branch', value: '<slug>', about: 'of the closest location' },
    { key: 'terms', about: 'agrees to the privacy terms (reading A)' },
    { key: 'telephone', value: '<number>', about: 'needed in reading B' },
    { key: 'postcode', value: '<postcode>', about: 'needed in reading B' },
    { key: 'settlement', value: '<pounds>', about: 'outstanding finance (reading A)' },
    { key: 'optIn', value: '<channels>', about: `any of ${OPT_IN_CHANNELS.join(',')}` },
    {
      key: 'serviceHistory',
      value: '<choice>',
      about: `${CARE_CHOICES.join(', ')} (reading B; default: what the lookup tells)`,
    },
    {
      key: 'previousKeepers',
      value: '<number>',
      about: '0 to 19 (reading B; default: what the lookup tells)',
    },
    { key: 'key', value: '<key>', about: 'sent again with it, the same is valued once' },
    READING_KEY,
  ],
  open: askingValuer(terminal, openBackEnd, process),
  inJson: (valuation) => ({ hash: valuation.hash, ...pricesInJson(valuation) }),
  inText: (valuation) => figureLines([['Valuation', valuation.hash], ...priceFigures(valuation)]),
});

async function process({
  valuer,
  departments,
  condition,
  options,
  reading,
}: Asked): Promise<Valuation> {
  const vrm = textOption(options, 'vrm', LONGEST_MARK_TEXT);
  const mileage = mileageOption(options);
  const owner = checkOwner(reading, typedOwner(options));
  if (isLeft(owner)) return refuseOwner(options, owner.left);
  const optIns = channelsAsked(options);
  const settlement = isGiven(options, 'settlement')
    ? { settlement: moneyOption(options, 'settlement') }
    : {};
  const slug = textOption(options, 'branch', LONGEST_TEXT);
  const department = departmentOf(options, slug, await departments());
  const question = { reading, vrm, mileage, condition, departmentCode: department.code };
  const outcome = await answered(lookUpVehicle(valuer, question));
  if (outcome.kind === 'valued') return outcome.valuation;
  if (outcome.kind === 'already-valued') {
    const { hash } = outcome.answer;
    if (hash !== undefined) return answered(valuer.fetch(reading, hash));
    throw new CommandFailed('A valuation has already been submitted for this vehicle.');
  }
  const vehicle = outcome.kind === 'found' ? outcome.vehicle : undefined;
  if (vehicle?.vrm === undefined) throw new CommandFailed('No vehicle is found.');
  return answered(
    valueVehicle(valuer, {
      reading,
      key: isGiven(options, 'key') ? textOption(options, 'key', LONGEST_KEY) : randomUUID(),
      vehicle: {
        ...vehicle,
        vrm: vehicle.vrm,
        care: wordAsked(options, 'serviceHistory', CARE_CHOICES, vehicle.care),
        previousKeepers: isGiven(options, 'previousKeepers')
          ? wholeOption(options, 'previousKeepers', 0, MOST_KEEPERS)
          : vehicle.previousKeepers,
      },
      mileage,
      condition,
      departmentCode: department.code,
      owner: owner.right,
      ...settlement,
      optIns,
      source: { source: 'website', type: 'valuation', recentVehicles: [], previousUrls: [] },
    }),
  );
}

function typedOwner(options: Options): TypedOwner {
  const typed = (key: string): string =>
    isGiven(options, key) ? textOption(options, key, LONGEST_TEXT) : '';
  return {
    name: typed('name'),
    email: typed('email'),
    telephone: typed('telephone'),
    postcode: typed('postcode'),
    terms: isSwitchedOn(options, 'terms'),
  };
}

const FAULTS: Readonly<Record<OwnerFault['kind'], string>> = {
  missing: 'is missing',
  'no-last-name': 'must be a first and a last name',
  unreadable: 'cannot be read',
};

function refuseOwner(options: Options, [first]: readonly OwnerFault[]): never {
  const { field, kind } = first ?? ({ field: 'email', kind: 'missing' } as const);
  return refuse(options, field, FAULTS[kind]);
}

function departmentOf(
  options: Options,
  slug: string,
  departments: readonly Department[],
): Department {
  return (
    departments.find((department) => department.slug === slug) ??
    refuse(
      options,
      'branch',
      `must be one of: ${departments.flatMap((department) => department.slug ?? []).join(', ')}`,
    )
  );
}

function channelsAsked(options: Options): readonly OptInChannel[] {
  if (!isGiven(options, 'optIn')) return [];
  const words = textOption(options, 'optIn', LONGEST_TEXT)
    .split(',')
    .map((word) => word.trim());
  const channels = OPT_IN_CHANNELS.filter((channel) => words.includes(channel));
  return channels.length === new Set(words).size
    ? channels
    : refuse(options, 'optIn', `must be some of: ${OPT_IN_CHANNELS.join(', ')}`);
}
