import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARS, VANS } from '../../../../adapters/sandbox/catalogue/catalogue';
import { derivativeName } from '../../../../adapters/sandbox/catalogue/catalogue-model';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import { ageIdentifierOn } from '../../../../core/kernel/registration-issue';
import type { MadeVehicle } from '../../../../adapters/sandbox/stock/stock-record';

/** Everything of it that hangs on what it is, as one text. */
const identity = (facts: Record<string, unknown>): string => JSON.stringify(facts);

const identityOf = (vehicle: MadeVehicle): string =>
  identity({
    year: Number(vehicle.registeredOn.slice(0, 4)),
    category: vehicle.category,
    make: vehicle.makeName,
    model: vehicle.rangeName,
    derivative: vehicle.derivative,
    body: vehicle.bodyType,
    style: vehicle.bodyStyle,
    doors: vehicle.doors,
    seats: vehicle.seats,
    fuel: vehicle.fuelType,
    gearbox: vehicle.transmission,
    litres: vehicle.engineSize,
    bhp: vehicle.bhp,
    mpg: vehicle.mpg,
    co2: vehicle.co2,
  });

const YEARS = Array.from({ length: 17 }, (_, nth) => 2010 + nth);

/** Every vehicle that the catalogue says could be registered as new, reckoned from its years alone. */
const possible = new Set(
  [...CARS, ...VANS].flatMap((model) =>
    model.engines.flatMap((engine) =>
      model.trims.flatMap((trim) =>
        YEARS.filter((year) =>
          [model, engine, trim].every(({ sold: [first, last] }) => first <= year && year <= last),
        ).map((year) =>
          identity({
            year,
            category: model.category,
            make: model.make,
            model: model.name,
            derivative: derivativeName(model, engine, trim.name),
            body: model.body,
            style: model.style,
            doors: model.doors,
            seats: model.seats,
            fuel: engine.fuel,
            gearbox: engine.gearbox,
            litres: engine.litres,
            bhp: engine.bhp,
            mpg: engine.mpg,
            co2: engine.co2,
          }),
        ),
      ),
    ),
  ),
);

const DAYS = ['2026-11-29', '2026-03-01', '2025-08-31', '2024-01-01'] as const;

/** Of four days, for what is looked at in passing. */
const made = DAYS.flatMap((asOf) =>
  generateStock({ count: 900, seed: `made on ${asOf}`, asOf }).map((vehicle) => ({
    vehicle,
    asOf,
  })),
);

/** What is known of the trade beside the catalogue: words of a derivative, and the year they first came to Britain. */
const FIRSTS: readonly (readonly [words: RegExp, year: number])[] = [
  [/\b(?:mHEV|MHEV|48V|MHD|MHT|eTSI|e-TEC|12V Hybrid|Mild Hybrid)\b/, 2019],
  [/\bEcoBoost\b/, 2010],
  [/\bEcoBlue\b/, 2016],
  [/\bPureTech\b/, 2014],
  [/\bBlueHDi\b/, 2013],
  [/\bST-Line\b/, 2016],
  [/\bST-Line X\b/, 2018],
  [/\bGT-Line\b/, 2015],
  [/\bN-Connecta\b/, 2015],
  [/\b(?:25|30|35|40|45|50) T(?:FSI|DI)\b/, 2018],
  [/\bAMG Line\b/, 2014],
  [/\bE-Tech\b/i, 2020],
];
const FUEL_FIRSTS: Readonly<Record<string, number>> = { 'Plug-in Hybrid': 2012, Electric: 2011 };

const BANDS = [
  [110, 20],
  [120, 35],
  [130, 165],
  [140, 195],
  [150, 215],
  [165, 265],
  [175, 315],
  [185, 345],
  [200, 395],
  [225, 430],
  [255, 735],
  [Infinity, 760],
] as const;

describe('a vehicle of the stand-in stock', () => {
  it('could be registered as new in its year: engine, trim, gearbox and body were on sale together', () => {
    const order = fc.record({
      count: fc.constant(1000),
      seed: fc.string(),
      asOf: fc.constantFrom(...DAYS),
    });
    fc.assert(
      fc.property(order, (ordered) => {
        const none = generateStock(ordered)
          .map(identityOf)
          .filter((is) => !possible.has(is));
        expect(none).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('bears no word and burns no fuel that had not come to Britain yet', () => {
    const early = made.filter(({ vehicle: { derivative, fuelType, registeredOn } }) => {
      const year = Number(registeredOn.slice(0, 4));
      return (
        year < (FUEL_FIRSTS[fuelType ?? ''] ?? 2010) ||
        FIRSTS.some(([words, first]) => year < first && words.test(derivative))
      );
    });
    expect(early).toEqual([]);
  });

  it('is taxed as its date and its emissions want, at the rates of April 2025', () => {
    const wrong = made.filter(({ vehicle: { category, registeredOn, co2, taxPence } }) => {
      const band = BANDS.find(([upTo]) => (co2 ?? 0) <= upTo)?.[1] ?? 0;
      const pounds = category === 'van' ? 345 : registeredOn >= '2017-04-01' ? 195 : band;
      return taxPence !== pounds * 100;
    });
    expect(wrong).toEqual([]);
  });

  it('is called clean only where its date makes it so: diesels from Euro 6 on', () => {
    const clean = made.filter(({ vehicle }) => /ULEZ|Euro 6/.test(vehicle.attentionGrabber ?? ''));
    expect(clean.length).toBeGreaterThan(0);
    expect(
      clean.filter(
        ({ vehicle: { fuelType, registeredOn } }) =>
          registeredOn < (fuelType === 'Diesel' ? '2016-09' : '2006'),
      ),
    ).toEqual([]);
  });

  it('has a mark of its date, and an MOT from its third birthday on', () => {
    const wrong = made.filter(({ vehicle: { vrm, registeredOn, details }, asOf }) => {
      const third = `${String(Number(registeredOn.slice(0, 4)) + 3)}${registeredOn.slice(4)}`;
      return (
        vrm.slice(2, 4) !== ageIdentifierOn(registeredOn) ||
        (details.motExpiresOn === null) !== third > asOf
      );
    });
    expect(wrong).toEqual([]);
  });
});
