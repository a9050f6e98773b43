import { describe, expect, it } from 'vitest';
import { isValid } from 'postcode';
import { BRANCHES } from '../../../../adapters/sandbox/catalogue/branches';
import {
  CARS,
  VANS,
  findModels,
  makeNameOf,
} from '../../../../adapters/sandbox/catalogue/catalogue';
import { derivativeName, enginesIn } from '../../../../adapters/sandbox/catalogue/catalogue-model';
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
      expect(Object.keys(model.trims).length).toBeGreaterThan(0);
      for (const pounds of Object.values(model.trims)) {
        expect(pounds).toBeGreaterThan(8000);
        expect(pounds).toBeLessThan(130_000);
      }
      for (const engine of model.engines) {
        expect(engine.litres === 0).toBe(engine.fuel === 'Electric');
        expect(engine.mpg === null).toBe(engine.fuel === 'Electric');
        expect(engine.bhp).toBeGreaterThan(50);
      }
    }
  });

  it('puts no mild hybrid into a car of 2012 that had other engines', () => {
    const [fiesta] = findModels('Ford', 'Fiesta');
    if (fiesta === undefined) throw new Error('no Fiesta');
    expect(enginesIn(fiesta, 2012).some(({ label }) => label.includes('mHEV'))).toBe(false);
    expect(enginesIn(fiesta, 2021).some(({ label }) => label.includes('mHEV'))).toBe(true);
  });

  it('writes a derivative as an advert does', () => {
    const [fiesta] = findModels('ford', 'FIESTA');
    const engine = fiesta?.engines.find(({ gearbox }) => gearbox === 'Automatic');
    if (fiesta === undefined || engine === undefined) throw new Error('no automatic Fiesta');
    expect(derivativeName(fiesta, engine, 'Titanium')).toBe('1.0 EcoBoost Titanium 5dr Auto');
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
