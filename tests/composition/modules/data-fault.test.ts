import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeServer } from '../../../composition/modules/compose-server';
import { orStartFault, stockFile } from '../../../composition/modules/data-fault';
import { openSandbox } from '../../../composition/modules/sandbox';
import { portsOf } from '../../../composition/request/ports-of';
import { StartFault } from '../../../composition/server/start-fault';
import { aSubmission } from '../../support/mothers/submission';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-fault-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string): string => join(folder, name);
const opened = (at = folder) => openSandbox({ folder: at, firstStock: 30 });

/** The line of the fault that keeps the stand-in back end from opening. */
async function lineOf(at = folder): Promise<string> {
  const fault: unknown = await opened(at).then(
    (sandbox) => sandbox.close(),
    (problem: unknown) => problem,
  );
  if (!(fault instanceof StartFault)) throw new Error(`No such fault: ${String(fault)}`);
  expect(fault.message).not.toContain('\n');
  return fault.message;
}

describe('a data folder that cannot be used', () => {
  it('is said in one line with the way out, when a file is in its place', async () => {
    writeFileSync(file('data'), '');
    for (const at of [file('data'), file('data/below')]) {
      expect(await lineOf(at)).toBe(
        `The data folder ${at} is, or is below, a file; move that away, or set FORECOURT_DATA to another folder.`,
      );
    }
  });

  it('is said by its file, when that is rubbish or damaged in the middle', async () => {
    writeFileSync(file('stock.sqlite'), 'rubbish '.repeat(1_000));
    expect(await lineOf()).toBe(
      `The stock database ${file('stock.sqlite')} is damaged; put a copy in its place, or delete it, and the stock is made or imported anew.`,
    );
    rmSync(file('stock.sqlite'));
    await (await opened()).close();
    const whole = readFileSync(file('stock.sqlite'));
    writeFileSync(file('stock.sqlite'), whole.fill(0xff, 8_192));
    expect(await lineOf()).toMatch(/^The stock database \S+ is damaged; /);
  });

  it('is said by its file, when that is a folder, or of a later version', async () => {
    mkdirSync(file('stock.sqlite'));
    expect(await lineOf()).toMatch(/^The stock database \S+ cannot be opened; it must be a file/);
    rmSync(file('stock.sqlite'), { recursive: true });
    const later = new Database(file('stock.sqlite'));
    later.pragma('user_version = 99');
    later.close();
    expect(await lineOf()).toMatch(/of version 99; this software knows up to \d+\. Move it away/);
  });

  it('is said of the enquiries too, which nobody is told to delete', async () => {
    await (await opened()).close();
    writeFileSync(file('desk.sqlite'), 'rubbish '.repeat(1_000));
    const line = await lineOf();
    expect(line).toMatch(/^The file of enquiries \S+desk\.sqlite is damaged; put a copy/);
    expect(line).not.toMatch(/delete/);
  });

  it.each([
    ['EACCES', /cannot be written; let this user write there/],
    ['EROFS', /cannot be written; let this user write there/],
    ['SQLITE_READONLY_DIRECTORY', /cannot be written; let this user write there/],
    ['ENOSPC', /^The disk of the data folder \/d is full; make room/],
    ['SQLITE_FULL', /^The disk of the data folder \/d is full; make room/],
    ['SQLITE_IOERR_WRITE', /cannot be opened; .* with room on its disk/],
    ['SQLITE_BUSY', /is in use by another program; wait until that has ended/],
  ])('is said in plain words for %s', (code, words) => {
    const failing = () => {
      throw Object.assign(new Error('at /d/stock.sqlite:1\n  stack'), { code });
    };
    expect(() => orStartFault('/d', stockFile('/d'), failing)).toThrow(words);
  });
});

describe('a start during an import', () => {
  it('waits for nothing, and has the stock as it was', async () => {
    await (await opened()).close();
    const importing = new Database(file('stock.sqlite'));
    importing.exec('BEGIN IMMEDIATE; DELETE FROM vehicle');
    const begun = performance.now();
    const sandbox = await opened();
    expect(performance.now() - begun).toBeLessThan(9_000);
    const { body } = await sandbox.inject({
      method: 'GET',
      url: '/api/v2/vehicle-search',
      headers: {},
    });
    expect(JSON.parse(body)).toMatchObject({ meta: { total: expect.any(Number) as number } });
    expect(body.length).toBeGreaterThan(1_000);
    await sandbox.close();
    importing.exec('ROLLBACK');
    importing.close();
  });
});

describe('a data folder that is deleted while it is in use', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is said once; searches go on, and no enquiry is confirmed that nobody would find', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lines: string[] = [];
    const sandbox = await openSandbox({ folder, firstStock: 30, say: (line) => lines.push(line) });
    lines.length = 0;
    rmSync(folder, { recursive: true });
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual([
      `The data folder ${folder} was deleted or replaced: vehicles come from what was there, enquiries are refused. Start again to use what is there now.`,
    ]);
    const found = await sandbox.inject({
      method: 'GET',
      url: '/api/v2/vehicle-search',
      headers: {},
    });
    expect(found.statusCode).toBe(200);
    const { desk } = portsOf(composeServer(sandbox));
    expect(await firstValueFrom(desk.submit(aSubmission()))).toMatchObject({
      left: { kind: 'refused', status: 500 },
    });
    await sandbox.close();
  });
});
