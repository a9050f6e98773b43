import { run } from './finance.bench';
import { resultsTable } from './results-table';

// `npm run bench:finance`.

const results = await run();
console.log(resultsTable(results));
if (results.some(({ pass }) => !pass)) process.exitCode = 1;
