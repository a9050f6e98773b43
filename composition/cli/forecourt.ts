import { linesOf } from './lines-of';
import { runForecourt } from './run-forecourt';

// `forecourt search … | head` closes the pipe early, which is no failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  process.exit(problem.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runForecourt(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  input: linesOf(process.stdin),
  environment: process.env,
});
