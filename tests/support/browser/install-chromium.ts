import { findChromium, installShell } from './chromium';

try {
  installShell();
  console.log(`Chromium: ${findChromium()}`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
