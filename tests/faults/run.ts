import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Renderer } from '../../composition/server/render';
import { FAULTS } from './faults';
import { openMatrix, type Cell, type JudgedCell } from './matrix';

// `npm run faults` breaks every call of every page in every way;
// `npm run faults -- --call NAME --fault NAME --page NAME` only those whose names hold the words.

/** Cells judged at once: nearly all of the time is waiting. */
const AT_ONCE = 6;
/** No page of the site takes longer, whatever hangs. */
const SLOWEST_MS = 2500;

const { values } = parseArgs({
  options: {
    call: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    page: { type: 'string', default: '' },
  },
});

const built = resolve('dist/server/render.js');
if (!existsSync(built))
  throw new Error('The pages are those of the build: run npm run build first');
const renderer = (await import(pathToFileURL(built).href)) as Renderer;
const matrix = await openMatrix(renderer, { slowestMs: SLOWEST_MS }, AT_ONCE);
const cells = matrix
  .cells(FAULTS)
  .filter(
    ({ call, fault, page }) =>
      call.name.includes(values.call) &&
      fault.name.includes(values.fault) &&
      page.name.includes(values.page),
  );
console.log(`${String(cells.length)} cells`);

const lineOf = ({ call, fault, page, problems }: JudgedCell): string =>
  `${page.name} | ${call.name} | ${fault.name} | ${problems.join('; ')}`;

const judged: JudgedCell[] = [];
async function work(from: Cell[]): Promise<void> {
  for (let cell = from.shift(); cell !== undefined; cell = from.shift()) {
    const seen = await matrix.judged(cell);
    judged.push(seen);
    // As it comes: a run that is broken off has still said what it has seen.
    if (seen.problems.length > 0) console.log(lineOf(seen));
  }
}
// What is only slow waits beside others; what is huge keeps the process to itself.
const huge = cells.filter(({ fault }) => fault.kind === 'huge');
const others = cells.filter(({ fault }) => fault.kind !== 'huge');
await Promise.all(Array.from({ length: AT_ONCE }, () => work(others)));
await work(huge);
await matrix.close();

const failing = judged.filter(({ problems }) => problems.length > 0);
const slowest = judged.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
const counts = new Map<number, number>();
for (const { status } of judged) counts.set(status, (counts.get(status) ?? 0) + 1);
console.log(
  [
    `${String(judged.length)} cells, ${String(failing.length)} failing`,
    [...counts].map(([status, count]) => `${String(status)}: ${String(count)}`).join(', '),
    slowest === undefined
      ? ''
      : `slowest ${(slowest.milliseconds / 1000).toFixed(2)} s (${slowest.page.name}, ${slowest.call.name}, ${slowest.fault.name})`,
    `calls that no page makes by itself: ${matrix.notMade.join(', ')}`,
  ].join('\n'),
);
if (failing.length > 0 || judged.length === 0) process.exitCode = 1;
