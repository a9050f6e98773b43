import { memberOf, valueIn, type FormValues } from '../../kernel/form/field';
import { tidyLine } from '../../kernel/tidy-text';
import type { Department } from '../model/department';
import { branchOfJourney, unitOf } from './branch-of-journey';
import { splitFullName } from './full-name';

/** By the names of fields, in either reading: what other forms ask under a topic of their own. */
const TOPICS: Readonly<Record<string, string>> = {
  email: 'email',
  email_address: 'email',
  telephone: 'telephone',
  postcode: 'postcode',
  first_name: 'first-name',
  last_name: 'last-name',
};

/** What was said of a person in other forms, in those of these fields that hold nothing yet and can hold it. */
export function ownerAnswers(
  fields: readonly string[],
  said: FormValues,
  {
    typed,
    departments,
  }: { readonly typed: FormValues; readonly departments: readonly Department[] },
): FormValues {
  const of = (topic: string): string => memberOf(said, topic) ?? '';
  const branch = departments.find((department) => unitOf(department) === of('dealership'));
  const answerOf = (name: string): string => {
    if (name === 'name') return tidyLine(`${of('first-name')} ${of('last-name')}`);
    if (name === 'department_code') return branch?.code ?? '';
    if (name === '_organisational_unit') return branch === undefined ? '' : unitOf(branch);
    return of(memberOf(TOPICS, name) ?? '');
  };
  return Object.fromEntries(
    fields.flatMap((name) => {
      const answer = valueIn(typed, name) === '' ? answerOf(name) : '';
      return answer === '' ? [] : [[name, answer] as const];
    }),
  );
}

/** What was said in a journey that other forms ask too, by their topics. */
export function ownerSaid(typed: FormValues, departments: readonly Department[]): FormValues {
  const { firstName, lastName } = splitFullName(valueIn(typed, 'name'));
  const branch = branchOfJourney(departments, typed, undefined);
  const said: FormValues = {
    'first-name': firstName,
    'last-name': lastName,
    dealership: branch === undefined ? '' : unitOf(branch),
    ...Object.fromEntries(
      Object.entries(TOPICS).flatMap(([name, topic]) => {
        const value = valueIn(typed, name);
        return value === '' ? [] : [[topic, value] as const];
      }),
    ),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}
