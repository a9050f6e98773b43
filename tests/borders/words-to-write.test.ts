import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TO_WRITE, wordsToWrite } from '../new/room-plan';
import { projectRoot } from './planted-cases';

const folders = ['core', 'adapters', 'ui', 'composition', 'audit', 'docs', 'tests'];
const read = /\.(ts|tsx|mjs|md)$/;

describe('a room that `npm run new` has made', () => {
  it('is known by the mark it leaves where words are to be written', () => {
    expect(wordsToWrite('a.ts', `/** ${TO_WRITE} what it is. */\nconst a = 1;`)).toEqual([
      'a.ts:1 what it is.',
    ]);
  });

  it('is not handed over before its words are written', () => {
    const left = folders.flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true })
        .map((file) => join(folder, String(file)))
        .filter((path) => read.test(path))
        .flatMap((path) => wordsToWrite(path, readFileSync(join(projectRoot, path), 'utf8'))),
    );
    expect(left).toEqual([]);
  });
});
