import { valueIn, type FormValues } from '../../kernel/form/field';
import type { Money } from '../../kernel/money';
import { withoutSpaces } from '../../kernel/registration';
import type { FormDefinition, FormField } from '../model/form-definition';
import { LONGEST_TEXT } from './check-field';
import { fieldMeaning } from './field-meaning';
import { messageField } from './own-vehicle-field';

/** A shopper's own vehicle, as forms ask for it; what is not known is absent. */
export interface OwnVehicle {
  /** As it stands on its plate. */
  readonly registration?: string | undefined;
  /** Miles. */
  readonly mileage?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly derivative?: string | undefined;
  readonly colour?: string | undefined;
  readonly fuel?: string | undefined;
  readonly gearbox?: string | undefined;
  /** "2019-05-08". */
  readonly firstRegistered?: string | undefined;
  /** In cc. */
  readonly engineSize?: number | undefined;
  /** What is still to be paid off, where the shopper has said. */
  readonly owed?: Money | undefined;
  /** What stands nowhere else, for whoever reads the form: its price. */
  readonly line?: string | undefined;
}

/** One field that was filled in: what stood in it, and what stands in it then. */
export interface FilledField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const poundsOf = (amount: Money): string => (amount / 100).toFixed(2).replace(/\.00$/, '');

/** By what a field is about, or else by its slug or name. */
const toldOf = ({ owed, ...own }: OwnVehicle): Readonly<Record<string, string | undefined>> => {
  const engine = own.engineSize === undefined ? undefined : `${String(own.engineSize)} cc`;
  return {
    registration: own.registration,
    mileage: own.mileage?.toString(),
    make: own.make,
    model: own.model,
    derivative: own.derivative,
    colour: own.colour,
    fuel: own.fuel,
    fuel_type: own.fuel,
    gearbox: own.gearbox,
    transmission: own.gearbox,
    first_registered: own.firstRegistered,
    engine_size: engine,
    outstanding_finance: owed === undefined ? undefined : owed > 0 ? 'yes' : 'no',
    settlement: owed === undefined || owed <= 0 ? undefined : poundsOf(owed),
  };
};

const isAlike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isSameMark = (one: string, other: string): boolean =>
  isAlike(withoutSpaces(one), withoutSpaces(other));

/** What tells one vehicle from another. */
const NAMES_IT: readonly string[] = ['registration', 'make', 'model'];

/** Whether the form speaks of another vehicle, whose miles and colour these would not be. */
function isAboutAnother({ fields }: FormDefinition, values: FormValues, own: OwnVehicle): boolean {
  const told = toldOf(own);
  return fields.some((field) => {
    const meaning = fieldMeaning(field) ?? '';
    const typed = valueIn(values, field.name);
    const known = told[meaning] ?? '';
    if (typed === '' || !NAMES_IT.includes(meaning)) return false;
    return meaning === 'registration' ? !isSameMark(typed, known) : !isAlike(typed, known);
  });
}

/** What a field can hold of it: a choice by one of its options, anything else as it is. */
function answerFor({ kind, options }: FormField, told: string): string | undefined {
  switch (kind) {
    case 'text':
    case 'number':
    case 'date':
      return told;
    case 'select':
    case 'radio':
      return options.find(({ value, text }) => isAlike(value, told) || isAlike(text, told))?.value;
    case 'email':
    case 'textarea':
    case 'checkbox':
    case 'dealership':
    case 'department':
    case 'hidden':
      return undefined;
  }
}

/**
 * What the form asks of the shopper's own vehicle and does not hold yet. What was typed stays; the
 * line goes under what the shopper wrote. Nothing where the form speaks of another vehicle.
 */
export function ownVehicleAnswers(
  definition: FormDefinition,
  values: FormValues,
  own: OwnVehicle,
): readonly FilledField[] {
  if (isAboutAnother(definition, values, own)) return [];
  const told = toldOf(own);
  const message = messageField(definition);
  return definition.fields.flatMap((field): readonly FilledField[] => {
    const { name } = field;
    const before = valueIn(values, name);
    if (field === message) return withLine(name, before, own.line);
    const known = told[fieldMeaning(field) ?? field.slug ?? name];
    if (before !== '' || known === undefined || known === '') return [];
    const after = answerFor(field, known);
    return after === undefined ? [] : [{ name, before, after }];
  });
}

function withLine(name: string, before: string, line = ''): readonly FilledField[] {
  const after = before.trim() === '' ? line : `${before}\n\n${line}`;
  const isNew = line !== '' && !before.includes(line);
  return isNew && after.length <= LONGEST_TEXT ? [{ name, before, after }] : [];
}

/** What takes it back: each field as it was, where nobody has changed it since; of a message the line alone. */
export const ownVehicleUndone = (
  { fields }: FormDefinition,
  values: FormValues,
  filled: readonly FilledField[],
): FormValues =>
  Object.fromEntries(
    filled.flatMap(({ name, before, after }) => {
      const now = valueIn(values, name);
      if (now === after) return [[name, before] as const];
      const isMessage = fields.some((field) => field.name === name && field.kind === 'textarea');
      const added = after.slice(before.length);
      return isMessage && now.includes(added) ? [[name, now.replace(added, '')] as const] : [];
    }),
  );
