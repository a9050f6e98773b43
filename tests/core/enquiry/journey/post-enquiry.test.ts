import type { Either } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  DRAWN_NAME,
  GO_BACK_NAME,
  GO_ON_NAME,
  KEY_NAME,
  postEnquiry,
  TRAP_NAME,
  type EnquiryFormState,
  type PostedEnquiry,
  type Receipt,
} from '../../../../core/enquiry/public';
import { aDesk, MORNING, type Fate } from '../../../support/fakes/enquiry-form';
import { aCallbackForm } from '../../../support/mothers/form-definition';

type Pairs = PostedEnquiry['posted'];

const SAM: Pairs = [
  [KEY_NAME, 'form-0001'],
  [DRAWN_NAME, String(MORNING - 60_000)],
  ['first_name', 'Sam'],
  ['telephone', '07700 900123'],
];

/** Posts a form to a desk that deals with it so; what the browser gets. */
function post(
  posted: Pairs,
  fate: Fate = 'stored',
  atDesk = aDesk(),
  definition = aCallbackForm(),
) {
  let made = 0;
  const answers: unknown[] = [];
  const answer$ = postEnquiry(
    {
      desk: atDesk.desk,
      clock: { now: () => MORNING },
      ids: { next: () => `made-${(made += 1)}` },
    },
    {
      definition,
      namePolicy: 'inclusive',
      posted,
      blank: {},
      facts: {
        source: { source: 'website', type: 'callback', recentVehicles: [], previousUrls: [] },
        consent: undefined,
      },
    },
  );
  let result: Either<EnquiryFormState, Receipt> | undefined;
  answer$.subscribe((each) => {
    answers.push(each);
    result = each;
  });
  atDesk.answer(fate);
  expect(answers).toHaveLength(1);
  return { ...atDesk, result };
}

describe('A form of several steps that is posted without script', () => {
  const section = (id: string, fields: readonly string[]) => ({
    id,
    title: id,
    fields,
    extras: [],
  });
  const inSteps = aCallbackForm({
    sections: [section('you', ['first_name', 'telephone']), section('it', ['message'])],
  });
  const at = (...more: Pairs) => post([...SAM, ...more], 'stored', aDesk(), inSteps);

  it('goes on and back with all that was typed, and is not sent', () => {
    const on = at(['message', 'Hi'], [GO_ON_NAME, '0']);
    expect(on.submissions).toEqual([]);
    expect(on.result).toMatchObject({
      left: { step: 1, faults: {}, values: { first_name: 'Sam', message: 'Hi' }, key: 'form-0001' },
    });
    expect(at([GO_BACK_NAME, '2']).result).toMatchObject({ left: { step: 1 } });
    expect(at([GO_BACK_NAME, '-2']).result).toMatchObject({ _tag: 'Right' });
  });

  it('says what is wrong with the step it goes on from', () => {
    const { result } = at(['telephone', 'none'], [GO_ON_NAME, '0']);
    expect(result).toMatchObject({
      left: { step: 0, stops: 1, faults: { telephone: { kind: 'not-a-telephone' } } },
    });
  });
});

describe('A form that is posted without script', () => {
  it('gives its receipt', () => {
    const { result, stored } = post(SAM);
    expect(result).toEqual({
      _tag: 'Right',
      right: { confirmation: 'Thank you', reference: 'R-1' },
    });
    expect([...stored.values()][0]?.fields).toEqual([
      ['first_name', 'Sam'],
      ['telephone', '07700 900123'],
    ]);
  });

  it('is stored once, posted twice, and the receipt is the same', () => {
    const desk = aDesk();
    const first = post(SAM, 'stored', desk);
    const second = post(SAM, 'stored', desk);
    expect(second.result).toEqual(first.result);
    expect(desk.stored.size).toBe(1);
  });

  it('is another where the shopper went back and changed it', () => {
    const desk = aDesk();
    post(SAM, 'stored', desk);
    post([...SAM, ['message', 'Please call']], 'stored', desk);
    expect(desk.stored.size).toBe(2);
  });

  it('is not sent while something is wrong, and is shown again with all that was typed', () => {
    const { result, submissions } = post([...SAM.slice(0, -1), ['telephone', 'none']]);
    expect(submissions).toEqual([]);
    expect(result).toMatchObject({
      _tag: 'Left',
      left: {
        key: 'form-0001',
        values: { first_name: 'Sam', telephone: 'none' },
        faults: { telephone: { kind: 'not-a-telephone' } },
        stops: 1,
        phase: { kind: 'editing' },
      },
    });
  });

  it.each<[string, Fate, unknown]>([
    ['is not reached', 'lost', { kind: 'unreachable' }],
    ['does not answer', 'cut', { kind: 'timed-out' }],
    ['refuses it', { failure: { kind: 'refused', status: 429 } }, { kind: 'refused', status: 429 }],
  ])('is shown again, whole, where the desk %s', (_, fate, failure) => {
    expect(post(SAM, fate).result).toMatchObject({
      left: {
        key: 'form-0001',
        values: { first_name: 'Sam', telephone: '07700 900123' },
        phase: { kind: 'refused', failure },
      },
    });
  });

  it('shows what the desk finds wrong at its fields', () => {
    const failure = { kind: 'field-faults', faults: { telephone: 'Not in use' } } as const;
    expect(post(SAM, { failure }).result).toMatchObject({
      left: { faults: { telephone: { kind: 'field-refused', reason: 'Not in use' } }, stops: 1 },
    });
  });

  it.each<[string, Pairs]>([
    ['fills in what nobody sees', [...SAM, [TRAP_NAME, 'x']]],
    ['comes sooner than anybody types', [[DRAWN_NAME, String(MORNING - 200)], ...SAM]],
    ['does not say when it was drawn', SAM.filter(([name]) => name !== DRAWN_NAME)],
    ['says it in words', [[DRAWN_NAME, 'now'], ...SAM]],
  ])('is told so, loses nothing and gets no receipt where it %s [EN-9]', (_, posted) => {
    const { result, submissions } = post(posted);
    expect(submissions).toEqual([]);
    expect(result).toMatchObject({
      left: {
        values: { first_name: 'Sam', telephone: '07700 900123' },
        phase: { kind: 'refused', failure: { kind: 'not-by-hand' } },
      },
    });
  });

  it.each([[''], ['short'], ['a key with spaces'], ['x'.repeat(65)], ['<script>alert(1)']])(
    'has a key of ours where it brings %j',
    (key) => {
      const { submissions } = post([[KEY_NAME, key], ...SAM.slice(1)]);
      expect(submissions[0]?.key).toMatch(/^made-1\./);
    },
  );

  it('has a key of ours where it brings none', () => {
    expect(post(SAM.slice(1)).submissions[0]?.key).toMatch(/^made-1\./);
  });
});
