import { sizeOfLastBuild } from './bundle-size';
import { resultsTable } from './results-table';

// `npm run size`, after `npm run build`.

const results = sizeOfLastBuild();
console.log(resultsTable(results));
if (results.some(({ pass }) => !pass)) process.exitCode = 1;
