import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One planted case of a rule: a small tree that breaks it and a twin that does not. */
export interface PlantedCase {
  readonly rule: string;
  readonly name: string;
  readonly violation: string;
  readonly clean: string;
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** The cases under tests/borders/planted/<kind>/<rule>/<case>; a `~` stands for the rule's slash. */
export function plantedCases(kind: 'arrows' | 'lint'): readonly PlantedCase[] {
  const root = join(import.meta.dirname, 'planted', kind);
  return foldersIn(root).flatMap((rule) =>
    foldersIn(join(root, rule)).map((name) => ({
      rule: rule.replace('~', '/'),
      name: name.replaceAll('-', ' '),
      violation: join(root, rule, name, 'violation'),
      clean: join(root, rule, name, 'clean'),
    })),
  );
}

/** The project's own root folder. */
export const projectRoot = join(import.meta.dirname, '../..');
