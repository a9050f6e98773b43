import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankValues,
  optInName,
  postedValues,
  sourceToSend,
  submissionPayload,
  TERMS_NAME,
  type EnquiryFacts,
  type EnquirySource,
} from '../../../../core/enquiry/public';
import { anyText } from '../../../support/arbitraries/text';
import { aCallbackForm, aField, aForm } from '../../../support/mothers/form-definition';

const SOURCE: EnquirySource = {
  source: 'website',
  type: 'callback',
  recentVehicles: ['ford-fiesta-1'],
  previousUrls: ['/used/cars/'],
};

const FACTS: EnquiryFacts = { source: SOURCE, consent: undefined };

const interests = aField({
  name: 'interests',
  kind: 'checkbox',
  options: ['a', 'b', 'c'].map((value) => ({ value, text: value })),
});

describe('An enquiry as it leaves', () => {
  it('has the fields that hold something, and ticks as a comma list', () => {
    const form = aForm([
      aField({ name: 'first_name' }),
      aField({ name: 'message', kind: 'textarea' }),
      interests,
    ]);
    const values = { interests: 'c,a', first_name: 'Jo', message: ' ' };
    expect(submissionPayload(form, values, 'own', FACTS).fields).toEqual([
      ['first_name', 'Jo'],
      ['interests', 'a,c'],
    ]);
  });

  it('says what was typed, but for spaces and what is unseen; a day it says day first', () => {
    const form = aForm([
      aField({ name: 'telephone', slug: 'telephone' }),
      aField({ name: 'name' }),
      aField({ name: 'visit', kind: 'date' }),
      aField({ name: 'message', kind: 'textarea' }),
    ]);
    const values = {
      telephone: ' +44 (0)7700 900123\u200B',
      name: 'Sam\r\nBcc: other@example.com',
      visit: '2026-07-20',
      message: 'one\r\n.\r\ntwo\u0000',
    };
    expect(submissionPayload(form, values, 'own', FACTS).fields).toEqual([
      ['telephone', '+44 (0)7700 900123'],
      ['name', 'Sam Bcc: other@example.com'],
      ['visit', '20/07/2026'],
      ['message', 'one\n.\ntwo'],
    ]);
  });

  it('says of terms and of each channel whether it was ticked', () => {
    const blank = submissionPayload(aCallbackForm(), {}, 'own', FACTS);
    expect([blank.termsAccepted, blank.optIns]).toEqual([false, { email: false, sms: false }]);
    const ticked = { [TERMS_NAME]: '1', [optInName('sms')]: '1', [optInName('postal')]: '1' };
    const sent = submissionPayload(aCallbackForm(), ticked, 'own', FACTS);
    expect([sent.termsAccepted, sent.optIns]).toEqual([true, { email: false, sms: true }]);
  });

  it('goes to the dealership that is chosen, else to the one that is set, else to none', () => {
    const form = aForm([aField({ name: 'site', kind: 'dealership' })]);
    const set = { ...FACTS, dealership: 'crewe' };
    expect(submissionPayload(form, { site: 'stoke' }, 'own', set).dealership).toBe('stoke');
    expect(submissionPayload(form, {}, 'own', set).dealership).toBe('crewe');
    expect(submissionPayload(form, {}, 'own', FACTS)).not.toHaveProperty('dealership');
  });

  it('carries its vehicle', () => {
    const vehicle = { stockId: '1', slug: 'ford-fiesta-1', title: 'Ford Fiesta' };
    const facts = { ...FACTS, vehicle };
    expect(submissionPayload(aCallbackForm(), {}, 'own', facts).vehicle).toBe(vehicle);
  });

  it('tells of other vehicles and pages only where counting was agreed to', () => {
    const nothing = { ...SOURCE, recentVehicles: [], previousUrls: [] };
    expect(sourceToSend(SOURCE, undefined)).toEqual(nothing);
    expect(sourceToSend(SOURCE, { analytics: false, marketing: true })).toEqual(nothing);
    const consent = { analytics: true, marketing: false };
    expect(submissionPayload(aForm([]), {}, 'own', { ...FACTS, consent }).source).toEqual(SOURCE);
  });
});

describe('The key of an enquiry', () => {
  const keyOf = (message: string, own = 'own') =>
    submissionPayload(aCallbackForm(), { message }, own, FACTS).key;

  it('is the same for the same enquiry, however often it is made up', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        expect(keyOf(message)).toBe(keyOf(message));
        expect(keyOf(message)).toMatch(/^own\.[0-9a-f]{16}$/);
      }),
    );
  });

  it('is another for another text, for another form, and for another tick', () => {
    expect(keyOf('Please call')).not.toBe(keyOf('Please write'));
    expect(keyOf('Please call')).not.toBe(keyOf('Please call', 'other'));
    const ticked = { message: 'Please call', [optInName('email')]: '1' };
    expect(submissionPayload(aCallbackForm(), ticked, 'own', FACTS).key).not.toBe(
      keyOf('Please call'),
    );
  });

  it('does not depend on where the shopper came from', () => {
    const consent = { analytics: true, marketing: true };
    const facts = { ...FACTS, consent };
    expect(submissionPayload(aCallbackForm(), { message: 'Hi' }, 'own', facts).key).toBe(
      keyOf('Hi'),
    );
  });

  it('is another for every other text that is ever sent', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/)), (texts) => {
        expect(new Set(texts.map((text) => keyOf(text))).size).toBe(texts.length);
      }),
    );
  });
});

describe('A form that is posted', () => {
  it('has its groups as comma lists, and nothing that it has no field for', () => {
    const form = aForm([interests, aField({ name: 'name' })], { optIns: ['email'] });
    const posted = [
      ['interests', 'a'],
      ['interests', 'c'],
      ['name', 'Sam'],
      ['name', 'Alex'],
      [TERMS_NAME, '1'],
      [optInName('email'), '1'],
      [optInName('postal'), '1'],
      ['admin', '1'],
    ] as const;
    expect(postedValues(form, posted)).toEqual({
      interests: 'a,c',
      name: 'Alex',
      [TERMS_NAME]: '1',
      [optInName('email')]: '1',
    });
  });

  it('starts empty, but for what is chosen beforehand in its own fields', () => {
    expect(blankValues(aCallbackForm())).toEqual({});
    expect(blankValues(aCallbackForm(), { time: 'am', other: 'x' })).toEqual({ time: 'am' });
  });
});
