import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBuyNow } from '../../../../core/stock/public';
import { stickyBar, enquiryAvailability, ENQUIRY_KINDS } from '../../../../core/enquiry/public';
import { vehicle } from '../../../support/arbitraries/vehicle';

const DOCUMENTED_ORDER = [
  'reserve',
  'buy-now',
  'test-drive',
  'chat',
  'general-enquiry',
  'callback',
  'enquire',
];

describe('whatever the vehicle', () => {
  it('its options stand in the documents’ order, each once [VDP-29]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const kinds = stickyBar(one, { chatAddress: '/contact/' })?.options.map(({ kind }) => kind);
        expect(kinds ?? []).toEqual(
          DOCUMENTED_ORDER.filter((kind) => kinds?.includes(kind as never)),
        );
      }),
    );
  });

  it('the bar is missing exactly when it is sold [VDP-30]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        expect(stickyBar(one, { chatAddress: '/' }) === undefined).toBe(one.status === 'sold');
      }),
    );
  });

  it('reserving and buying are offered exactly when they would be granted [VDP-31] [VDP-32] [CG-083]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const kinds = stickyBar(one, { chatAddress: '/' })?.options.map(({ kind }) => kind) ?? [];
        expect(kinds.includes('reserve')).toBe(enquiryAvailability('reserve', one) === 'open');
        expect(kinds.includes('buy-now')).toBe(enquiryAvailability('buy-now', one) === 'open');
        expect(kinds.includes('buy-now')).toBe(canBuyNow(one));
      }),
    );
  });

  it('the option beside the menu is one of those in it, and one that is granted [VDP-33]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const bar = stickyBar(one, { chatAddress: '/' });
        if (bar === undefined) return;
        expect(bar.options).toContainEqual(bar.main);
        const kind = ENQUIRY_KINDS.find((known) => known === bar.main.kind);
        expect(kind === undefined ? undefined : enquiryAvailability(kind, one)).toBe('open');
      }),
    );
  });
});
