import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommaList, writeCommaList } from '../../../adapters/storage/comma-list';
import { emptyShortlist } from '../../../core/shortlist/model/shortlist';
import {
  isSlug,
  nameInList,
  namesOf,
  slugsFromShared,
  sharedShortlistPath,
  type NamedVehicle,
  type NameKind,
} from '../../../core/shortlist/public';
import { toggleCompare, toggleFavourite } from '../../../core/shortlist/rules/toggle';

/** Words with hyphens between them, as the last part of an address is. */
const slug = fc
  .array(fc.stringMatching(/^[a-z\d]{1,8}$/), { minLength: 2, maxLength: 5 })
  .map((words) => words.join('-'));

const odd = fc.constantFrom('', ' ', ',', '%2C', 'TBC', '0', 'a-b', 'é', 'JT71ABC456789');

const vehicle: fc.Arbitrary<NamedVehicle> = fc.record(
  {
    slug,
    stockId: fc.oneof(fc.nat().map(String), fc.stringMatching(/^[A-Z\d]{1,22}$/), odd, fc.string()),
    registration: fc.oneof(
      fc.stringMatching(/^[A-Z]{2}\d{2} [A-Z]{3}$/),
      fc.stringMatching(/^ ?[a-z\d]{1,5}[ -]?[a-z\d]{1,7}$/),
      odd,
      fc.string(),
    ),
  },
  { requiredKeys: ['slug', 'stockId'] },
);

const kind = fc.constantFrom<NameKind>('slug', 'id', 'vrm');
const held = fc.array(fc.oneof(slug, fc.nat().map(String)), { maxLength: 2 });

describe('The name by which a list holds a vehicle', () => {
  it('is found again once it was added, and gone once it was taken out, whatever the kind [FAV-01] [CMP-01] [CG-075] [CG-076]', () => {
    fc.assert(
      fc.property(vehicle, kind, held, (one, by, before) => {
        fc.pre(!namesOf(one).some((name) => before.includes(name)));
        const isIn = (list: readonly string[]) => list.includes(nameInList(list, one, by));
        const start = { ...emptyShortlist, favourites: before, compare: before };
        const favourite = toggleFavourite(start, nameInList(before, one, by));
        expect(isIn(favourite.favourites)).toBe(true);
        const out = toggleFavourite(favourite, nameInList(favourite.favourites, one, by));
        expect(out.favourites).toEqual(before);
        const compared = toggleCompare(start, nameInList(before, one, by));
        expect(isIn(compared.compare)).toBe(true);
      }),
    );
  });

  it('comes back from storage and from a link as it was, and names its vehicle [STORE-01] [STORE-02]', () => {
    fc.assert(
      fc.property(vehicle, kind, (one, by) => {
        const name = nameInList([], one, by);
        expect(readCommaList(writeCommaList([name]))).toEqual([name]);
        const sent = sharedShortlistPath('compare', [name]).split('?')[1] ?? '';
        expect(slugsFromShared('compare', sent)).toEqual([name]);
        expect(namesOf(one)).toContain(name);
        expect(isSlug(name)).toBe(name === one.slug);
      }),
    );
  });

  it('is its slug for as long as the list holds that, so no list holds a vehicle twice', () => {
    fc.assert(
      fc.property(vehicle, kind, held, (one, by, others) => {
        const list = [...others, one.slug];
        expect(nameInList(list, one, by)).toBe(one.slug);
      }),
    );
  });
});
