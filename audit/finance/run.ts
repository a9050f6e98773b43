import { checkExamples } from './examples/check-examples';
import { LAWS } from './laws/laws';
import { runAudit } from './report/run-audit';

// Whoever reads only the first lines (`| head`) has closed the pipe by the last: no fault of the run.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// `npm run audit:finance -- --seed N --cases N --out FOLDER`: tries the laws, works the examples
// out again, and writes the report.
process.exitCode = runAudit(process.argv.slice(2), {
  laws: LAWS,
  checkExamples,
  say: (line) => {
    console.log(line);
  },
  complain: (line) => {
    console.error(line);
  },
});
