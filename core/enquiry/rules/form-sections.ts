import type {
  FormDefinition,
  FormField,
  FormSection,
  SectionExtra,
} from '../model/form-definition';

/** A section with its fields. */
export interface FilledSection extends Omit<FormSection, 'fields'> {
  readonly fields: readonly FormField[];
}

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
