import * as t from 'io-ts';
import {
  OPT_IN_CHANNELS,
  selectOptions,
  type DisabledDays,
  type FieldKind,
  type FieldOption,
  type FormDefinition,
  type FormField,
  type OptInChannel,
} from '../../../core/enquiry/public';
import type { DateFormat } from '../../../core/kernel/written-day';
import { flag, identifier, isRecord, readText, record, text } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { appointmentsOf } from './appointments-dto';
import { askedWhenOf, sectionsOf } from './sections-dto';

/** Left as it comes: it is read in more shapes than one. */
const anything = t.unknown;

/** A form as it travels (FORM-17, CALL-42), its fields still to be read one by one. */
export const FormDto = t.strict(
  {
    form_id: identifier,
    form_title: text,
    fields: t.UnknownArray,
    terms: record,
    force_terms: flag,
    opt_in: anything,
    opt_in_description: text,
    submit_text: text,
    appointments: record,
    sections: anything,
    date_format: text,
  },
  'Form',
);
export type FormDto = t.TypeOf<typeof FormDto>;

/** Of a field only its name must be there: without it nothing could be sent. */
export const FieldDto = t.strict(
  {
    id: text,
    name: identifier,
    label: text,
    type: text,
    required: flag,
    placeholder: text,
    instructions: text,
    options: anything,
    multiple: flag,
    slug: text,
    date_option: text,
    asked_when: text,
  },
  'Field',
);
export type FieldDto = t.TypeOf<typeof FieldDto>;

const KINDS: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ['text', 'text'],
  ['email', 'email'],
  ['number', 'number'],
  ['select', 'select'],
  ['textarea', 'textarea'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['dealership', 'dealership'],
  ['department', 'department'],
  ['date', 'date'],
  ['datepicker', 'date'],
  ['hidden', 'hidden'],
]);

const DISABLED_DAYS: readonly DisabledDays[] = ['past', 'none', 'future'];

const DATE_FORMATS: readonly DateFormat[] = ['DD/MM/YYYY', 'DD/MM/YY'];

const kindOf = ({ type }: FieldDto): FieldKind | undefined =>
  KINDS.get(type?.toLowerCase() ?? 'text');

/** The kinds among these fields that nobody knows, each once, as they came. */
export const unknownKinds = (fields: readonly FieldDto[]): readonly string[] => [
  ...new Set(fields.flatMap((field) => (kindOf(field) === undefined ? [field.type ?? ''] : []))),
];

/** Of two fields with one name the first counts; a kind that nobody knows is a line of text. */
export function toFormDefinition(dto: FormDto, fields: readonly FieldDto[]): FormDefinition {
  const dateFormat = DATE_FORMATS.find((format) => format === dto.date_format);
  const named = new Map([...fields].reverse().map((field) => [field.name, field]));
  return withoutAbsent({
    id: dto.form_id,
    title: dto.form_title ?? '',
    fields: [...named.values()].reverse().map((field) => toField(field, dateFormat)),
    sections: sectionsOf(dto.sections),
    terms: termsOf(dto.terms),
    forceTerms: dto.force_terms,
    optIns: channelsOf(dto.opt_in),
    optInDescription: dto.opt_in_description,
    appointments: appointmentsOf(dto.appointments),
    submitText: dto.submit_text ?? 'Send',
  });
}

const toField = (dto: FieldDto, dateFormat: DateFormat | undefined): FormField =>
  withoutAbsent({
    id: dto.id ?? dto.name,
    name: dto.name,
    label: dto.label ?? dto.name,
    kind: kindOf(dto) ?? 'text',
    required: dto.required,
    placeholder: dto.placeholder,
    instructions: dto.instructions,
    options: optionsOf(dto.options),
    multiple: dto.multiple,
    slug: dto.slug,
    disabledDays: DISABLED_DAYS.find((days) => days === dto.date_option),
    dateFormat: kindOf(dto) === 'date' ? dateFormat : undefined,
    askedWhen: askedWhenOf(dto.asked_when),
  });

/** Lines of `value::text` (FORM-05), or a list of such lines or of `{ value, text }`. */
function optionsOf(options: unknown): readonly FieldOption[] {
  if (!Array.isArray(options)) return selectOptions(readText(options) ?? '');
  return options.flatMap((option: unknown) => {
    if (!isRecord(option)) return selectOptions(readText(option) ?? '');
    const value = readText(option['value']);
    return value === undefined ? [] : [{ value, text: readText(option['text']) ?? value }];
  });
}

function termsOf(terms: Readonly<Record<string, unknown>>): FormDefinition['terms'] | undefined {
  const [label, written] = [readText(terms['label']), readText(terms['terms'])];
  return label === undefined ? undefined : withoutAbsent({ label, text: written });
}

/** A list of channels, or a map of channel to anything. */
function channelsOf(optIn: unknown): readonly OptInChannel[] {
  const named: readonly unknown[] = Array.isArray(optIn)
    ? optIn
    : isRecord(optIn)
      ? Object.keys(optIn)
      : [];
  return OPT_IN_CHANNELS.filter((channel) => named.includes(channel));
}
