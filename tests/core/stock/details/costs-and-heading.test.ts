import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  descriptionParagraphs,
  isLongText,
  roadTaxNote,
  runningCosts,
  vehicleHeading,
} from '../../../../core/stock/public';
import { ROAD_TAX_SUPPLEMENT } from '../../../../core/stock/facts/road-tax-note';
import { anyText } from '../../../support/arbitraries/text';
import { vehicleInFull } from '../../../support/arbitraries/vehicle-in-full';
import { aBareVehicleInFull, aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

describe('the road tax note', () => {
  it('is the documents’ for every vehicle, with what it cost new [VDP-21] [CG-093]', () => {
    expect(roadTaxNote(aVehicleInFull())).toEqual({
      startsOn: '2025-04-01',
      yearly: pounds(425),
      years: 5,
      listedOver: pounds(40_000),
      listPrice: pounds(18_530),
    });
    expect(roadTaxNote(aBareVehicleInFull())).not.toHaveProperty('listPrice');
  });

  it('can have a threshold of its own for a fuel [VDP-21]', () => {
    const supplement = {
      ...ROAD_TAX_SUPPLEMENT,
      listedOverByFuel: { electric: pounds(50_000) },
    };
    const over = (fuelType: string) =>
      roadTaxNote(aVehicleInFull({ fuelType }), supplement).listedOver;
    expect([over('Electric'), over('Petrol'), over('constructor')]).toEqual([
      pounds(50_000),
      pounds(40_000),
      pounds(40_000),
    ]);
  });
});

describe('running costs', () => {
  it('are the road tax, and the fuel for ten thousand miles at the official figure', () => {
    expect(runningCosts(aVehicleInFull())).toEqual({ roadTaxAYear: pounds(190), fuelLitres: 805 });
  });

  it('tell no fuel of plug-ins and electric cars, and nothing of what is unknown', () => {
    expect(runningCosts(aVehicleInFull({ fuelType: 'Plug-in hybrid' }))).not.toHaveProperty(
      'fuelLitres',
    );
    expect(runningCosts(aBareVehicleInFull({ fuelType: 'Petrol' }))).toEqual({});
  });

  it('are figures a person can read, whatever the feed says', () => {
    fc.assert(
      fc.property(vehicleInFull, (vehicle) => {
        const { fuelLitres = 0, roadTaxAYear = 0 } = runningCosts(vehicle);
        expect(Number.isFinite(fuelLitres) && fuelLitres >= 0 && roadTaxAYear >= 0).toBe(true);
      }),
    );
  });
});

describe('the heading', () => {
  it('is the card’s title, then the derivative, then the seller’s own line', () => {
    expect(vehicleHeading(aVehicleInFull())).toMatchObject({
      title: { plate: '2021 (71)', make: 'Ford', range: 'Fiesta' },
      subtitle: '1.0 EcoBoost Zetec 5dr',
      grabber: 'One owner, full history',
    });
  });

  it('says nothing twice and nothing blank', () => {
    const heading = vehicleHeading(
      aVehicleInFull({ derivative: 'Zetec', attentionGrabber: ' ZETEC ' }),
    );
    expect(heading).not.toHaveProperty('grabber');
    expect(vehicleHeading(aVehicleInFull({ derivative: '  ' }))).not.toHaveProperty('subtitle');
  });
});

describe('a description', () => {
  it('is cut into paragraphs at empty lines, and keeps its other line breaks [VDP-13]', () => {
    expect(descriptionParagraphs('One.\r\nStill one.\r\n \r\n\r\nTwo.\n')).toEqual([
      'One.\nStill one.',
      'Two.',
    ]);
    expect(descriptionParagraphs(undefined)).toEqual([]);
    expect(descriptionParagraphs(' \n\n ')).toEqual([]);
  });

  it('loses no word of it, and has no blank paragraph [VDP-13]', () => {
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    fc.assert(
      fc.property(fc.array(anyText), (lines) => {
        const text = lines.join('\n\n');
        const paragraphs = descriptionParagraphs(text);
        expect(paragraphs.flatMap(words)).toEqual(words(text));
        expect(paragraphs.every((paragraph) => paragraph.trim() !== '')).toBe(true);
      }),
    );
  });

  it('is long from about a screen of a phone, in letters or in lines [VDP-13]', () => {
    expect(isLongText(['Short.'])).toBe(false);
    expect(isLongText(['word '.repeat(3000)])).toBe(true);
    expect(isLongText([Array.from({ length: 30 }, () => '* Alloys').join('\n')])).toBe(true);
  });
});
