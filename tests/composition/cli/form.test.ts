import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecourtIn } from './forecourt-in';

const GOOD = {
  first_name: 'Siân',
  last_name: 'O’Neill',
  telephone: '01632 960 001',
  contact_time: 'any',
  _organisational_unit: '1',
  _terms: '1',
};

const fieldFlags = (fields: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => ['--field', `${name}=${value}`]);

describe('forecourt form', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-form-'));
    await forecourt('stock', 'generate', '--count', '5');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const forecourt = (...words: readonly string[]) => forecourtIn(folder, words);
  const inJson = ({ out }: { readonly out: readonly string[] }): unknown =>
    JSON.parse(out.join('\n'));

  it('lists the forms of the site, and shows what each asks [FORM-01, FORM-17, CALL-42]', async () => {
    expect(inJson(await forecourt('form', 'list', '--json'))).toEqual([
      { id: 'request-callback', title: 'Request a callback' },
      { id: 'vehicle-enquiry', title: 'Enquire about this vehicle' },
      { id: 'general-enquiry', title: 'General enquiry' },
      { id: 'test-drive', title: 'Book a test drive' },
      { id: 'virtual-appointment', title: 'Book a virtual appointment' },
      { id: 'contact', title: 'Write to us' },
      { id: '29', title: 'Selling a car with outstanding finance' },
      { id: '26', title: 'Black Friday voucher' },
      { id: 'part-exchange', title: 'Part exchange your car or van' },
      { id: 'mot-unsubscribe', title: 'Stop MOT reminders' },
    ]);
    const { out } = await forecourt('form', 'show', 'request-callback');
    expect(out[0]).toBe('Request a callback');
    expect(out.find((line) => line.startsWith('_organisational_unit'))).toContain('Dealership');
    expect(out.at(-1)).toBe('_opt_in_postal=1 opts in to postal.');
  });

  it('sends one, and with the same key and words the same again [CALL-43]', async () => {
    const send = (key: string) =>
      forecourt(
        ...['form', 'send', 'request-callback', '--json', '--key', key],
        ...fieldFlags(GOOD),
      );
    const first = await send('key-number-one');
    expect(first).toMatchObject({ exitCode: 0, err: [] });
    const { reference } = inJson(first) as { readonly reference: string };
    expect(reference).toMatch(/^CB-[A-Z0-9]{8}$/);
    expect(inJson(first)).toEqual({ reference, repeated: false });
    expect(inJson(await send('key-number-one'))).toEqual({ reference, repeated: true });
    const other = inJson(await send('key-number-two')) as { readonly reference: string };
    expect(other).toMatchObject({ repeated: false });
    expect(other.reference).not.toBe(reference);
  });

  it('takes the branch from the vehicle that it is about', async () => {
    const found = await forecourt('search', '--json');
    const { vehicles } = inJson(found) as { readonly vehicles: { readonly slug: string }[] };
    const { _organisational_unit: chosen, ...others } = GOOD;
    expect(chosen).toBe('1');
    const sent = await forecourt(
      ...['form', 'send', 'request-callback', '--vehicle', vehicles[0]?.slug ?? ''],
      ...fieldFlags(others),
    );
    expect(sent).toMatchObject({ exitCode: 0, err: [] });
    expect(sent.out[0]).toMatch(/^Thank you\./);
  });

  it('says of each field what is wrong, a line each, and sends nothing [FORM-07, FORM-25]', async () => {
    const { exitCode, out, err } = await forecourt(
      ...['form', 'send', 'request-callback'],
      ...fieldFlags({ ...GOOD, first_name: 'J0hn', telephone: '12', _terms: '' }),
    );
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: [] });
    expect(err.map((line) => line.split(':', 1)[0])).toEqual(['first_name', 'telephone', '_terms']);
  });

  it.each([
    [['form', 'show', 'nothing'], 'There is no form "nothing".'],
    [
      ['form', 'send', 'request-callback', '--field', 'colour=red'],
      /^--field "colour=red" names no field/,
    ],
    [['form', 'send', 'request-callback', '--field', 'colour'], /^--field "colour" names no field/],
  ])('%j is refused in one line', async (words, line) => {
    const { exitCode, err } = await forecourt(...words);
    expect(exitCode).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(line);
  });
});
