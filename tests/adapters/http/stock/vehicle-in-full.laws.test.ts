import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toVehicleInFull } from '../../../../adapters/http/stock/to-vehicle-in-full';
import { VehicleInFullDto } from '../../../../adapters/http/stock/vehicle-in-full-dto';
import { CHECK_DAY, undeclaredFields } from './declared-fields';
import cleanVehicle from '../../../fixtures/made/vehicle.json';

const read = (wire: unknown) => {
  const outcome = VehicleInFullDto.decode(wire);
  if (!isRight(outcome)) throw new Error('The vehicle cannot be read');
  return toVehicleInFull(outcome.right, CHECK_DAY);
};

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    '0',
    '-5',
    'NaN',
    true,
    [],
    {},
    [null],
    [[]],
    '2026-02-30',
  ),
  fc.string({ unit: 'binary' }),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((key) => JSON.parse(`{"${key}":["x"]}`) as unknown),
  // Cannot be written as text at all.
  fc.constant({ toString: 1, valueOf: 1 }),
);

const FIELDS = Object.keys(cleanVehicle).filter((field) => field !== 'id' && field !== 'slug');

const listed = fc.array(
  fc.oneof(
    anything,
    fc.record(
      {
        date: anything,
        mileage: anything,
        description: anything,
        garage: anything,
        url: fc.oneof(
          anything,
          fc.webUrl(),
          fc.constantFrom('javascript:x', 'DATA:x', '//a', '\\\\a'),
        ),
        video_id: anything,
        created_at: anything,
        template_slug: fc.oneof(anything, fc.constant('vehicle-search-extra-offers')),
        contents: anything,
      },
      { requiredKeys: [] },
    ),
  ),
);

describe('a vehicle in full, whatever a feed sends', () => {
  it('is read with any JSON in any of its fields, and has only what the core declares [VDP-49, VDP-50, VDP-53, VDP-55, VDP-58]', () => {
    const changes = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(anything, listed));
    fc.assert(
      fc.property(changes, (changed) => {
        expect(undeclaredFields(read({ ...cleanVehicle, ...changed }))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('lets a broken fact cost that fact alone [VDP-52]', () => {
    const whole = read(cleanVehicle);
    fc.assert(
      fc.property(
        fc.constantFrom('videos', 'turntable', 'extra_offers', 'service_records'),
        listed,
        (field, value) => {
          const changed = read({ ...cleanVehicle, [field]: value });
          const { films, turntable, extraOffers, serviceEntries, direct, ...rest } = changed;
          const {
            films: _f,
            turntable: _t,
            extraOffers: _o,
            serviceEntries: _s,
            direct: _d,
            ...before
          } = whole;
          expect(rest).toEqual(before);
        },
      ),
    );
  });

  it('never fetches anything but http, https and this site’s own paths [CX-3]', () => {
    fc.assert(
      fc.property(listed, (value) => {
        const { films, turntable } = read({ ...cleanVehicle, videos: value, turntable: value });
        for (const address of [...films.map((film) => film.address), ...turntable]) {
          expect(address).toMatch(/^(?:https?:\/\/|\/)/i);
        }
      }),
    );
  });
});
