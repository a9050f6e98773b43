import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  isBuilt,
  markBuilt,
  sourceStamp,
  unmarkBuilt,
} from '../../../composition/server/build-stamp';

describe('whether the last build is of these sources', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'forecourt-stamp-'));
    write('core/price.ts', 'pounds');
    write('adapters/ids/crypto.ts', 'ids');
    write('adapters/sandbox/stock/chance.ts', 'chance');
    write('adapters/sandbox/studio/pictures/side.webp', 'picture');
    write('package-lock.json', '{}');
    write('vite.config.ts', 'config');
    write('dist/client/.vite/manifest.json', '{}');
    write('dist/server/render.js', 'render');
    write('dist/server/serve.js', 'serve');
    await markBuilt(sourceStamp(root), root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is, as long as nothing changes', async () => {
    expect(await isBuilt(root)).toBe(true);
  });

  it.each(['core/price.ts', 'adapters/ids/crypto.ts', 'adapters/sandbox/stock/chance.ts'])(
    'is not once %s reads otherwise, and is again when it reads as before',
    async (file) => {
      write(file, 'otherwise');
      expect(await isBuilt(root)).toBe(false);
      write(file, file.includes('price') ? 'pounds' : file.includes('ids') ? 'ids' : 'chance');
      expect(await isBuilt(root)).toBe(true);
    },
  );

  it('is not once a file is added, taken away, renamed or cut in two', async () => {
    write('ui/new.tsx', '');
    expect(await isBuilt(root)).toBe(false);
    rmSync(join(root, 'ui'), { recursive: true });
    rmSync(join(root, 'core/price.ts'));
    expect(await isBuilt(root)).toBe(false);
    write('core/price', '.tspounds');
    expect(await isBuilt(root)).toBe(false);
  });

  it('is not once a library changes', async () => {
    write('package-lock.json', '{"react":"20"}');
    expect(await isBuilt(root)).toBe(false);
  });

  it('does not mind what the studio keeps, which is no part of a build', async () => {
    write('adapters/sandbox/studio/pictures/side.webp', 'another picture');
    expect(await isBuilt(root)).toBe(true);
  });

  it.each(['dist/server/serve.js', 'dist/server/render.js', 'dist/built-from'])(
    'is not without %s',
    async (file) => {
      rmSync(join(root, file));
      expect(await isBuilt(root)).toBe(false);
    },
  );

  it('is not while a build is under way, nor after one that broke off', async () => {
    await unmarkBuilt(root);
    expect(await isBuilt(root)).toBe(false);
  });
});
