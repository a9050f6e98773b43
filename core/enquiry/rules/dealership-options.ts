import type { BranchOpenings } from '../../branch/public';
import type { Branch } from '../../content/public';
import type { FieldOption, FormDefinition } from '../model/form-definition';

/** No enquiry goes to it (FORM-14, CG-113). */
const LEFT_OUT = 'stafford';

/**
 * The dealerships that an enquiry can go to, each by the branch's id: none of Stafford (FORM-14),
 * and of an override only those it names, by slug or id, unless that would leave nothing (FORM-15).
 */
export function dealershipOptions(
  branches: readonly Pick<Branch, 'id' | 'slug' | 'name'>[],
  override: readonly string[] = [],
): readonly FieldOption[] {
  const open = branches.filter(({ slug }) => !slug.includes(LEFT_OUT));
  const named = open.filter(({ id, slug }) => override.includes(slug) || override.includes(id));
  return (named.length > 0 ? named : open).map(({ id, name }) => ({ value: id, text: name }));
}

/**
 * A definition whose dealership fields offer the branches, each by its id. Options that such a field
 * brings are the slugs of those it may go to (FORM-15); a list of an editor's page goes before them
 * (PAGE-24, CG-132).
 */
export const withDealerships = (
  definition: FormDefinition,
  branches: readonly Branch[],
  only: readonly string[] = [],
): FormDefinition => ({
  ...definition,
  fields: definition.fields.map((field) =>
    field.kind === 'dealership'
      ? {
          ...field,
          options: dealershipOptions(
            branches,
            only.length > 0 ? only : field.options.map(({ value }) => value),
          ),
        }
      : field,
  ),
});

/** A definition that knows when its branches are open. */
export const withOpenings = (
  definition: FormDefinition,
  openings: BranchOpenings | undefined,
): FormDefinition => (openings === undefined ? definition : { ...definition, openings });
