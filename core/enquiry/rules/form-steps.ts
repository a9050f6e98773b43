import type { FieldsOfSteps } from '../../kernel/form/step-moves';
import { optInName, TERMS_NAME, type FormDefinition } from '../model/form-definition';
import { PHOTOGRAPHS_NAME } from '../model/photograph';
import { formSections, type FilledSection } from './form-sections';

/** One page of a form of several. The last asks for agreement, beside a summary of all the others. */
export interface FormStep {
  readonly id: string;
  /** None of the last, which is no section's own. */
  readonly title?: string;
  readonly sections: readonly FilledSection[];
}

/** The id of the last step. */
const LAST = 'check';

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
    ...sections.flatMap(({ fields, extras }) => [
      ...fields.map(({ name }) => name),
      ...(extras.includes('photographs') ? [PHOTOGRAPHS_NAME] : []),
    ]),
    ...(id === LAST ? [TERMS_NAME, ...definition.optIns.map(optInName)] : []),
  ]);
