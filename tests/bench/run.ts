import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, BenchResult } from './bench-result';
import { resultsTable } from './results-table';

// `npm run bench` measures everything; `npm run bench -- search` only the files with that word.

const [word = ''] = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(word))
  .sort();

const results: BenchResult[] = [];
const broken: string[] = [];

// One after another: two measurements at once would measure each other.
for (const file of files) {
  console.log(`… ${file}`);
  try {
    const bench = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as Bench;
    results.push(...(await bench.run()));
  } catch (problem) {
    broken.push(file);
    console.error(problem);
  }
}

console.log(`\n${resultsTable(results)}`);

const failed = results.filter(({ pass }) => !pass);
console.log(
  `\n${String(results.length)} figures, ${String(failed.length)} gates failed, ${String(broken.length)} benches broken`,
);
if (failed.length + broken.length > 0 || files.length === 0) process.exitCode = 1;
