import { wrapped } from '../../../../core/kernel/wrapped';
import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  cardFacts,
  cardLocation,
  cardPictures,
  techBrief,
  titleParts,
} from '../../../../core/stock/public';
import { cardInformation } from '../../../../core/stock/card/card-information';
import { classifiedFeatures } from '../../../../core/stock/facts/classified-features';
import { aSparseVehicle, aVan, aVehicle, somePictures } from '../../../support/mothers/vehicle';

describe('the title of a card', () => {
  it('is plate, make and range, and the derivative below [CARD-11] [CARD-12]', () => {
    expect(titleParts(aVehicle())).toEqual({
      plate: '2021 (71)',
      make: 'Ford',
      range: 'Fiesta',
      derivative: '1.0 EcoBoost Zetec 5dr',
    });
  });

  it('leaves out what is not known', () => {
    expect(titleParts(aSparseVehicle())).toEqual({ make: 'Ford', range: 'Ka' });
    expect(titleParts(aVehicle({ plate: '', derivative: '' }))).toEqual({
      make: 'Ford',
      range: 'Fiesta',
    });
  });

  it('writes BMW and MINI in capitals [FILTER-11]', () => {
    expect(titleParts(aVehicle({ make: { slug: 'mini', name: 'Mini' } })).make).toBe('MINI');
  });
});

describe('the tech brief line', () => {
  it('has odometer, transmission, power, fuel, body and colour in this order [CARD-17]', () => {
    expect(techBrief(aVehicle())).toEqual([
      { kind: 'odometer', value: 17460, units: 'miles' },
      { kind: 'transmission', name: 'Manual' },
      { kind: 'power', bhp: 100 },
      { kind: 'fuel', name: 'Petrol' },
      { kind: 'body-type', name: 'Hatchback' },
      { kind: 'colour', name: 'Blue' },
    ]);
  });

  it('leaves out what the feed lacks, but not a mileage of 0 [CARD-17] [MF-1] [SF-6]', () => {
    expect(techBrief(aSparseVehicle())).toEqual([]);
    const nearlyNew = aSparseVehicle({
      odometer: { value: 0, units: 'miles' },
      powerBhp: 0,
      colour: '',
    });
    expect(techBrief(nearlyNew)).toEqual([{ kind: 'odometer', value: 0, units: 'miles' }]);
  });
});

describe('the information line', () => {
  const features = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it('is what the extras are worth, if anything [WE-059] [CARD-18] [CG-071]', () => {
    const extras = [
      { description: 'Winter pack', price: pounds(400) },
      { description: 'Sunroof', price: pounds(850) },
      { description: 'Mats' },
    ];
    expect(cardInformation(aVehicle({ extras, features }))).toEqual({
      kind: 'extras-worth',
      worth: pounds(1250),
    });
  });

  it('else has three of the features, or as many as there are [WE-059] [CARD-18]', () => {
    const three = cardInformation(aVehicle({ extras: [], features }));
    expect(three?.kind === 'features' && three.features).toHaveLength(3);
    expect(cardInformation(aVehicle({ extras: [], features: ['x', 'y'] }))).toEqual({
      kind: 'features',
      features: ['x', 'y'],
    });
  });

  it('else the combined MPG [WE-059] [CARD-18]', () => {
    const vehicle = aVehicle({
      extras: [{ description: 'Mats' }],
      features: [],
      combinedMpg: 52.3,
    });
    expect(cardInformation(vehicle)).toEqual({ kind: 'combined-mpg', mpg: 52.3 });
  });

  it('is empty when there is nothing to say, or only blanks and noughts [CARD-18] [MF-1]', () => {
    expect(cardInformation(aSparseVehicle())).toBeUndefined();
    expect(cardInformation(aSparseVehicle({ features: [' '], combinedMpg: 0 }))).toBeUndefined();
  });
});

describe('the classified features', () => {
  it('are ten at most, none blank, none twice [CONST-04]', () => {
    const many = Array.from({ length: 15 }, (_, place) => `feature ${String(place)}`);
    const features = ['DAB radio', ' DAB radio', '', ...many];
    expect(classifiedFeatures(aVehicle({ features }))).toEqual(['DAB radio', ...many.slice(0, 9)]);
    expect(classifiedFeatures(aVehicle({ features }), 2)).toEqual(['DAB radio', 'feature 0']);
  });
});

describe('the pictures on a card', () => {
  it('are a placeholder when there are none', () => {
    expect(cardPictures(aVehicle({ pictures: [] }))).toEqual({ kind: 'placeholder' });
    expect(wrapped(3, 0)).toBe(0);
  });

  it('are shown even when there is only one', () => {
    const [picture] = somePictures(1);
    expect(cardPictures(aVehicle({ pictures: somePictures(1) }))).toEqual({
      kind: 'pictures',
      pictures: [picture],
    });
  });
});

describe('where a vehicle stands', () => {
  it('is told by town and postcode, with a number to ring [CARD-07] [CARD-08]', () => {
    expect(cardLocation(aVehicle())).toEqual({
      branch: 'Forecourt Bolton',
      town: 'Bolton',
      postcode: 'BL1 1AA',
      telephone: '01632 960101',
    });
  });

  it('is to be confirmed when nobody knows [CARD-21]', () => {
    expect(cardLocation(aSparseVehicle())).toBeUndefined();
    expect(cardFacts(aSparseVehicle())).not.toHaveProperty('location');
  });

  it('has no empty town or postcode', () => {
    const location = { siteId: '3', name: 'Crewe', town: '', postcode: '', telephone: '' };
    expect(cardLocation(aVehicle({ location }))).toEqual({ branch: 'Crewe' });
  });
});

describe('a card', () => {
  it('leads to the vehicle, its finance and its reservation [CARD-15] [CARD-19] [CARD-20]', () => {
    const path = 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/';
    expect(cardFacts(aVehicle())).toMatchObject({
      action: 'reserve',
      links: {
        details: `/used/cars/${path}`,
        finance: `/used/cars/${path}#finance-personalise`,
        action: `/used/cars/reserve/${path}`,
      },
    });
  });

  it('of a reserved van asks for a call instead [CARD-04] [CARD-19] [ROUTE-26]', () => {
    expect(cardFacts(aVan({ status: 'reserved' }))).toMatchObject({
      ribbon: 'reserved',
      action: 'request-callback',
      links: {
        action: '/used/van/request-callback/ford-transit-350-leader-panel-van-jt70van/?from=search',
      },
    });
  });

  it('of a vehicle of which nothing is known still has its make and its links [MF-1]', () => {
    expect(cardFacts(aSparseVehicle())).toEqual({
      id: '1',
      stockId: '1',
      slug: 'unknown',
      title: { make: 'Ford', range: 'Ka' },
      pictures: { kind: 'placeholder' },
      price: { kind: 'no-price', adminFee: { fee: pounds(150) } },
      techBrief: [],
      action: 'reserve',
      links: {
        details: '/used/cars/unknown/',
        finance: '/used/cars/unknown/#finance-personalise',
        action: '/used/cars/reserve/unknown/',
      },
    });
  });
});
