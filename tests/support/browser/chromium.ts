import { execFileSync, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onThePath = (): readonly string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programNames.map((name) => join(folder, name)));

/** Where a Chromium is: the one named in PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['PLAYWRIGHT_CHROMIUM'];
  if (named !== undefined && named !== '') return canRun(named) ? named : undefined;
  return [...onThePath(), ...applications, chromium.executablePath()].find(canRun);
}

function mayInstall(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

const howToHelp =
  'No Chromium found: install one (on Debian: apt-get install -y chromium; elsewhere: npx playwright install chromium) or name it in PLAYWRIGHT_CHROMIUM.';

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { env, stdio: ['ignore', 'ignore', 'inherit'] } satisfies SpawnSyncOptions;
  // A package list that cannot be renewed may still be good enough to install from.
  spawnSync('apt-get', ['update', '-qq'], quietly);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
}

/**
 * A Chromium for the browser tests, installed first where that is possible (root on Debian).
 * @throws with one line that says what to do, where there is none and none can be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!mayInstall()) throw new Error(howToHelp);
  install();
  const installed = findChromium();
  if (installed === undefined) throw new Error(howToHelp);
  return installed;
}

/** How the browser is started: headless in a container, and silent towards its maker. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
