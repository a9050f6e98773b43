import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsInRange } from './id-range';

/** Ids that a test title may carry, in groups: one per area of requirements, and three beside. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

interface Requirement {
  readonly id: string;
  readonly area: string;
}

interface OtherIds {
  readonly workedExamples: readonly string[];
  readonly conflicts: readonly string[];
  readonly cases: readonly string[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as unknown;

/** Names of the groups that are not areas of requirements. */
export const otherGroups = ['worked examples', 'conflicts', 'cases'] as const;

/** What goes wrong with finance belongs to it, though the documents list it among all errors. */
const financeErrors = new Set(idsInRange('ERR-34..36'));

const groupOf = ({ id, area }: Requirement): string => (financeErrors.has(id) ? 'FIN' : area);

export function knownIds(): KnownIds {
  const requirements = read('requirements.json') as readonly Requirement[];
  const others = read('other-ids.json') as OtherIds;
  const groups = new Map<string, string[]>();
  for (const requirement of requirements) {
    const group = groupOf(requirement);
    groups.set(group, [...(groups.get(group) ?? []), requirement.id]);
  }
  groups.set('worked examples', others.workedExamples.flatMap(idsInRange));
  groups.set('conflicts', others.conflicts.flatMap(idsInRange));
  groups.set('cases', [...others.cases]);
  return groups;
}

/** A named set of ids from sets.json, such as what one piece of work has to prove. */
export function namedSet(name: string): readonly string[] | undefined {
  const sets = read('sets.json') as Readonly<Record<string, readonly string[]>>;
  return sets[name]?.flatMap(idsInRange);
}
