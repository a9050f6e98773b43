import { describe, expect, it } from 'vitest';
import { isValid } from 'postcode';
import { BRANCHES } from '../../../../adapters/sandbox/catalogue/branches';
import {
  CARS,
  VANS,
  findModels,
  makeNameOf,
} from '../../../../adapters/sandbox/catalogue/catalogue';
import {
  derivativeName,
  enginesIn,
  isSoldIn,
  trimsIn,
} from '../../../../adapters/sandbox/catalogue/catalogue-model';
import { findFormerModel } from '../../../../adapters/sandbox/catalogue/former-models';
import { slugOf } from '../../../../adapters/sandbox/catalogue/slug-of';

const all = [...CARS, ...VANS];
const named = (models: typeof all): number =>
  new Set(models.map(({ make, name }) => `${make} ${name}`)).size;

describe('the catalogue', () => {
  it('holds thirty makes, 130 models of cars and twenty of vans', () => {
    expect(new Set(CARS.map(({ make }) => make)).size).toBeGreaterThanOrEqual(30);
    expect(named([...CARS])).toBeGreaterThanOrEqual(130);
    expect(named([...VANS])).toBeGreaterThanOrEqual(20);
  });

  it('spells makes as their makers do', () => {
    const makes = new Set(CARS.map(({ make }) => make));
    for (const make of ['BMW', 'MINI', 'Citroën', 'Skoda', 'SEAT', 'Mercedes-Benz']) {
      expect(makes).toContain(make);
    }
    expect(makeNameOf('citroen')).toBe('Citroën');
    expect(makeNameOf('Morgan')).toBe('Morgan');
  });

  it('has figures that could be true', () => {
    for (const model of all) {
      expect(model.sold[0]).toBeLessThanOrEqual(model.sold[1]);
      expect(model.trims.length).toBeGreaterThan(0);
      for (const { pounds } of model.trims) {
        expect(pounds).toBeGreaterThan(8000);
        expect(pounds).toBeLessThan(130_000);
      }
      for (const engine of model.engines) {
        expect(engine.litres === 0).toBe(engine.fuel === 'Electric');
        expect(engine.mpg === null).toBe(engine.fuel === 'Electric');
        expect(engine.co2 === 0).toBe(engine.fuel === 'Electric');
        expect(engine.bhp).toBeGreaterThan(50);
      }
    }
  });

  /** Grams follow from gallons, but for what a plug-in draws from its socket; a few figures are of two rounds of a test. */
  it('has emissions that follow from what is burnt', () => {
    for (const { name, engines } of all) {
      for (const { label, fuel, mpg, co2 } of engines) {
        if (mpg === null || fuel === 'Plug-in Hybrid') continue;
        const grams = (fuel === 'Diesel' ? 7460 : 6530) / mpg;
        const where = `${name} ${label}: ${String(mpg)} mpg, ${String(co2)} g/km`;
        expect(co2 / grams, where).toBeGreaterThan(0.9);
        expect(co2 / grams, where).toBeLessThan(1.1);
      }
    }
  });

  it('names no engine and no trim outside the years of its generation', () => {
    for (const { make, name, sold, engines, trims } of all) {
      for (const part of [...engines, ...trims]) {
        const where = `${make} ${name} ${JSON.stringify(part)}`;
        expect(part.sold[0], where).toBeGreaterThanOrEqual(sold[0]);
        expect(part.sold[1], where).toBeLessThanOrEqual(sold[1]);
        expect(part.sold[0], where).toBeLessThanOrEqual(part.sold[1]);
      }
    }
  });

  it('has an engine and a trim of every generation in every year it was sold', () => {
    for (const model of all) {
      for (let year = model.sold[0]; year <= model.sold[1]; year += 1) {
        const where = `${model.make} ${model.name} ${model.body} in ${String(year)}`;
        expect(enginesIn(model, year).length, where).toBeGreaterThan(0);
        expect(trimsIn(model, year).length, where).toBeGreaterThan(0);
      }
    }
  });

  it('has cars and vans of every year from 2010 on', () => {
    for (let year = 2010; year <= 2026; year += 1) {
      const sold = (models: typeof all): number =>
        named(models.filter((model) => isSoldIn(model.sold, year)));
      expect(sold([...CARS])).toBeGreaterThan(70);
      expect(sold([...VANS])).toBeGreaterThan(20);
    }
  });

  it.each([
    ['Ford', 'Fiesta', 2011, /^1\.1\b/],
    ['Ford', 'Fiesta', 2012, /mHEV|1\.0 EcoBoost/],
    ['Volkswagen', 'Golf', 2012, /eTSI|1\.5 TSI|eHybrid/],
    ['Peugeot', '308', 2012, /PureTech/],
    ['Audi', 'A3', 2015, /^\d0 TFSI/],
    ['Kia', 'Sportage', 2014, /48V|HEV/],
  ])('has no %s %s of %d with an engine of later years', (make, name, year, later) => {
    const engines = findModels(make, name).flatMap((model) => enginesIn(model, year));
    expect(engines.length).toBeGreaterThan(0);
    expect(engines.filter(({ label }) => later.test(label))).toEqual([]);
  });

  it.each([
    ['Ford', 'Fiesta', 2012, 'Titanium', 'ST-Line X'],
    ['Ford', 'Fiesta', 2022, 'ST-Line X', 'Zetec'],
    ['Volkswagen', 'Golf', 2011, 'Match', 'Life'],
    ['Vauxhall', 'Corsa', 2013, 'SE', 'GS'],
    ['Nissan', 'Qashqai', 2012, 'Tekna', 'N-Connecta'],
  ])('offers the %s %s of %d as %s, and not as %s', (make, name, year, sold, later) => {
    const trims = findModels(make, name).flatMap((model) =>
      trimsIn(model, year).map((trim) => trim.name),
    );
    expect(trims).toContain(sold);
    expect(trims).not.toContain(later);
  });

  it('gives a generation another body where the model changed it', () => {
    const bodies = (year: number) =>
      findModels('Peugeot', '5008')
        .filter(({ sold }) => isSoldIn(sold, year))
        .map(({ body }) => body);
    expect(bodies(2014)).toEqual(['MPV']);
    expect(bodies(2019)).toEqual(['SUV']);
  });

  it('goes on with what is still sold when the years go on', () => {
    expect(isSoldIn([2020, 2026], 2030)).toBe(true);
    expect(isSoldIn([2020, 2025], 2026)).toBe(false);
    expect(isSoldIn([2020, 2026], 2019)).toBe(false);
  });

  it('writes a derivative as an advert does', () => {
    const model = findModels('ford', 'FIESTA').find(({ sold }) => isSoldIn(sold, 2019));
    const engine = model?.engines.find(({ gearbox }) => gearbox === 'Automatic');
    if (model === undefined || engine === undefined) throw new Error('no automatic Fiesta');
    expect(derivativeName(model, engine, 'Titanium')).toBe('1.0 EcoBoost Titanium 5dr Auto');
    expect(derivativeName(model, engine, '')).toBe('1.0 EcoBoost 5dr Auto');
  });

  it('knows former models whatever their spelling', () => {
    expect(findFormerModel('mercedes-benz', ' SL CLASS')?.body).toBe('Convertible');
    expect(findFormerModel('Ford', 'Cortina')).toBeUndefined();
  });

  it('makes addresses of names [VDP-03]', () => {
    expect(slugOf('Citroën C3 Picasso')).toBe('citroen-c3-picasso');
    expect(slugOf('Ford Ka+ 1.2 5dr')).toBe('ford-ka-plus-1-2-5dr');
    expect(slugOf(' Škoda ')).toBe('skoda');
  });
});

describe('the branches', () => {
  it('are the eight of the documents, Liverpool for vans [BRANCH-02]', () => {
    expect(BRANCHES.map(({ slug }) => slug).sort()).toEqual([
      'bolton',
      'chester',
      'crewe',
      'liverpool',
      'stafford',
      'stockport',
      'stoke',
      'wrexham',
    ]);
    expect(BRANCHES.find(({ slug }) => slug === 'liverpool')?.name).toBe(
      'Forecourt Liverpool Vans',
    );
  });

  it('have telephone numbers that ring nowhere, and postcodes', () => {
    for (const { telephone, postcode, latitude, longitude } of BRANCHES) {
      expect(telephone).toMatch(/^01632 960\d{3}$/);
      expect(isValid(postcode)).toBe(true);
      expect(latitude).toBeGreaterThan(52);
      expect(longitude).toBeLessThan(-2);
    }
  });
});
