import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';

const compressed = promisify(brotliCompress);

/** What a build is made of; a change in any of it makes the last build old. */
const SOURCES = [
  'core',
  'ui',
  'adapters/http',
  'adapters/html',
  'adapters/storage',
  'adapters/time',
  'composition',
];
const SINGLE_FILES = ['package-lock.json', 'vite.config.ts'];
const STAMP = 'dist/built-from';

async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  const folders = await Promise.all(SOURCES.filter((source) => existsSync(source)).map(filesUnder));
  for (const file of [...folders.flat(), ...SINGLE_FILES]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Whether the last build was made of exactly these sources. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(STAMP)) return false;
  return (await readFile(STAMP, 'utf8')) === (await sourceStamp());
}

/** Text files are compressed once, as small as they get, so that serving them costs nothing. */
async function precompress(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  for (const file of files) {
    const text = await readFile(file);
    const small = await compressed(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    await writeFile(`${file}.br`, small);
  }
}

/**
 * The service worker and the offline page's script, each whole in itself: they run where nothing
 * else of the site is.
 */
const offlineBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/offline-manifest.json',
    modulePreload: false,
    rolldownOptions: {
      input: ['composition/web/service-worker.ts', 'composition/web/offline-page.ts'],
    },
  },
};

/** The browser's files, then the server's renderer, both under `dist/`. */
export async function build(): Promise<void> {
  const stamp = await sourceStamp();
  process.env['NODE_ENV'] ??= 'production';
  const vite = await import('vite');
  await vite.build({ logLevel: 'warn' });
  await vite.build(offlineBuild);
  await precompress('dist/client');
  await vite.build({
    logLevel: 'warn',
    build: { ssr: 'composition/server/render.tsx', outDir: 'dist/server' },
  });
  await mkdir('dist', { recursive: true });
  await writeFile(STAMP, stamp);
}
