import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import { filesUnder, markBuilt, sourceStamp, unmarkBuilt } from './build-stamp';

export { isBuilt } from './build-stamp';

const compressed = promisify(brotliCompress);

/** Text files are compressed once, as small as they get, so that serving them costs nothing. */
async function precompress(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => /\.(js|css|svg|json)$/.test(file));
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

/**
 * Everything that runs on the server, as plain JavaScript with its libraries: loading a thousand modules
 * one by one, and TypeScript at that, takes longer than all else a start does. What is compiled for the
 * machine stays in node_modules, and so does what builds.
 */
const serverBuild: InlineConfig = {
  logLevel: 'warn',
  ssr: { external: ['better-sqlite3', 'sharp', 'vite'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    rolldownOptions: {
      // Nothing is left out: a call that only asks whether it throws would pass for one without effect.
      treeshake: false,
      output: { minify: false },
      input: {
        render: 'composition/server/render.tsx',
        serve: 'composition/server/serve.ts',
        'serve-sandbox': 'composition/server/serve-sandbox.ts',
        forecourt: 'composition/cli/forecourt.ts',
        'build-stamp': 'composition/server/build-stamp.ts',
      },
    },
  },
};

/** The browser's files, then the server's, both under `dist/`. */
export async function build(): Promise<void> {
  const stamp = sourceStamp();
  await unmarkBuilt();
  process.env['NODE_ENV'] ??= 'production';
  const vite = await import('vite');
  await vite.build({ logLevel: 'warn' });
  await vite.build(offlineBuild);
  await precompress('dist/client');
  await vite.build(serverBuild);
  await markBuilt(stamp);
}
