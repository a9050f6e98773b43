import { ensureChromium } from './chromium';

try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
