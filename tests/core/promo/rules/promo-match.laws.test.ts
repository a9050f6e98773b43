import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePromoRules, promosFor, withFieldsNamed } from '../../../../core/promo/public';
import { rulesMatch } from '../../../../core/promo/rules/promo-match';
import { vehicle } from '../../../support/arbitraries/vehicle';
import { anyText, tidyText } from '../../../support/arbitraries/text';

const key = fc.oneof(
  fc.constantFrom('make', 'range', 'fuel_type', 'body_type', 'location_id', 'status', '__proto__'),
  anyText,
);
const rules = fc.dictionary(key, fc.array(fc.oneof(tidyText, fc.constantFrom('ford', 'petrol'))));

describe('the rules of promotions', () => {
  it('can be anything at all without harm [CX-4]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), anyText), vehicle, (written, one) => {
        expect(typeof rulesMatch(parsePromoRules(written), one)).toBe('boolean');
      }),
    );
  });

  it('read the same from text as from what the text says', () => {
    fc.assert(
      fc.property(rules, (written) => {
        expect(parsePromoRules(JSON.stringify(written))).toEqual(parsePromoRules(written));
      }),
    );
  });

  it('match more, never less, with a rule added [PROMO-01]', () => {
    fc.assert(
      fc.property(rules, rules, vehicle, (some, more, one) => {
        const both = parsePromoRules({ ...more, ...some });
        if (rulesMatch(parsePromoRules(some), one)) expect(rulesMatch(both, one)).toBe(true);
      }),
    );
  });

  it('match the vehicle they were written for [PROMO-02]', () => {
    fc.assert(
      fc.property(rules, vehicle, (others, one) => {
        const made = { ...others, make: [one.make.name.toLowerCase()] };
        expect(rulesMatch(parsePromoRules(made), one)).toBe(true);
      }),
    );
  });

  it('find the same in a vehicle with no other fields than they name [PROMO-01]', () => {
    const promos = fc.array(fc.record({ name: tidyText, rules: rules.map(parsePromoRules) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(promos, vehicle, fc.dictionary(key, tidyText), (offered, one, direct) => {
        const whole = { ...one, direct: { ...one.direct, ...direct } };
        const lean = withFieldsNamed(offered, whole);
        expect(promosFor(offered, lean)).toEqual(promosFor(offered, whole));
        expect(Object.keys(lean.direct).length).toBeLessThanOrEqual(
          Object.keys(whole.direct).length,
        );
      }),
    );
  });
});
