import { describe, expect, it } from 'vitest';
import { parsePromoRules, promosFor } from '../../../../core/promo/public';
import { rulesMatch } from '../../../../core/promo/rules/promo-match';
import { aSparseVehicle, aVehicle } from '../../../support/mothers/vehicle';

/** The Ford Fiesta Petrol Hatchback at site 12 of the worked examples. */
const fiesta = aVehicle();

const applies = (written: unknown, vehicle = fiesta): boolean =>
  rulesMatch(parsePromoRules(written), vehicle);

describe('a promotion', () => {
  it('applies by make, whatever the letters of the vehicle’s [WE-080] [PROMO-02]', () => {
    expect(applies('{"make":["ford"]}')).toBe(true);
  });

  it.each([
    ['range', 'fiesta'],
    ['fuel_type', 'petrol'],
    ['body_type', 'hatchback'],
  ])('applies by %s [PROMO-02] [PROMO-05]', (key, name) => {
    expect(applies({ [key]: ['other', name] })).toBe(true);
    expect(applies({ [key]: ['other'] })).toBe(false);
  });

  it('applies by the site, if no other rule does [WE-081] [PROMO-01] [PROMO-03]', () => {
    expect(applies({ make: ['bmw'], location_id: ['12'] })).toBe(true);
  });

  it('applies by a plain field of the feed [WE-082] [PROMO-04]', () => {
    expect(applies({ status: ['FOR_SALE_RETAIL'] })).toBe(true);
    expect(applies({ status: ['SOLD'] })).toBe(false);
    expect(applies({ doors: [5] }, aVehicle({ direct: { doors: '5' } }))).toBe(true);
  });

  it('does not apply when no rule matches [WE-083] [PROMO-01]', () => {
    expect(applies({ make: ['bmw'], fuel_type: ['diesel'] })).toBe(false);
  });

  it('does not apply when there are no rules [WE-084] [CG-069]', () => {
    expect(applies({})).toBe(false);
    expect(applies({ make: [] })).toBe(false);
  });

  it('takes the rules’ letters as they stand [WE-085] [CG-069]', () => {
    expect(applies({ make: ['Ford'] })).toBe(false);
  });

  it('compares sites as text [WE-086] [PROMO-03]', () => {
    expect(applies({ location_id: [12] })).toBe(false);
    expect(applies({ location_id: [12, '12'] })).toBe(true);
  });

  it('does not apply by what a vehicle does not have', () => {
    const sparse = aSparseVehicle();
    expect(applies({ fuel_type: ['petrol'], location_id: ['12'], tag: ['x'] }, sparse)).toBe(false);
    expect(applies({ toString: ['x'], constructor: ['Object'] }, sparse)).toBe(false);
  });
});

describe('rules nobody can read', () => {
  it.each([
    '{"make":["ford"],}',
    '',
    'null',
    '[]',
    '[{',
    '"ford"',
    '12',
    'true',
    '{"make":"ford"}',
  ])('match nothing: %s [CX-4]', (written) => {
    expect(parsePromoRules(written)).toEqual({});
    expect(applies(written)).toBe(false);
  });

  it.each([[null], [undefined], [12], [[]], [{ make: null }], [{ make: [null, {}, ['ford']] }]])(
    'match nothing when they come already read: %j [CX-4]',
    (written) => {
      expect(applies(written)).toBe(false);
    },
  );

  it('do not spoil the ones beside them [CX-4]', () => {
    expect(parsePromoRules('{"make":["ford",null,7],"tag":null}')).toEqual({ make: ['ford', '7'] });
  });
});

describe('the badges of a vehicle', () => {
  it('are the promotions that apply, in the order given [CARD-06]', () => {
    const promo = (name: string, rules: unknown) => ({ name, rules: parsePromoRules(rules) });
    const promos = [
      promo('Winter', { fuel_type: ['petrol'] }),
      promo('Beemer', { make: ['bmw'] }),
      promo('Broken', '{'),
      promo('Bolton', { location_id: ['12'] }),
    ];
    expect(promosFor(promos, fiesta).map(({ name }) => name)).toEqual(['Winter', 'Bolton']);
  });
});
