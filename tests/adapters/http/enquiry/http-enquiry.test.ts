import fc from 'fast-check';
import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpEnquiryDesk } from '../../../../adapters/http/enquiry/http-enquiry-desk';
import { HttpFormLibrary } from '../../../../adapters/http/enquiry/http-form-library';
import { submissionFields } from '../../../../adapters/http/enquiry/submission-fields';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { aSubmission } from '../../../support/mothers/submission';
import { openDeskInProcess, type DeskInProcess } from '../../sandbox/desk/desk-in-process';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const formFrom = (answer: FakeAnswer) =>
  firstValueFrom(new HttpFormLibrary(makeHttpClient(fakeTransport(answer))).form('a/b'));

const receiptFrom = (answer: FakeAnswer) =>
  firstValueFrom(new HttpEnquiryDesk(makeHttpClient(fakeTransport(answer))).submit(aSubmission()));

describe('The library of forms', () => {
  it('asks by the id, as one part of the path', async () => {
    const fake = fakeTransport({ json: {} });
    await firstValueFrom(new HttpFormLibrary(makeHttpClient(fake)).form('a/b'));
    expect(fake.calls[0]?.url).toBe('/api/form/a%2Fb');
  });

  it('reports a kind of field that it does not know, once, in one line', async () => {
    const fields = ['hologram', 'text', 'Hologram', 'two\nlines', undefined].map((type, place) => ({
      name: `field_${place}`,
      type,
      label: 'Jo Smith',
    }));
    const lines: string[] = [];
    const library = new HttpFormLibrary(
      makeHttpClient(fakeTransport({ json: { data: { form_id: 1, fields } } })),
      (line) => lines.push(line),
    );
    for (let asked = 0; asked < 2; asked += 1) await firstValueFrom(library.form('1'));
    expect(lines).toEqual(
      ['"hologram"', '"Hologram"', '"two\\nlines"'].map(
        (kind) => `A form has a field of the unknown kind ${kind}; it is shown as a line of text`,
      ),
    );
  });

  it('reads a form with every kind of field', async () => {
    const kinds =
      'text email number select textarea radio checkbox dealership department date hidden';
    const json = {
      data: {
        form_id: 26,
        form_title: 'All',
        fields: [...kinds.split(' '), 'datepicker', 'hologram'].map((type, place) => ({
          id: place,
          name: `field_${place}`,
          label: type,
          type,
          required: place === 0 ? '1' : '0',
          options: type === 'select' ? 'am::Morning\npm::Afternoon' : null,
          date_option: type === 'datepicker' ? 'future' : undefined,
        })),
        terms: { terms: 'All of them', label: 'I agree' },
        force_terms: 1,
        opt_in: ['sms', 'email', 'pigeon'],
        submit_text: 'Go',
      },
    };
    const answer = await formFrom({ json });
    if (isLeft(answer)) throw new Error('The form was not read');
    const { fields, ...form } = answer.right;
    expect(form).toEqual({
      id: '26',
      title: 'All',
      terms: { label: 'I agree', text: 'All of them' },
      forceTerms: true,
      optIns: ['email', 'sms'],
      submitText: 'Go',
    });
    expect(fields.map(({ kind }) => kind)).toEqual([...kinds.split(' '), 'date', 'text']);
    expect(fields.map(({ required }) => required).indexOf(true)).toBe(0);
    expect(fields[3]?.options).toEqual([
      { value: 'am', text: 'Morning' },
      { value: 'pm', text: 'Afternoon' },
    ]);
    expect(fields[11]?.disabledDays).toBe('future');
  });

  it('leaves out a field without a name, and the second of one name', async () => {
    const fields = [{ label: 'x' }, null, { name: 'a', label: 'A' }, { name: 'a', label: 'B' }];
    const answer = await formFrom({ json: { data: { form_id: '1', fields } } });
    expect(isLeft(answer) ? [] : answer.right.fields.map(({ label }) => label)).toEqual(['A']);
  });

  it('says of a form that does not exist that there is none', async () => {
    const answer = await formFrom({ status: 404, json: {} });
    expect(answer).toEqual(left({ kind: 'refused', status: 404 }));
  });

  it('reads or refuses any answer, and never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (form) => {
        const answer = await formFrom({ json: { data: form } });
        expect(isLeft(answer) ? answer.left.kind : answer.right.id).toBeTypeOf('string');
      }),
      { numRuns: 50 },
    );
  });
});

