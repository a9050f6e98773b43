import { markedWhere, quoted } from '../import/cell-text';
import type { AuditActor } from './audit-trail';
import type { DeskStore, EnquiryFilter } from './desk-store';
import type { Answer, StoredEnquiry } from './stored-enquiry';

/**
 * What a spreadsheet may run as a formula: a sign at the start, also after spaces, also in the wide
 * forms of East Asia; a tab or a line break there.
 */
const RUNS = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Such a text leaves with an apostrophe before it; taken away, the text is exactly as it was. */
export const cellText = markedWhere((text) => RUNS.test(text));

/** A number as every spreadsheet reads it. */
const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;

interface Column {
  readonly heading: string;
  readonly cell: (enquiry: StoredEnquiry) => string;
}

const text = (value: string): string => quoted(cellText.marked(value));

/** A number stays one by its field, and not because a text looks like one. */
const answerCell = ({ value, isNumber }: Answer & { readonly isNumber?: boolean }): string =>
  isNumber === true && NUMBER.test(value) ? value : text(value);

const FIRST_COLUMNS: readonly Column[] = [
  { heading: 'Reference', cell: ({ reference }) => text(reference) },
  { heading: 'Received', cell: ({ at }) => new Date(at).toISOString() },
  { heading: 'Form', cell: ({ formTitle }) => text(formTitle) },
  { heading: 'Branch', cell: ({ branch }) => text(branch) },
  {
    heading: 'Answered',
    cell: ({ answeredAt }) => (answeredAt === undefined ? '' : new Date(answeredAt).toISOString()),
  },
  { heading: 'Pictures', cell: ({ pictures }) => String(pictures) },
];

/** A column for each field that any of them has, by its name, under the label it had last. */
function columnsOf(enquiries: readonly StoredEnquiry[]): readonly Column[] {
  const labels = new Map<string, string>();
  const facts = new Set<string>();
  for (const enquiry of enquiries) {
    for (const { name, label } of enquiry.answers) if (!labels.has(name)) labels.set(name, label);
    for (const { label } of enquiry.facts) facts.add(label);
  }
  const taken = [...FIRST_COLUMNS.map(({ heading }) => heading), ...labels.values(), ...facts];
  const isAlone = (label: string) => taken.filter((other) => other === label).length === 1;
  return [
    ...FIRST_COLUMNS,
    ...[...labels].map(([name, label]): Column => ({
      heading: isAlone(label) ? label : `${label} (${name})`,
      cell: ({ answers }) => {
        const answer = answers.find((other) => other.name === name);
        return answer === undefined ? '' : answerCell(answer);
      },
    })),
    ...[...facts].map((label): Column => ({
      heading: label,
      cell: (enquiry) => text(enquiry.facts.find((fact) => fact.label === label)?.value ?? ''),
    })),
  ];
}

/** By it a spreadsheet knows the letters of every language. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A row for each enquiry, in the order given: the same for the inbox and the command line, byte for byte. */
export function enquiriesCsv(enquiries: readonly StoredEnquiry[]): string {
  const columns = columnsOf(enquiries);
  const rows = [
    columns.map(({ heading }) => text(heading)),
    ...enquiries.map((enquiry) => columns.map(({ cell }) => cell(enquiry))),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}

const READ_AT_ONCE = 500;

/** All that are looked for, the latest first. */
export async function allEnquiries(
  store: Pick<DeskStore, 'find'>,
  filter: EnquiryFilter,
): Promise<readonly StoredEnquiry[]> {
  const all: StoredEnquiry[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const page = { most: READ_AT_ONCE, ...(before !== undefined && { before }) };
    const { enquiries } = await store.find(filter, page);
    all.push(...enquiries);
    if (enquiries.length < READ_AT_ONCE) return all;
  }
}

/** Those that are looked for, to be taken elsewhere; the trail of each says who had it. */
export async function exported(
  store: Pick<DeskStore, 'find' | 'note'>,
  filter: EnquiryFilter,
  { at, who }: { readonly at: number; readonly who: AuditActor },
): Promise<readonly StoredEnquiry[]> {
  const enquiries = await allEnquiries(store, filter);
  await store.note(
    enquiries.map(
      ({ reference }) => ({ at, who, what: 'exported', reference, about: '' }) as const,
    ),
  );
  return enquiries;
}
