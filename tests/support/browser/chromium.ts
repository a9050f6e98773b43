import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The same engine without what a window needs, which costs a test two fifths of its time. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
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

const onThePath = (names: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

const findShell = (): string | undefined => onThePath(shellNames).find(canRun);

const findWhole = (): string | undefined =>
  [...onThePath(programNames), ...applications, chromium.executablePath()].find(canRun);

function mayInstall(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

const howToHelp =
  'No Chromium found: install one (on Debian: apt-get install -y chromium; elsewhere: npx playwright install chromium) or name it in PLAYWRIGHT_CHROMIUM.';

const apt = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', words, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

const installs = (name: string): boolean =>
  apt('install', '-y', '-qq', '--no-install-recommends', name);

/** Fetches a headless shell where there is none and one may be installed (root on Debian). */
export function installShell(): void {
  const named = process.env['PLAYWRIGHT_CHROMIUM'] ?? '';
  if (named !== '' || findShell() !== undefined || !mayInstall()) return;
  // A package list that cannot be renewed may still be good enough to install from.
  apt('update', '-qq');
  if (!installs('chromium-headless-shell')) installs('chromium');
}

/**
 * A Chromium: the one named in PLAYWRIGHT_CHROMIUM, else a headless shell, else a whole browser, or
 * the other way round where times are to be those of a whole one.
 * @throws with one line that says what to do, where there is none.
 */
export function findChromium(first: 'shell' | 'whole' = 'shell'): string {
  const named = process.env['PLAYWRIGHT_CHROMIUM'] ?? '';
  const found =
    named !== ''
      ? [named].find(canRun)
      : first === 'shell'
        ? (findShell() ?? findWhole())
        : (findWhole() ?? findShell());
  if (found === undefined) throw new Error(howToHelp);
  return found;
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
