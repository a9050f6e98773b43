import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRoom } from './write-room';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-room-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const filesIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true }).map(String).sort();

describe('writing a room', () => {
  it('makes and changes its files', () => {
    writeFileSync(join(folder, 'there.ts'), 'before');
    writeRoom(folder, {
      made: { 'a/b/new.ts': 'new' },
      changed: { 'there.ts': 'after' },
      left: [],
    });
    expect(filesIn(folder)).toEqual(['a', 'a/b', 'a/b/new.ts', 'there.ts']);
    expect(readFileSync(join(folder, 'there.ts'), 'utf8')).toBe('after');
  });

  it('leaves everything as it was when it fails half-way', () => {
    mkdirSync(join(folder, 'old'));
    writeFileSync(join(folder, 'there.ts'), 'before');
    // A file stands where a folder would have to be.
    writeFileSync(join(folder, 'blocked'), '');
    const before = filesIn(folder);
    expect(() => {
      writeRoom(folder, {
        made: { 'a/b/new.ts': 'new', 'old/new.ts': 'new' },
        changed: { 'there.ts': 'after', 'blocked/there.ts': 'after' },
        left: [],
      });
    }).toThrow();
    expect(filesIn(folder)).toEqual(before);
    expect(readFileSync(join(folder, 'there.ts'), 'utf8')).toBe('before');
  });
});
