import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, enquiriesCsv } from '../../../../adapters/sandbox/desk/export-enquiries';
import type { FieldAnswer, StoredEnquiry } from '../../../../adapters/sandbox/desk/stored-enquiry';

const anEnquiry = (answers: readonly FieldAnswer[], facts: StoredEnquiry['facts'] = []) =>
  ({
    id: 1,
    key: 'k',
    reference: 'PX-AAAA2222',
    formId: 'f',
    formTitle: 'Form',
    branch: 'Bolton',
    person: '',
    at: 0,
    answers,
    facts,
    confirmation: '',
    fingerprint: '',
    suspect: false,
    pictures: 0,
    answeredAt: undefined,
  }) satisfies StoredEnquiry;

const textOf = (value: string): FieldAnswer => ({
  name: 'message',
  label: 'Message',
  value,
  sent: '',
  isNumber: false,
});

const rowsOf = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });

/** Much of what makes trouble, beside anything at all. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '\t',
        '\r',
        '\n',
        ' ',
        '"',
        ',',
        ';',
        '1',
        '＝',
        'a',
      ),
    )
    .map((signs) => signs.join('')),
);

describe('A cell of an export', () => {
  it('starts with nothing that runs, and gives back the text exactly', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const [{ Message: cell = '' } = {}] = rowsOf(enquiriesCsv([anEnquiry([textOf(value)])]));
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        expect(cellText.unmarked(cell)).toBe(value);
      }),
    );
  });

  it.each([
    [{ name: 'settlement', label: 'Settlement', value: '-250', sent: '', isNumber: true }, '-250'],
    [
      { name: 'settlement', label: 'Settlement', value: '-250.50', sent: '', isNumber: true },
      '-250.50',
    ],
    [{ name: 'settlement', label: 'Settlement', value: '-2+3', sent: '', isNumber: true }, "'-2+3"],
    [
      {
        name: 'telephone',
        label: 'Telephone',
        value: '+44 7700 900123',
        sent: '',
        isNumber: false,
      },
      "'+44 7700 900123",
    ],
    [{ name: 'name', label: 'Name', value: 'Siân', sent: '', isNumber: false }, 'Siân'],
  ])('stays a number by its field alone: %o', (answer, cell) => {
    expect(rowsOf(enquiriesCsv([anEnquiry([answer])]))[0]?.[answer.label]).toBe(cell);
  });
});

describe('An export of several forms', () => {
  it('has a row for each enquiry, and a column for each field of any of them', () => {
    const csv = enquiriesCsv([
      anEnquiry([textOf('one')], [{ label: 'Vehicle', value: 'Fiesta' }]),
      anEnquiry([{ ...textOf('two'), name: 'question', label: 'Your question' }]),
      anEnquiry([{ ...textOf('three'), name: 'note' }]),
    ]);
    expect(csv.startsWith('\uFEFFReference,Received,')).toBe(true);
    const rows = rowsOf(csv);
    expect(rows.map((row) => row['Message (message)'])).toEqual(['one', '', '']);
    expect(rows.map((row) => row['Your question'])).toEqual(['', 'two', '']);
    expect(rows.map((row) => row['Message (note)'])).toEqual(['', '', 'three']);
    expect(rows.map(({ Vehicle }) => Vehicle)).toEqual(['Fiesta', '', '']);
    expect(rows[0]?.['Received']).toBe('1970-01-01T00:00:00.000Z');
  });
});
