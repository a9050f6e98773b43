import type { Note } from './notes';

/** What the words of a cell say: one thing each, or nothing of their own (a filler). */
type Dictionary<Sense extends string> = Readonly<Record<Sense | 'filler', RegExp>>;

const FUELS: Dictionary<'petrol' | 'diesel' | 'electric' | 'hybrid' | 'plugin'> = {
  petrol: /^(?:petrol|gasoline|unleaded|benzin|bensin|benzyna|benzina|essence|gasolina)$/,
  diesel: /^(?:diesel|derv|gazole|gasoil|dizel)$/,
  electric: /^(?:electric|electricity|elec|ev|bev|elektro|elektryczny|electrique|elettrica)$/,
  hybrid: /^(?:hybrid|hybride|hybryda|hev)$/,
  plugin: /^(?:plugin|phev)$/,
  filler: /^(?:full|fully|pure|battery|self|charging|super|premium|fuel)$/,
};

const GEARBOXES: Dictionary<'manual' | 'automatic' | 'semi'> = {
  manual: /^(?:manual|manuell|manuelle|manualna|manuale|\d{1,2}mt)$/,
  automatic:
    /^(?:automatic|auto|automat|automatik|automatique|automatyczna|automatica|automatico|cvt|xtronic|dsg|dct|pdk|tiptronic|steptronic|multitronic|\d{1,2}at)$/,
  semi: /^(?:semi|semiauto|semiautomatic)$/,
  filler:
    /^(?:\d{1,2}|speed|sp|gear|gears|gearbox|transmission|boite|shiftable|dual|double|twin|clutch|4x4|4wd|awd)$/,
};

const BODIES: Dictionary<
  'saloon' | 'hatchback' | 'estate' | 'convertible' | 'coupe' | 'mpv' | 'pickup' | 'suv'
> = {
  saloon: /^(?:saloon|sedan)$/,
  hatchback: /^(?:hatchback|hatch)$/,
  estate: /^(?:estate|wagon|kombi)$/,
  convertible: /^(?:convertible|cabriolet|cabrio|roadster)$/,
  coupe: /^coupe$/,
  mpv: /^(?:mpv|minivan)$/,
  pickup: /^(?:pickup|ute)$/,
  suv: /^(?:suv|4x4|crossover)$/,
  filler: /^(?:\d|door|doors|dr|station|car|truck|tray)$/,
};

const plainWords = (told: string): readonly string[] =>
  told
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bplug[\s-]*in\b/g, 'plugin')
    .replace(/\bpick[\s-]*up\b/g, 'pickup')
    .replace(/\bpeople[\s-]*carrier\b/g, 'mpv')
    .replace(/\bheavy oil\b/g, 'diesel')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** What the words say together; `undefined` where one of them is none that we know. */
function sensesOf<Sense extends string>(
  told: string,
  dictionary: Dictionary<Sense>,
): ReadonlySet<Sense> | undefined {
  const senses = new Set<Sense>();
  for (const word of plainWords(told)) {
    const sense = (Object.keys(dictionary) as (Sense | 'filler')[]).find((each) =>
      dictionary[each].test(word),
    );
    if (sense === undefined) return undefined;
    if (sense !== 'filler') senses.add(sense);
  }
  return senses;
}

const only = <Sense extends string>(senses: ReadonlySet<Sense> | undefined): Sense | undefined =>
  senses?.size === 1 ? [...senses][0] : undefined;

const FUEL_NAMES = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  plugin: 'Plug-in Hybrid',
} as const;

function fuelOf(told: string): string | undefined {
  const senses = sensesOf(told, FUELS);
  if (senses === undefined) return undefined;
  if (senses.has('plugin')) return FUEL_NAMES.plugin;
  const burns = senses.has('petrol') !== senses.has('diesel');
  if (senses.has('hybrid') || (senses.has('electric') && burns)) return FUEL_NAMES.hybrid;
  const sense = only(senses);
  return sense && FUEL_NAMES[sense];
}

function gearboxOf(told: string): string | undefined {
  const senses = sensesOf(told, GEARBOXES);
  if (senses?.has('semi') === true) return senses.has('manual') ? undefined : 'Semi-Auto';
  const sense = only(senses);
  return sense && (sense === 'manual' ? 'Manual' : 'Automatic');
}

const BODY_NAMES = {
  saloon: 'Saloon',
  hatchback: 'Hatchback',
  estate: 'Estate',
  convertible: 'Convertible',
  coupe: 'Coupe',
  mpv: 'MPV',
  pickup: 'Pickup',
  suv: 'SUV',
} as const;

function bodyOf(told: string): string | undefined {
  const sense = only(sensesOf(told, BODIES));
  return sense && BODY_NAMES[sense];
}

const colourOf = (told: string): string | undefined =>
  /^gr[ae]y$/i.test(told) ? 'Grey' : undefined;

type WordFor = (told: string) => string | undefined;

/** A file has few words, a hundred thousand times each. */
function remembered(wordFor: WordFor): WordFor {
  const words = new Map<string, string | undefined>();
  return (told) => {
    if (words.has(told)) return words.get(told);
    if (words.size > 5000) words.clear();
    const word = wordFor(told);
    words.set(told, word);
    return word;
  };
}

const WAYS = [
  ['fuelType', 'fuel type', remembered(fuelOf)],
  ['transmission', 'transmission', remembered(gearboxOf)],
  ['bodyType', 'body type', remembered(bodyOf)],
  ['colour', 'colour', colourOf],
] as const;

/** "DARK BLUE" is shouted; "SUV" and "MPV" are letters of their own. */
const spoken = (told: string): string =>
  /[A-Z]{4}/.test(told) && told === told.toUpperCase()
    ? told.toLowerCase().replace(/(?<![a-z\d'])[a-z]/g, (letter) => letter.toUpperCase())
    : told;

/**
 * Fuel, gearbox, body and colour in the words that the filters have, so that "Gasoline" and "Petrol" are one choice.
 * A word that may mean something else ("mild hybrid", "limousine") is kept as it is.
 */
export function inUsualWords<Facts extends Readonly<Record<string, unknown>>>(
  facts: Facts,
  mend: Note,
): Facts {
  const mended: Record<string, unknown> = {};
  for (const [fact, name, wordFor] of WAYS) {
    const told = facts[fact];
    if (typeof told !== 'string') continue;
    const word = wordFor(told);
    mended[fact] = word ?? spoken(told);
    if (word !== undefined && word.toLowerCase() !== told.toLowerCase()) {
      mend(`${name} in the usual word`, `${told} is ${word}`);
    }
  }
  return { ...facts, ...mended };
}
