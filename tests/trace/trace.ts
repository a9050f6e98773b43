import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { LATER_PATHS } from '../../ui/pages/content/written-paths';
import { coverageOf, type GroupCoverage } from './coverage';
import { withoutBraces } from './import-graph';
import { knownIds, namedSet, otherGroups } from './known-ids';
import { claimsOfLaterPages, claimsOfUnusedCode, type RouteRequirement } from './refused-claims';
import { idsInTitles } from './test-titles';

const testFile = /\.(test\.tsx?|spec\.ts|contract\.tsx?)$/;
const projectRoot = join(import.meta.dirname, '../..');

const testFiles = readdirSync(join(projectRoot, 'tests'), { recursive: true })
  .map((file) => join(projectRoot, 'tests', String(file)))
  .filter((file) => testFile.test(file) && !file.includes(`${sep}planted${sep}`))
  .sort();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' }, set: { type: 'string' } },
});

const titles = testFiles.flatMap((file) =>
  idsInTitles(relative(projectRoot, file), readFileSync(file, 'utf8')),
);
const coverage = coverageOf(knownIds(), titles);

const barLength = 24;

function line({ group, covered, missing }: GroupCoverage): string {
  const total = covered.length + missing.length;
  const share = total === 0 ? 1 : covered.length / total;
  const filled = Math.floor(share * barLength);
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
  const count = `${String(covered.length).padStart(4)} / ${String(total).padEnd(4)}`;
  return `${group.padEnd(16)}${count} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`;
}

const allOf = (group: string, parts: readonly GroupCoverage[]): GroupCoverage => ({
  group,
  covered: parts.flatMap(({ covered }) => covered),
  missing: parts.flatMap(({ missing }) => missing),
});

/** The coverage of a named set, area by area. */
function withinSet(name: string): readonly GroupCoverage[] {
  const ids = namedSet(name);
  if (ids === undefined) throw new Error(`tests/trace/sets.json has no set called ${name}`);
  const wanted = new Set(ids);
  return coverage.groups
    .map(({ group, covered, missing }) => ({
      group,
      covered: covered.filter((id) => wanted.has(id)),
      missing: missing.filter((id) => wanted.has(id)),
    }))
    .filter(({ covered, missing }) => covered.length + missing.length > 0);
}

const shown = values.set === undefined ? coverage.groups : withinSet(values.set);
const isOther = (group: string) => otherGroups.some((other) => other === group);
const requirements = shown.filter(({ group }) => !isOther(group));

for (const group of requirements) console.log(line(group));
console.log(line(allOf('requirements', requirements)));
for (const group of shown.filter(({ group }) => isOther(group))) console.log(line(group));

if (values.missing === true) {
  const [area] = positionals;
  const asked = shown.filter(({ group }) => area === undefined || group === area);
  console.log('\nWithout a test:');
  for (const { missing } of asked) if (missing.length > 0) console.log(`  ${missing.join(' ')}`);
}

for (const { id, file, title } of coverage.unknown) {
  console.error(`\n${id} does not exist: ${file}\n  “${title}”`);
}
if (coverage.unknown.length > 0) process.exitCode = 1;

const codeFolders = ['core', 'adapters', 'ui', 'composition', 'audit', 'tests'];
const sources = new Map(
  codeFolders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
);
const { entry } = JSON.parse(readFileSync(join(projectRoot, 'knip.json'), 'utf8')) as {
  readonly entry: readonly string[];
};
const entries = entry
  .filter((pattern) => pattern.endsWith('!'))
  .flatMap((pattern) => withoutBraces(pattern.slice(0, -1)))
  .filter((file) => sources.has(file));
const requirementsRead = JSON.parse(
  readFileSync(join(import.meta.dirname, 'requirements.json'), 'utf8'),
) as readonly RouteRequirement[];

const refused = [
  ...claimsOfUnusedCode(titles, sources, entries),
  ...claimsOfLaterPages(titles, requirementsRead, LATER_PATHS),
];
for (const { id, files, reason } of refused) {
  console.error(`\n${id} is claimed, and ${reason}: ${files.join(', ')}`);
}
if (refused.length > 0) process.exitCode = 1;