describe('A submission on its way', () => {
  it('is spelled as the back end reads it, in order [FORM-18, FORM-19, CG-112]', () => {
    expect(submissionFields(aSubmission({ dealership: '1' }))).toEqual([
      ['form_id', 'request-callback'],
      ...aSubmission().fields,
      ['_vehicle', '2021 (71) Ford Fiesta Zetec'],
      ['vehicle_id', 'F1001'],
      ['vehicle_slug', 'ford-fiesta-f1001'],
      ['vehicle_location', 'Forecourt Bolton'],
      ['enquiry_source', 'website'],
      ['enquiry_source_type', 'callback'],
      [
        'enquiry_source_history',
        '/used/cars/search/?make=ford%2Cbmw,/used/cars/ford-fiesta-f1001/',
      ],
      ['recent_vehicle_slugs', 'ford-fiesta-f1001'],
      ['_terms_accepted', '1'],
      ['_optin[telephone]', '1'],
      ['_optin[email]', '0'],
      ['_optin[sms]', '0'],
      ['_optin[postal]', '0'],
    ]);
  });

  it('says where a field was filled in that nobody sees, and nothing of it else', () => {
    const said = (suspect: boolean) =>
      submissionFields(aSubmission(suspect ? { suspect: true } : {})).filter(
        ([name]) => name === '_suspect',
      );
    expect(said(true)).toEqual([['_suspect', '1']]);
    expect(said(false)).toEqual([]);
  });

  it('names the dealership it goes to where the form did not ask', () => {
    const sent = submissionFields(aSubmission({ fields: [], dealership: '7' }));
    expect(sent.filter(([name]) => name === '_organisational_unit')).toEqual([
      ['_organisational_unit', '7'],
    ]);
  });

  it('carries its key', async () => {
    const fake = fakeTransport({ json: {} });
    await firstValueFrom(new HttpEnquiryDesk(makeHttpClient(fake)).submit(aSubmission()));
    expect(fake.calls[0]?.headers).toMatchObject({ 'Idempotency-Key': aSubmission().key });
  });

  it.each<[string, FakeAnswer, unknown]>([
    [
      'a confirmation',
      { json: { data: { success: 'Thanks' } } },
      right({ confirmation: 'Thanks' }),
    ],
    ['one that is not wrapped', { json: { success: 'Thanks' } }, right({ confirmation: 'Thanks' })],
    [
      'no confirmation',
      { json: { data: { success: true } } },
      left({ kind: 'unreadable', problems: [{ path: 'data.success', expected: 'text' }] }),
    ],
    [
      'faults of fields',
      { status: 422, json: { errors: { email: ['Not an address'], _terms_accepted: 'Agree' } } },
      left({ kind: 'field-faults', faults: { email: 'Not an address', _terms: 'Agree' } }),
    ],
    ['a failure', { status: 500, json: {} }, left({ kind: 'refused', status: 500 })],
    ['no connection', 'offline', left({ kind: 'unreachable' })],
  ])('reads %s', async (_, answer, expected) => {
    expect(await receiptFrom(answer)).toEqual(expected);
  });
});

describe('The sandbox’s desk', () => {
  let desk: DeskInProcess;
  beforeAll(async () => {
    desk = await openDeskInProcess();
  });
  afterAll(() => desk.close());

  it('has the form to ask for a callback [CALL-42]', async () => {
    const answer = await firstValueFrom(new HttpFormLibrary(desk.client).form('request-callback'));
    if (isLeft(answer)) throw new Error('There is no such form');
    expect(answer.right.fields.map(({ name }) => name)).toEqual([
      'first_name',
      'last_name',
      'telephone',
      'email',
      'contact_time',
      '_organisational_unit',
      'message',
    ]);
    expect(answer.right).toMatchObject({ forceTerms: true, submitText: 'Request a callback' });
  });

  it('has no other [ERR-14]', async () => {
    const answer = await firstValueFrom(new HttpFormLibrary(desk.client).form('no-such-form'));
    expect(answer).toMatchObject({ left: { kind: 'refused', status: 404 } });
  });

  it('takes a submission, and gives the same receipt when it comes again [CALL-43]', async () => {
    const submit = () => firstValueFrom(new HttpEnquiryDesk(desk.client).submit(aSubmission()));
    const first = await submit();
    if (isLeft(first)) throw new Error('It was not taken');
    expect(first.right.confirmation).toContain('call you back');
    expect(first.right.reference).toMatch(/^CB-[2-9A-Z]{8}$/);
    expect(first.right.repeated).toBe(false);
    expect(await submit()).toEqual({ ...first, right: { ...first.right, repeated: true } });
    expect((await desk.store.tally()).unanswered).toBe(1);
  });

  it('says by field what is wrong, by the rules of the site [FORM-29]', async () => {
    const faulty = aSubmission({
      key: 'another',
      termsAccepted: false,
      fields: [
        ['last_name', 'O’Neill'],
        ['telephone', 'none'],
        ['contact_time', 'never'],
        ['_organisational_unit', '4'],
      ],
    });
    const answer = await firstValueFrom(new HttpEnquiryDesk(desk.client).submit(faulty));
    const faults = isLeft(answer) && answer.left.kind === 'field-faults' ? answer.left.faults : {};
    expect(Object.keys(faults)).toEqual([
      'first_name',
      'telephone',
      'contact_time',
      '_organisational_unit',
      '_terms',
    ]);
  });
});
