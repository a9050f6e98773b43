import { describe, expect, it } from 'vitest';
import { stickyBar } from '../../../../core/enquiry/public';
import type { Vehicle } from '../../../../core/stock/public';
import { aVan, aVehicle } from '../../../support/mothers/vehicle';

const barOf = (vehicle: Vehicle) => stickyBar(vehicle, { chatAddress: 'https://chat.example/' });
const kindsOf = (vehicle: Vehicle) => barOf(vehicle)?.options.map(({ kind }) => kind);

const AFTER_BUY_NOW = ['test-drive', 'chat', 'general-enquiry', 'callback', 'enquire'];

describe('the sticky enquiry bar', () => {
  it.each([
    {
      title: 'of a vehicle for sale that can be bought online has all seven options [WE-093]',
      change: { status: 'for-sale', onlinePurchase: true },
      options: ['reserve', 'buy-now', ...AFTER_BUY_NOW],
    },
    {
      title: 'of a sold vehicle is not there [WE-093] [VDP-30]',
      change: { status: 'sold', onlinePurchase: true },
      options: undefined,
    },
    {
      // Document 1 would leave Buy Now; document 2 is stricter, and CG-083 follows it.
      title: 'of a reserved vehicle neither reserves nor sells [WE-094] [VDP-31] [VDP-32] [CG-083]',
      change: { status: 'reserved', onlinePurchase: true },
      options: AFTER_BUY_NOW,
    },
    {
      title: 'has no Buy Now while online purchase is off [VDP-32]',
      change: { onlinePurchase: false },
      options: ['reserve', ...AFTER_BUY_NOW],
    },
    {
      title: 'has no Buy Now once somebody has reserved the vehicle before [VDP-32]',
      change: { reservedAt: '2026-11-01T10:00:00Z' },
      options: ['reserve', ...AFTER_BUY_NOW],
    },
    {
      title: 'takes an empty reservation date for none [VDP-32]',
      change: { reservedAt: '' },
      options: ['reserve', 'buy-now', ...AFTER_BUY_NOW],
    },
    {
      title: 'of a vehicle of unknown status is as for one for sale [VDP-29]',
      change: { status: 'other' },
      options: ['reserve', 'buy-now', ...AFTER_BUY_NOW],
    },
  ] as const)('$title', ({ change, options }) => {
    expect(kindsOf(aVehicle(change))).toEqual(options);
  });

  it('leads to the pages of this vehicle, to a chat and to whom to ask [VDP-29] [VDP-32] [VDP-35]', () => {
    expect(barOf(aVan({ slug: 'transit' as Vehicle['slug'] }))?.options).toEqual([
      { kind: 'reserve', href: '/used/van/reserve/transit/' },
      { kind: 'buy-now', href: '/click-collect/59001/' },
      { kind: 'test-drive', href: '/used/van/test-drive/transit/' },
      { kind: 'chat', href: 'https://chat.example/' },
      { kind: 'general-enquiry', href: '/used/van/enquire/?branch=bolton' },
      { kind: 'callback', href: '/used/van/request-callback/transit/' },
      { kind: 'enquire', href: '/used/van/enquire/transit/?from=details' },
    ]);
  });

  it('asks anybody of a vehicle that stands nobody knows where [VDP-29]', () => {
    const { location: _, ...nowhere } = aVehicle();
    expect(barOf(nowhere)?.options).toContainEqual({
      kind: 'general-enquiry',
      href: '/used/cars/enquire/',
    });
  });

  it('puts first what the card of the vehicle does: reserve it, or ask for a call [VDP-33] [CARD-19]', () => {
    expect(barOf(aVehicle())?.main.kind).toBe('reserve');
    expect(barOf(aVehicle({ status: 'reserved' }))?.main.kind).toBe('callback');
  });
});
