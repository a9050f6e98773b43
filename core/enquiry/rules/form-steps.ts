import type { FieldsOfSteps } from '../../kernel/form/form-state';
import {
  optInName,
  TERMS_NAME,
  type FormDefinition,
  type FormField,
  type FormSection,
  type SectionExtra,
} from '../model/form-definition';

/** A section with its fields. */
export interface FilledSection extends Omit<FormSection, 'fields'> {
  readonly fields: readonly FormField[];
}

/** One page of a form of several. The last asks for agreement, beside a summary of all the others. */
export interface FormStep {
  readonly id: string;
  /** None of the last, which is no section's own. */
  readonly title?: string;
  readonly sections: readonly FilledSection[];
}

/** The id of the last step. */
const LAST = 'check';

/**
 * The sections of a form with their fields, each field and each agreement once: what no section
 * names follows in the last one that has any, and agreements that no section has stand in one
 * without a title. A form without sections is one such.
 */
export function formSections(definition: FormDefinition): readonly FilledSection[] {
  const { fields, sections = [] } = definition;
  const left = new Map(fields.map((field) => [field.name, field]));
  const extras = new Set<SectionExtra>();
  const filled = sections.map((section): FilledSection => {
    const own = section.fields.flatMap((name) => {
      const field = left.get(name);
      left.delete(name);
      return field === undefined ? [] : [field];
    });
    const firstHere = section.extras.filter((extra) => !extras.has(extra));
    firstHere.forEach((extra) => extras.add(extra));
    return { ...section, fields: own, extras: firstHere };
  });
  const place = filled.findLastIndex((section) => section.fields.length > 0);
  const completed = filled.map((section, at) =>
    at === place ? { ...section, fields: [...section.fields, ...left.values()] } : section,
  );
  const missing = AGREEMENTS.filter((extra) => !extras.has(extra));
  const rest = { id: 'rest', title: '', fields: place === -1 ? [...left.values()] : [] };
  return rest.fields.length === 0 && missing.length === 0
    ? completed
    : [...completed, { ...rest, extras: missing }];
}

const AGREEMENTS = ['opt-ins', 'terms'] as const satisfies readonly SectionExtra[];

/** The steps of a form with sections: one for each that asks anything, and the last. None for any other form. */
export function formSteps(definition: FormDefinition): readonly FormStep[] {
  if (definition.sections === undefined) return [];
  const sections = formSections(definition);
  const isAsking = ({ fields }: FilledSection) => fields.some(({ kind }) => kind !== 'hidden');
  const asking = sections.filter(isAsking);
  return [
    ...asking.map((section) => ({
      id: section.id,
      title: section.title,
      sections: [section],
    })),
    { id: LAST, sections: sections.filter((section) => !isAsking(section)) },
  ];
}

/** The names of what each step asks, for the life of the form. */
export const fieldsOfSteps = (definition: FormDefinition): FieldsOfSteps =>
  formSteps(definition).map(({ id, sections }) => [
    ...sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
    ...(id === LAST ? [TERMS_NAME, ...definition.optIns.map(optInName)] : []),
  ]);
