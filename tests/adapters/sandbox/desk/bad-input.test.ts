import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readForm } from '../../../../adapters/http/enquiry/read-form';
import type { NewEnquiry } from '../../../../adapters/sandbox/desk/stored-enquiry';
import { enquiryTaker, type TakerParts } from '../../../../adapters/sandbox/desk/take-enquiry';
import { openingsFrom } from '../../../../adapters/sandbox/desk/desk-openings';
import {
  checkSubmission,
  FORM_IDS,
  submissionPayload,
  TERMS_NAME,
  withAppointmentTimes,
  withDealerships,
  withOpenings,
  type FormDefinition,
  type FormField,
} from '../../../../core/enquiry/public';
import { faultSentence } from '../../../../ui/copy/forms/form-copy';

const NOW = { today: '2026-11-28', timeOfDay: '10:00' };

const BAD_INPUTS = [
  ['nothing', ''],
  ['spaces', '   \t '],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🚗👩‍👩‍👧‍👦 ok'],
  ['right to left', 'مرحبا שלום'],
  ['markup', '<script>alert(1)</script>'],
  ['a null byte', 'a\u0000b'],
  ['a formula', '=HYPERLINK("http://x.example")'],
] as const;

/** A store in memory that remembers what was taken. */
function aStore() {
  const taken: NewEnquiry[] = [];
  const store: TakerParts['store'] = {
    take: (enquiry) => {
      taken.push(enquiry);
      const stored = { id: taken.length, pictures: 0, answeredAt: undefined };
      return Promise.resolve({ ...enquiry, ...stored });
    },
    byKey: () => Promise.resolve(undefined),
    waitingAttachments: () => Promise.resolve([]),
  };
  return { store, taken };
}

const { store, taken } = aStore();
const desk = enquiryTaker({ store, now: () => Date.UTC(2026, 10, 28, 10) });

const BOLTON = [{ id: '1', slug: 'bolton', name: 'Forecourt Bolton' }];

function definitionOf(id: string): FormDefinition {
  const read = readForm(desk.formOf(id)?.wire);
  if (isLeft(read)) throw new Error(`The form ${id} cannot be read`);
  return withOpenings(withDealerships(read.right, BOLTON), openingsFrom(NOW.today));
}

const GOOD: Readonly<Record<string, string>> = {
  first_name: 'Jo',
  last_name: 'Bloggs',
  email: 'jo@example.com',
  telephone: '01632 960 001',
  message: 'Hello',
  postcode: 'BL1 1AA',
  vrm: 'AB12 CDE',
  mileage: '45,200',
  preferred_date: '2026-12-01',
  [TERMS_NAME]: '1',
};

const goodValue = ({ name, kind, options }: FormField): string =>
  GOOD[name] ?? (kind === 'text' ? 'Lender' : kind === 'number' ? '5' : (options[0]?.value ?? ''));

const goodValues = (definition: FormDefinition) => ({
  [TERMS_NAME]: '1',
  ...Object.fromEntries(
    withAppointmentTimes(definition, GOOD, NOW).fields.map((f) => [f.name, goodValue(f)]),
  ),
});

const NO_FACTS = {
  source: { source: 'website', type: 'x', recentVehicles: [], previousUrls: [] },
  consent: undefined,
};

describe.each(Object.values(FORM_IDS))('The form %s', (id) => {
  const definition = definitionOf(id);
  const good = goodValues(definition);

  it('is taken when it is in order', async () => {
    expect(checkSubmission(definition, good, { ...NOW, namePolicy: 'inclusive' })).toEqual({});
    const answer = await desk.take([['form_id', id], ...Object.entries(good)], undefined);
    expect(isRight(answer)).toBe(true);
  });

  it.each(BAD_INPUTS)(
    'takes %s in any field whole, or says in one sentence how to mend it, and the desk agrees [FORM-29]',
    async (_, input) => {
      for (const field of definition.fields) {
        const values = { ...good, [field.name]: input };
        const faults = checkSubmission(definition, values, { ...NOW, namePolicy: 'inclusive' });
        const answer = await desk.take([['form_id', id], ...Object.entries(values)], undefined);
        const fault = faults[field.name];
        if (fault !== undefined) {
          expect(faultSentence(field, fault)).toMatch(/^[A-Z][^\n]{8,200}$/);
          const refused = isLeft(answer) && answer.left.kind === 'faults' ? answer.left.errors : {};
          expect(Object.keys(refused)).toContain(field.name);
          continue;
        }
        expect(isRight(answer), field.name).toBe(true);
        const [, sent = ''] =
          submissionPayload(definition, values, 'key', NO_FACTS).fields.find(
            ([name]) => name === field.name,
          ) ?? [];
        // A null byte is nothing that anybody typed.
        const typed = input.replaceAll('\u0000', '').trim();
        expect(sent.replaceAll('\u0000', '')).toBe(typed);
        const stored = taken.at(-1)?.answers.find(({ label }) => label === field.label)?.value;
        expect((stored ?? '').replaceAll('\u0000', '')).toBe(typed);
      }
    },
  );
});
