import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Claim } from './claim';
import { allOf, among, coverageOf, lineOf } from './coverage';
import { withoutBraces } from './import-graph';
import { knownIds, namedSet, otherGroups } from './known-ids';
import { claimsOfUnusedCode } from './refused-claims';
import { readRuns, remarks, type Changed } from './runs';
import { traceOptions, USAGE, type TraceOptions } from './trace-options';

const projectRoot = join(import.meta.dirname, '../..');
const testFile = /\.(test\.tsx?|spec\.ts|contract\.tsx?)$/;
const codeFolders = ['core', 'adapters', 'ui', 'composition', 'audit', 'tests'];

const codeFiles = codeFolders
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true }).map((file) =>
      join(folder, String(file)),
    ),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes(`${sep}planted${sep}`));
const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

function newestOf(files: readonly string[]): Changed | undefined {
  const changed = files.map((file) => ({
    file,
    changedAt: statSync(join(projectRoot, file)).mtimeMs,
  }));
  return changed.reduce<Changed | undefined>(
    (newest, next) => (newest === undefined || next.changedAt > newest.changedAt ? next : newest),
    undefined,
  );
}

/** Titles are read only where no run tells of the file: results have them whole. */
async function claimsOfFilesThatDidNotRun(ran: ReadonlySet<string>): Promise<readonly Claim[]> {
  const files = codeFiles.filter((file) => testFile.test(file) && !ran.has(file));
  if (files.length === 0) return [];
  const { claimsInTitles } = await import('./test-titles');
  return files.flatMap((file) => claimsInTitles(file, textOf(file)));
}

function refusedAmong(claims: readonly Claim[]) {
  const sources = new Map(codeFiles.map((file) => [file, textOf(file)]));
  const { entry } = JSON.parse(textOf('knip.json')) as { readonly entry: readonly string[] };
  const entries = entry
    .filter((pattern) => pattern.endsWith('!'))
    .flatMap((pattern) => withoutBraces(pattern.slice(0, -1)))
    .filter((file) => sources.has(file));
  return claimsOfUnusedCode(claims, sources, entries);
}

async function trace({ set, missing, group: askedFor }: TraceOptions): Promise<0 | 1 | 2> {
  const runs = readRuns(projectRoot, (report) => {
    const file = join(projectRoot, report);
    return existsSync(file)
      ? { text: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs }
      : undefined;
  });
  const claims = [
    ...runs.flatMap((run) => run.claims),
    ...(await claimsOfFilesThatDidNotRun(new Set(runs.flatMap(({ files }) => [...files])))),
  ];
  const coverage = coverageOf(knownIds(), claims);

  const ids = set === undefined ? undefined : namedSet(set);
  if (set !== undefined && ids === undefined) {
    console.error(`tests/trace/sets.json has no set called ${set}`);
    return 2;
  }
  const shown = ids === undefined ? coverage.groups : among(ids, coverage.groups);
  const isOther = (group: string) => otherGroups.some((other) => other === group);
  const requirements = shown.filter(({ group }) => !isOther(group));
  for (const group of requirements) console.log(lineOf(group));
  console.log(lineOf(allOf('requirements', requirements)));
  for (const group of shown.filter(({ group }) => isOther(group))) console.log(lineOf(group));

  const all = allOf('all', shown);
  if (all.failed.length > 0) console.log(`\nWith a test that failed:\n  ${all.failed.join(' ')}`);
  if (missing) {
    const asked = shown.filter(({ group }) => askedFor === undefined || group === askedFor);
    const lists = [
      ['Whose tests did not run:', asked.map(({ notRun }) => notRun)],
      ['Without a test:', asked.map(({ withoutTest }) => withoutTest)],
    ] as const;
    for (const [heading, groups] of lists) {
      console.log(`\n${heading}`);
      for (const group of groups) if (group.length > 0) console.log(`  ${group.join(' ')}`);
    }
  }
  console.log(`\n${remarks(runs, newestOf(codeFiles)).join('\n')}`);

  for (const { id, file, title } of coverage.unknown) {
    console.error(`\n${id} does not exist: ${file}\n  “${title}”`);
  }
  const refused = refusedAmong(claims);
  for (const { id, files, reason } of refused) {
    console.error(`\n${id} is claimed, and ${reason}: ${files.join(', ')}`);
  }
  return coverage.unknown.length + refused.length > 0 ? 1 : 0;
}

const options = traceOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(USAGE);
} else if ('problem' in options) {
  console.error(`${options.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  process.exitCode = await trace(options);
}
