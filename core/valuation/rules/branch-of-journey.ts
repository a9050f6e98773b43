import { valueIn, type FormValues } from '../../kernel/form/field';
import type { Department } from '../model/department';

/** What a department is chosen by in an enquiry; its code where it tells no id (CG-012). */
export const unitOf = ({ id, code }: Department): string => id ?? code;

/**
 * The branch that a journey goes to: that of the page it stands on (VALA-44), else the one chosen
 * last, by its code on the banner or by its id in an enquiry (CG-012).
 */
export function branchOfJourney(
  departments: readonly Department[],
  typed: FormValues,
  preselected: string | undefined,
): Department | undefined {
  const code = preselected ?? valueIn(typed, 'department_code');
  const unit = valueIn(typed, '_organisational_unit');
  const byCode = departments.find((department) => department.code === code);
  const byUnit = departments.find((department) => unitOf(department) === unit);
  return preselected === undefined ? (byUnit ?? byCode) : byCode;
}
