import { slugOf } from '../catalogue/slug-of';

/** Makes as adverts and feeds shorten or lengthen them. */
export const SHORT_MAKES: Readonly<Record<string, string>> = {
  alfa: 'Alfa Romeo',
  'ds-automobiles': 'DS',
  landrover: 'Land Rover',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  rollsroyce: 'Rolls-Royce',
  vw: 'Volkswagen',
};

/** Makers whose models are not in the catalogue: a single word after them can be nothing but the model. */
export const OTHER_MAKES = [
  'Aston Martin',
  'Bentley',
  'BYD',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Daewoo',
  'Daihatsu',
  'Dodge',
  'Ferrari',
  'Genesis',
  'Infiniti',
  'Isuzu',
  'Iveco',
  'Lamborghini',
  'Lotus',
  'Maserati',
  'Maxus',
  'McLaren',
  'Perodua',
  'Proton',
  'Rolls-Royce',
  'Rover',
  'Saab',
  'SsangYong',
] as const;

const otherMakes = new Map(OTHER_MAKES.map((make) => [slugOf(make), make]));

/** A make by its full name, as its maker spells it; one that we do not know as it came. */
export const fullMake = (make: string): string =>
  SHORT_MAKES[slugOf(make)] ?? otherMakes.get(slugOf(make)) ?? make;

/** No make or model has as many words. */
const LONGEST = 6;

/** The words after a make that is said once more before them: "Polo" of "VW Polo"; all of them where it is not. */
export function withoutMake(words: readonly string[], make: string): readonly string[] {
  const slug = slugOf(make);
  for (let count = 1; count < Math.min(words.length, LONGEST); count += 1) {
    const start = slugOf(words.slice(0, count).join(' '));
    if (start === slug || slugOf(fullMake(start)) === slug) return words.slice(count);
  }
  return words;
}

/** Badges of one maker, whose models bear now the one, now the other. */
const BADGES: readonly (readonly string[])[] = [
  ['SEAT', 'Cupra'],
  ['Fiat', 'Abarth'],
  ['Citroën', 'DS'],
  ['Volvo', 'Polestar'],
  ['Renault', 'Alpine'],
];

/** Whether one may stand for the other on a car of the same name: there is a SEAT Ateca and a Cupra Ateca. */
export const areBadgesOfOneMaker = (one: string, other: string): boolean =>
  BADGES.some((badges) => {
    const slugs = badges.map(slugOf);
    return slugs.includes(slugOf(one)) && slugs.includes(slugOf(other));
  });
