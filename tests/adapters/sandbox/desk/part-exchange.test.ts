import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpEnquiryDesk } from '../../../../adapters/http/enquiry/http-enquiry-desk';
import { HttpFormLibrary } from '../../../../adapters/http/enquiry/http-form-library';
import {
  formSections,
  submissionPayload,
  TERMS_NAME,
  withDealerships,
  type FormDefinition,
} from '../../../../core/enquiry/public';
import type { FormValues } from '../../../../core/kernel/form/field';
import { openDeskInProcess, type DeskInProcess } from './desk-in-process';

let desk: DeskInProcess;
let definition: FormDefinition;
beforeAll(async () => {
  desk = await openDeskInProcess();
  const form = await firstValueFrom(new HttpFormLibrary(desk.client).form('part-exchange'));
  if (isLeft(form)) throw new Error('The desk has no part exchange');
  definition = withDealerships(form.right, [{ id: '1', slug: 'bolton', name: 'Bolton' }]);
});
afterAll(() => desk.close());

const FILLED: FormValues = {
  full_name: 'Siân O’Neill',
  telephone: '07700 900123',
  email: 'sian@example.com',
  vrm: 'ab12 cde',
  mileage: '45,200',
  make: 'Škoda',
  model: 'Fabia',
  fuel: 'petrol',
  gearbox: 'manual',
  first_registered: '1998-04-03',
  service_history: 'full',
  outstanding_finance: 'yes',
  settlement: '4500',
  damage_bonnet: 'chipped',
  outside: 'good',
  inside: 'good',
  drives: 'yes',
  warning_lights: 'no',
  which_lights: 'engine',
  written_off: 'no',
  _organisational_unit: '1',
  [TERMS_NAME]: '1',
};

const facts = {
  source: {
    source: 'website',
    type: 'part-exchange',
    recentVehicles: [],
    previousUrls: [],
  },
  consent: undefined,
};

async function storedOf(values: FormValues, key: string) {
  const submission = submissionPayload(definition, values, key, facts);
  const answer = await firstValueFrom(new HttpEnquiryDesk(desk.client).submit(submission));
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  const stored = await desk.store.byReference(answer.right.reference ?? '');
  return new Map(stored?.answers.map(({ label, value }) => [label, value]));
}

describe('The application for a part exchange', () => {
  it.each([
    ['PX-01', 'Your details', 3],
    ['PX-02', 'Vehicle information', 20],
    ['PX-03', 'Damage assessment', 14],
    ['PX-04', 'General appearance', 2],
    ['PX-05', 'Vehicle analysis', 20],
    ['PX-06', 'Select branch', 1],
    ['PX-07', 'Marketing preferences', 0],
    ['PX-08', 'Declaration', 0],
  ])('[%s] has the section “%s” with %i fields', (_, title, count) => {
    const section = formSections(definition).find((each) => each.title === title);
    expect(section?.fields).toHaveLength(count);
  });

  it('has its sections in the documents’ order, the drawing and the agreements in theirs [CG-105]', () => {
    expect(formSections(definition).map(({ id, extras }) => [id, extras])).toEqual([
      ['your-details', []],
      ['vehicle-information', []],
      ['damage-assessment', ['damage-diagram']],
      ['general-appearance', ['photographs']],
      ['vehicle-analysis', []],
      ['select-branch', []],
      ['marketing-preferences', ['opt-ins']],
      ['declaration', ['terms']],
    ]);
  });

  it('sends days with a year of two digits, and the desk takes the last century for its own [PX-09, CG-100]', async () => {
    const answers = await storedOf(FILLED, 'form-key-1');
    expect(answers.get('First registered')).toBe('03/04/98');
    expect(answers.get('Bonnet')).toBe('Stone chips');
  });

  it('sends no answer that was withdrawn, and the same one again when it is asked again [EN-10]', async () => {
    const label = 'How much is left to pay?';
    expect((await storedOf(FILLED, 'form-key-2')).get(label)).toBe('4500');
    const withdrawn = await storedOf({ ...FILLED, outstanding_finance: 'no' }, 'form-key-2');
    expect(withdrawn.has(label)).toBe(false);
    expect(withdrawn.has('Which lights are on?')).toBe(false);
    expect((await storedOf(FILLED, 'form-key-3')).get(label)).toBe('4500');
  });

  it('leaves out at the desk too what was not asked, whoever sends it [EN-10]', async () => {
    const answer = await desk.server.inject({
      method: 'POST',
      url: '/api/form/submit',
      payload: {
        form_id: 'part-exchange',
        ...FILLED,
        [TERMS_NAME]: undefined,
        _terms_accepted: '1',
        outstanding_finance: 'no',
      },
    });
    expect(answer.statusCode).toBe(200);
    const { reference } = answer.json<{ readonly reference: string }>();
    const stored = await desk.store.byReference(reference);
    expect(stored?.person).toBe('Siân O’Neill');
    expect(stored?.answers.map(({ label }) => label)).not.toContain('How much is left to pay?');
  });
});
