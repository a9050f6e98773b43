import { describe, expect, it } from 'vitest';
import { enquiryAvailability, ENQUIRY_KINDS } from '../../../../core/enquiry/public';
import { aVehicle } from '../../../support/mothers/vehicle';

describe('what can be asked for about a vehicle', () => {
  it('is everything while it is for sale [VDP-35]', () => {
    expect(ENQUIRY_KINDS.map((kind) => enquiryAvailability(kind, aVehicle()))).toEqual(
      ENQUIRY_KINDS.map(() => 'open'),
    );
  });

  it.each([
    ['reserve', 'reserved'],
    ['buy-now', 'reserved'],
    ['test-drive', 'reserved'],
    ['callback', 'open'],
    ['enquire', 'open'],
    ['general-enquiry', 'open'],
    ['appointment', 'open'],
  ] as const)(
    'while it is reserved for another: %s is %s [VDP-31] [CC-01]',
    (kind, availability) => {
      expect(enquiryAvailability(kind, aVehicle({ status: 'reserved' }))).toBe(availability);
    },
  );

  it('is nothing once it is sold [VDP-30]', () => {
    expect(
      ENQUIRY_KINDS.map((kind) => enquiryAvailability(kind, aVehicle({ status: 'sold' }))),
    ).toEqual(ENQUIRY_KINDS.map(() => 'sold'));
  });

  it('is no purchase where buying online is off; all else stands [CG-083]', () => {
    const offline = aVehicle({ onlinePurchase: false });
    expect(enquiryAvailability('buy-now', offline)).toBe('not-online');
    expect(enquiryAvailability('reserve', offline)).toBe('open');
    expect(enquiryAvailability('buy-now', aVehicle({ reservedAt: '2026-11-01' }))).toBe(
      'not-online',
    );
  });
});
