import { describe, expect, it } from 'vitest';
import { likelyColumn } from '../../../../adapters/sandbox/import/likely-column';

describe('the column that a name is likely meant as', () => {
  it.each([
    ['Milage', 'mileage'],
    ['Registraton', 'registration'],
    ['Selling Price', 'price'],
    ['mileage2', 'mileage'],
    ['max_power', 'bhp'],
    ['powerPS', 'bhp'],
    ['gear', 'transmission'],
    ['Specification', 'derivative'],
    ['Make/Model', 'title'],
    ['marke', 'make'],
    ['Modèle', 'model'],
    ['Année', 'year'],
    ['Výkon', 'bhp'],
    ['POJEMNOŚĆ SKOKOWA', 'engine size'],
    ['Cena', 'price'],
  ])('%s: %s', (header, column) => {
    expect(likelyColumn(header)).toBe(column);
  });

  it.each([
    'invoice_amount',
    'Misc Costs',
    'Cover Price',
    'Cost',
    'Price (EUR)',
    'price_financed',
    'engine_cylinders',
    'interior_color',
    'Photo Count',
    'Paint Code',
    'Vehicle Code',
    'Supplier Name',
    'Reserved',
    'maintenance_cost_eur_year',
    'max_charging_power_kw',
    'powertrain_type',
    'year of sale',
    'monthOfRegistration',
  ])('%s: none, since it is another thing', (header) => {
    expect(likelyColumn(header)).toBeUndefined();
  });

  it('is none that is there already', () => {
    expect(likelyColumn('selling price', ['price'])).toBeUndefined();
    expect(likelyColumn('make and model', ['title'])).toBeUndefined();
  });
});
