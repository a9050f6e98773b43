import { describe, expect, it } from 'vitest';
import { inUsualWords } from '../../../../adapters/sandbox/import/usual-words';

function said(facts: Readonly<Record<string, string | null>>) {
  const notes: string[] = [];
  const read = inUsualWords(facts, (reason, detail) => notes.push(`${reason}: ${detail}`));
  return { read, notes };
}

describe('words of feeds for what filters name', () => {
  it.each([
    ['Gasoline', 'Petrol'],
    ['Unleaded', 'Petrol'],
    ['essence', 'Petrol'],
    ['Diésel', 'Diesel'],
    ['HEAVY OIL', 'Diesel'],
    ['Electricity', 'Electric'],
    ['Electric/Gasoline', 'Hybrid'],
    ['Petrol/Electric Hybrid', 'Hybrid'],
    ['Hybrid - Petrol/Electric', 'Hybrid'],
    ['Petrol Plug-in Hybrid', 'Plug-in Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['petrol', 'Petrol'],
    ['Mild Hybrid Petrol', 'Mild Hybrid Petrol'],
    ['Petrol/Diesel', 'Petrol/Diesel'],
    ['LPG', 'LPG'],
    ['Premium', 'Premium'],
  ])('fuel: %s is %s', (told, word) => {
    expect(said({ fuelType: told }).read).toEqual({ fuelType: word });
  });

  it.each([
    ['6 Speed Manual', 'Manual'],
    ['Boîte manuelle', 'Manual'],
    ['6MT', 'Manual'],
    ['Automatic 4x4', 'Automatic'],
    ['8-Speed Shiftable Automatic', 'Automatic'],
    ['CVT', 'Automatic'],
    ['10AT', 'Automatic'],
    ['Semi-automatique', 'Semi-Auto'],
    ['semi auto', 'Semi-Auto'],
    ['Automated manual', 'Automated manual'],
    ['Manual/Automatic', 'Manual/Automatic'],
    ['Other', 'Other'],
  ])('gearbox: %s is %s', (told, word) => {
    expect(said({ transmission: told }).read).toEqual({ transmission: word });
  });

  it.each([
    ['Sedan', 'Saloon'],
    ['Hatch', 'Hatchback'],
    ['5 door hatchback', 'Hatchback'],
    ['Station Wagon', 'Estate'],
    ['Cabrio', 'Convertible'],
    ['Coupé', 'Coupe'],
    ['People Carrier', 'MPV'],
    ['Pick-up', 'Pickup'],
    ['SUV / 4x4', 'SUV'],
    ['Panel Van', 'Panel Van'],
    ['Coupe Cabriolet', 'Coupe Cabriolet'],
    ['Limousine', 'Limousine'],
  ])('body: %s is %s', (told, word) => {
    expect(said({ bodyType: told }).read).toEqual({ bodyType: word });
  });

  it('are counted where they stand otherwise, and not where they are only shouted', () => {
    expect(said({ fuelType: 'Gasoline', bodyType: 'SUV', colour: 'gray' })).toEqual({
      read: { fuelType: 'Petrol', bodyType: 'SUV', colour: 'Grey' },
      notes: [
        'fuel type in the usual word: Gasoline is Petrol',
        'colour in the usual word: gray is Grey',
      ],
    });
    expect(said({ fuelType: 'DIESEL', colour: 'DARK BLUE', transmission: null })).toEqual({
      read: { fuelType: 'Diesel', colour: 'Dark Blue', transmission: null },
      notes: [],
    });
  });
});
