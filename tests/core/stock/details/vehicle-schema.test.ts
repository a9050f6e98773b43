import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import { breadcrumbSchema, vehicleSchema } from '../../../../core/stock/public';
import type { SchemaContext } from '../../../../core/stock/details/vehicle-schema';
import { aPrice } from '../../../support/mothers/vehicle';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const CONTEXT: SchemaContext = {
  origin: 'https://forecourt.example',
  siteName: 'Forecourt',
  headline: 'price',
};

describe('a vehicle for search engines', () => {
  it('is a car with an offer at the price that the page shows', () => {
    const facts = vehicleSchema(aVehicleInFull(), CONTEXT);
    expect(facts).toMatchObject({
      '@type': ['Car', 'Product'],
      url: 'https://forecourt.example/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
      name: '2021 (71) Ford Fiesta',
      mileageFromOdometer: { value: 17460, unitCode: 'SMI' },
      offers: {
        '@type': 'Offer',
        price: '9495.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', address: { addressCountry: 'GB' } },
      },
    });
  });

  it('carries the sum with the fee where that is the large figure', () => {
    expect(vehicleSchema(aVehicleInFull(), { ...CONTEXT, headline: 'all-in' })).toMatchObject({
      offers: { price: '9645.00' },
    });
  });

  it('offers a commercial vehicle at the price with VAT [MF-3]', () => {
    const price = aPrice({
      advertised: pounds(12000),
      final: pounds(12000),
      excludingVat: pounds(10000),
      vatScheme: 'commercial',
    });
    expect(vehicleSchema(aVehicleInFull({ section: 'van', price }), CONTEXT)).toMatchObject({
      '@type': ['Vehicle', 'Product'],
      offers: { price: '12000.00' },
    });
  });

  it('makes no offer without a price, and says of nothing that it is zero [MF-1]', () => {
    const facts = vehicleSchema(
      aVehicleInFull({ price: { adminFee: pounds(150) }, pictures: [] }),
      CONTEXT,
    );
    expect(facts).not.toHaveProperty('offers');
    expect(facts).not.toHaveProperty('image');
    expect(JSON.stringify(facts)).not.toMatch(/null|NaN|undefined/);
  });

  it.each([
    ['sold', 'SoldOut'],
    ['reserved', 'Reserved'],
    ['other', 'OutOfStock'],
  ] as const)('says of a %s vehicle that it cannot be bought', (status, availability) => {
    expect(vehicleSchema(aVehicleInFull({ status }), CONTEXT)).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('gives every picture its whole address', () => {
    expect(vehicleSchema(aVehicleInFull(), CONTEXT)['image']).toEqual([
      'https://forecourt.example/pictures/1-1280.webp',
      'https://forecourt.example/pictures/2-1280.webp',
      'https://forecourt.example/pictures/3-1280.webp',
    ]);
  });
});

it('counts the steps of the way from one', () => {
  expect(
    breadcrumbSchema('https://forecourt.example', [
      { name: 'Home', address: '/' },
      { name: 'Ford', address: '/used/cars/search/?make=ford' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://forecourt.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Ford',
        item: 'https://forecourt.example/used/cars/search/?make=ford',
      },
    ],
  });
});
