import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQueryString, writeQueryString } from '../../../../core/kernel/query-string';
import {
  formPath,
  hasForm,
  ENQUIRY_KINDS,
  generalEnquiryPath,
  modalInAddress,
  modalOfLink,
  withModal,
  withoutModal,
} from '../../../../core/enquiry/public';
import { aVehicle } from '../../../support/mothers/vehicle';
import { anyText } from '../../../support/arbitraries/text';

describe('the window that an address asks for', () => {
  it.each([
    ['?modal=reserve', 'reserve'],
    ['?modal=testdrivesearch', 'test-drive'],
    ['?modal=callback', 'callback'],
    ['?modal=enquire', 'enquire'],
    ['?modal=general', 'general-enquiry'],
    ['?modal=appointment', 'appointment'],
    ['finance_type=hp&modal=reserve', 'reserve'],
    ['?modal=foo&modal=reserve', 'reserve'],
  ])('%s is %s [VDP-38]', (query, kind) => {
    expect(modalInAddress(query)).toBe(kind);
  });

  it.each([
    '',
    '?',
    '?modal',
    '?modal=',
    '?modal=foo',
    '?modal=RESERVE',
    '?modal[]=reserve',
    '?a=modal',
  ])('%s is none [VDP-38] [SC-3]', (query) => {
    expect(modalInAddress(query)).toBeUndefined();
  });

  it.each(ENQUIRY_KINDS.filter(hasForm))('of a form is what its link leads to: %s', (kind) => {
    const modal = modalOfLink(`${formPath(kind, aVehicle())}?from=details`, aVehicle()) ?? '';
    expect(modalInAddress(withModal('?a=b&modal=reserve', modal))).toBe(kind);
    expect(withModal('?a=b', modal)).toBe(`?a=b&modal=${modal}`);
  });

  it.each([
    '',
    '/',
    '/used/cars/search/',
    '/used/cars/enquire/another-car/',
    '/used/van/enquire/',
    '/used/cars/reserve/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
    'https://elsewhere.example/used/cars/enquire/',
  ])('is none for a link to “%s”', (href) => {
    expect(modalOfLink(href, aVehicle())).toBeUndefined();
    expect(modalOfLink(generalEnquiryPath('cars', 'stoke'), aVehicle())).toBe('general');
  });

  it('goes from the address when it closes, and nothing else does [SC-3]', () => {
    expect(withoutModal('?modal=reserve&finance_type=hp')).toBe('?finance_type=hp');
    expect(withoutModal('?finance_type=hp&modal=reserve&from=a%20b+c')).toBe(
      '?finance_type=hp&from=a%20b+c',
    );
    expect(withoutModal('?modal=reserve')).toBe('');
    expect(withoutModal('?modal=reserve&modal=testdrivesearch')).toBe('');
    expect(withoutModal('?%6Dodal=reserve&make=%E0%A4%A')).toBe('?make=%E0%A4%A');
  });

  const key = fc.oneof(fc.constant('modal'), anyText);
  const value = fc.oneof(fc.constantFrom('reserve', 'testdrivesearch'), anyText);
  const query = fc.oneof(
    fc.array(fc.tuple(key, value), { maxLength: 8 }).map((pairs) => writeQueryString(pairs)),
    fc.string().map((text) => `modal=reserve&${text}`),
  );

  it('is never asked for again after it is taken away [SC-3]', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(modalInAddress(withoutModal(asked))).toBeUndefined();
      }),
    );
  });

  it('leaves all other keys with their values in their order [SC-3]', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readQueryString(withoutModal(asked))).toEqual(
          readQueryString(asked).filter(([name]) => name !== 'modal'),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
