/**
 * Whether two answers say the same. They are plain data of texts, numbers and truths, one deep but
 * for nothing; a member that is not there and one that is `undefined` are the same.
 */
export function isSameAnswer(one: object, other: object): boolean {
  const known = new Map<string, unknown>(Object.entries(one));
  const said = new Map<string, unknown>(Object.entries(other));
  return [...known.keys(), ...said.keys()].every((name) => known.get(name) === said.get(name));
}
