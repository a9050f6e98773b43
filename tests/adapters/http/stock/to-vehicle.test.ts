import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toVehicle } from '../../../../adapters/http/stock/to-vehicle';
import { VehicleDto } from '../../../../adapters/http/stock/vehicle-dto';
import type { Vehicle } from '../../../../core/stock/public';
import dirtyPage from '../../../fixtures/made/dirty-search-page.json';
import cleanVehicle from '../../../fixtures/made/vehicle.json';

function read(wire: unknown): Vehicle {
  const outcome = VehicleDto.decode(wire);
  if (!isRight(outcome)) throw new Error('This vehicle cannot be read');
  return toVehicle(outcome.right);
}

const dirty = (number: number): Vehicle => read(dirtyPage.data[number - 1]);

describe('a vehicle as the contract writes it', () => {
  const vehicle = read(cleanVehicle);

  it('is the same vehicle in our words, and says where it stands [VDP-57]', () => {
    const { direct, ...facts } = vehicle;
    expect(facts).toEqual({
      id: '1042',
      stockId: '48213',
      slug: 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc',
      section: 'cars',
      registration: 'JT71 ABC',
      plate: '2021 (71)',
      make: { slug: 'ford', name: 'Ford' },
      range: { slug: 'fiesta', name: 'Fiesta' },
      derivative: '1.0 EcoBoost Zetec 5dr',
      attentionGrabber: 'One owner, full history',
      status: 'for-sale',
      onlinePurchase: true,
      price: { advertised: 999_500, final: 949_500, vatScheme: 'other', adminFee: 15_000 },
      odometer: { value: 17_460, units: 'miles' },
      transmission: 'Manual',
      fuelType: 'Petrol',
      bodyType: 'Hatchback',
      colour: 'Blue',
      manufacturerColour: 'Deep Impact Blue',
      engineSize: 1,
      doors: 5,
      seats: 5,
      taxRate: 19_000,
      powerBhp: 100,
      combinedMpg: 56.5,
      co2GramsPerKm: 114,
      registeredOn: '2021-09-14',
      pictures: [
        {
          thumb: '/pictures/hatchback-a/deep-blue/front-three-quarter-320.webp',
          medium: '/pictures/hatchback-a/deep-blue/front-three-quarter-640.webp',
          large: '/pictures/hatchback-a/deep-blue/front-three-quarter-1280.webp',
          original: '/pictures/hatchback-a/deep-blue/front-three-quarter-1280.webp',
        },
      ],
      location: {
        siteId: '1',
        slug: 'bolton',
        name: 'Forecourt Bolton',
        town: 'Bolton',
        postcode: 'BL1 1AA',
        telephone: '01632 960101',
      },
      extras: [{ description: 'Winter pack', price: 40_000 }],
      features: ['Air conditioning', 'DAB radio'],
    });
    expect(direct).toMatchObject({ price_indicator: 'good', odometer_value: '17460', id: '1042' });
  });

  it('keeps plain fields only for the rules of promotions, and not its description [PROMO-04]', () => {
    const { direct } = read({ ...cleanVehicle, description: 'x'.repeat(81) });
    expect(Object.keys(direct)).toEqual(
      expect.not.arrayContaining(['description', 'make', 'tags', 'online_purchase', 'admin_fee']),
    );
  });
});

describe('a field that no document names', () => {
  it('does not come with the vehicle, whatever else it comes with', () => {
    const own = { siv_price: '7200', previous_keeper: 'J Bloggs', internal_note: 'prep bay 4' };
    expect(read({ ...cleanVehicle, ...own })).toEqual(read(cleanVehicle));
  });
});

describe('a vehicle with something odd about it', () => {
  it.each([1, 2, 3, 4])('has no price rather than none to pay (record %i) [MF-1]', (number) => {
    expect(dirty(number).price).toEqual({ adminFee: 15_000 });
  });

  it('has the group’s fee when none is sent, and none when none is charged [CARD-29]', () => {
    expect(dirty(1).price.adminFee).toBe(15_000);
    expect(dirty(7).price.adminFee).toBe(0);
  });

  it('is named by its address names when the feed sends no others', () => {
    expect(dirty(5)).toMatchObject({
      make: { slug: 'land-rover', name: 'Land Rover' },
      range: { slug: 'defender', name: 'Defender' },
    });
  });

  it('stays on the list without a make or a model', () => {
    expect(dirty(6)).toMatchObject({ make: { slug: '', name: '' }, range: { slug: '', name: '' } });
  });

  it('is read from numbers written as text, zero being a number [MF-1]', () => {
    expect(dirty(7)).toMatchObject({
      id: '9007',
      stockId: '70007',
      price: { advertised: 999_500 },
      odometer: { value: 17_460, units: 'miles' },
      doors: 5,
      engineSize: 0,
      taxRate: 0,
      onlinePurchase: true,
    });
    expect(dirty(7)).not.toHaveProperty('seats');
  });

  it('does without a place, a picture and a mileage', () => {
    const vehicle = dirty(9);
    expect(vehicle.pictures).toEqual([]);
    expect(vehicle.extras).toEqual([]);
    expect(vehicle).not.toHaveProperty('location');
    expect(vehicle).not.toHaveProperty('odometer');
    expect(vehicle).not.toHaveProperty('powerBhp');
  });

  it('shows the sizes of a picture that are there in place of those that are not', () => {
    expect(dirty(10).pictures).toEqual([
      { thumb: '/t.webp', medium: '/t.webp', large: '/t.webp', original: '/o.webp' },
      { thumb: '/m.webp', medium: '/m.webp', large: '/m.webp' },
      { thumb: '/plain.webp', medium: '/plain.webp', large: '/plain.webp' },
    ]);
  });

  it('shows the originals where no sizes were made', () => {
    const vehicle = read({ ...cleanVehicle, media_urls: null });
    expect(vehicle.pictures.map(({ thumb }) => thumb)).toEqual(cleanVehicle.original_media_urls);
  });

  it('lists each feature once, and extras only with a description', () => {
    expect(dirty(10).features).toEqual(['DAB radio', 'Sunroof']);
    expect(dirty(10).extras).toEqual([
      { description: 'Tow bar' },
      { description: 'Paint', price: 54_500 },
    ]);
  });

  it('has its names without padding, an address name without marks, and a plate with its gap', () => {
    expect(dirty(11)).toMatchObject({
      section: 'van',
      make: { slug: 'citroen', name: 'CITROËN' },
      range: { slug: 'c4-picasso', name: 'C4 Picasso' },
      registration: 'AB12 CDE',
      price: { vatScheme: 'commercial' },
    });
  });

  it('has no registration date that is not a date, and no mileage below zero', () => {
    expect(dirty(12)).not.toHaveProperty('registeredOn');
    expect(dirty(12)).not.toHaveProperty('odometer');
  });
});

describe('the status of a vehicle', () => {
  it.each([
    ['FOR_SALE_RETAIL', null, 'for-sale'],
    ['FOR_SALE_RETAIL', 'Reserved', 'reserved'],
    ['RESERVED', null, 'reserved'],
    ['SOLD', 'Reserved', 'sold'],
    ['WITHDRAWN', null, 'other'],
    [null, null, 'other'],
  ])('%s with reservation %s is %s [CARD-04, VDP-31]', (status, reservation_status, expected) => {
    expect(read({ ...cleanVehicle, status, reservation_status }).status).toBe(expected);
  });
});
