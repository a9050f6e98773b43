import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findModels } from '../../../../adapters/sandbox/catalogue/catalogue';
import {
  derivativeName,
  enginesIn,
  trimsIn,
} from '../../../../adapters/sandbox/catalogue/catalogue-model';
import { OLDER_VEHICLES } from '../../../../adapters/sandbox/valuer/older-vehicles';
import {
  vehicleOfMark,
  type MarkedVehicle,
} from '../../../../adapters/sandbox/valuer/vehicle-of-mark';
import { judgeMark } from '../../../../core/kernel/registration-mark';

const TODAY = '2026-11-29';

/** Of ages that are over by today, so that the vehicles have surely been registered. */
const anyMark = fc.oneof(
  fc.stringMatching(/^[A-HJ-PR-Y]{2}(0[2-9]|1\d|2[0-6]|5[1-9]|6\d|7[0-5])[A-HJ-PR-Z]{3}$/),
  fc.stringMatching(/^[A-HJ-NPR-TV-Y][1-9]\d{0,2}[A-HJ-PR-Y]{3}$/),
  fc.stringMatching(/^[A-HJ-PR-Y]{3}[1-9]\d{0,2}[A-HJ-NPR-TV-Y]$/),
  fc.stringMatching(/^[A-HJ-PR-Y]{1,3}[1-9]\d{0,2}$/),
  fc.stringMatching(/^[A-HJ-PR-Y]IZ[1-9]\d{0,3}$/),
);

/** Whether the vehicle could be had new in the year of its registration. */
function isPossible({ make, model, derivative, registeredOn }: MarkedVehicle): boolean {
  const year = Number(registeredOn.slice(0, 4));
  return (
    OLDER_VEHICLES.some(
      (older) =>
        older.make === make &&
        older.derivative === derivative &&
        older.sold[0] <= year &&
        year <= older.sold[1],
    ) ||
    findModels(make, model).some((one) =>
      enginesIn(one, year).some((engine) =>
        trimsIn(one, year).some(({ name }) => derivativeName(one, engine, name) === derivative),
      ),
    )
  );
}

describe('The vehicle behind a mark', () => {
  it('is for ever the same, in any spelling and on any later day', () => {
    fc.assert(
      fc.property(anyMark, (mark) => {
        const found = vehicleOfMark(mark, TODAY);
        expect(found).toBeDefined();
        const spelled = ` ${mark.toLowerCase().slice(0, 3)} ${mark.slice(3)}`;
        expect(vehicleOfMark(spelled, TODAY)).toEqual(found);
        expect(vehicleOfMark(mark, '2031-05-17')).toEqual(found);
      }),
    );
  });

  it('could be had new in its year, and was registered when a current mark was given out', () => {
    fc.assert(
      fc.property(anyMark, (mark) => {
        const found = vehicleOfMark(mark, TODAY);
        expect(found !== undefined && isPossible(found)).toBe(true);
        const { kind, issued } = judgeMark(mark, TODAY);
        if (found === undefined || issued === undefined) return;
        // No mark makes a vehicle look newer than it is.
        expect(found.registeredOn >= issued.from).toBe(true);
        if (kind === 'current') expect(found.registeredOn <= issued.to).toBe(true);
      }),
    );
  });

  it('is there for every year that suffixes and prefixes tell', () => {
    for (let year = 1963; year < 2010; year += 1) {
      const sold = OLDER_VEHICLES.filter(
        ({ sold: [first, last] }) => first <= year && year <= last,
      );
      expect(sold.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('is not there before its day, nor behind what is no mark', () => {
    const { registeredOn = '' } = vehicleOfMark('AB26 CDE', TODAY) ?? {};
    expect(vehicleOfMark('AB26 CDE', '2026-02-28')).toBeUndefined();
    expect(vehicleOfMark('AB26 CDE', registeredOn)).toBeDefined();
    for (const none of ['', 'AB80 CDE', 'hello', 'TC66 PQR', 'O'.repeat(40)]) {
      expect(vehicleOfMark(none, TODAY)).toBeUndefined();
    }
  });
});
