import { BRANCHES } from '../catalogue/branches';

/** By the slug of their branch: what the group's valuations call it. */
const CODES: Readonly<Record<string, string>> = {
  bolton: 'BOL',
  chester: 'CHS',
  crewe: 'CRE',
  liverpool: 'LIV',
  stafford: 'STA',
  stockport: 'STP',
  stoke: 'STK',
  wrexham: 'WRX',
};

/** Where vehicles are valued, as they travel (CALL-03, VALA-55). */
export const WIRE_DEPARTMENTS = BRANCHES.flatMap(({ id, slug, name, telephone }) => {
  const code = CODES[slug];
  return code === undefined ? [] : [{ code, name, slug, telephone, id: String(id) }];
});

/** The branch behind a department's code. */
export const branchOfDepartment = (code: string) => {
  const slug = WIRE_DEPARTMENTS.find((department) => department.code === code)?.slug;
  return BRANCHES.find((branch) => branch.slug === slug);
};
