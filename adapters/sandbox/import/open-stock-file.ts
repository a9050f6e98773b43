import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StockFileError } from './stock-file-failure';

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function checkedStart(path: string): Promise<Buffer> {
  const name = basename(path);
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) {
      throw new StockFileError('unreadable-file', `${name} is a folder, not a file`);
    }
    const start = await firstBytes(path);
    if (start.length === 0) throw new StockFileError('empty-file', `${name} is empty`);
    return start;
  } catch (problem) {
    if (problem instanceof StockFileError) throw problem;
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : 'unknown';
    if (code === 'ENOENT') throw new StockFileError('no-such-file', `There is no file ${path}`);
    throw new StockFileError('unreadable-file', `${name} cannot be read (${code})`);
  }
}

/** A broken gzip stream, in words; anything else as it came. */
export function gzipProblem(name: string, problem: unknown): unknown {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  if (code === 'Z_BUF_ERROR')
    return new StockFileError('not-gzip', `${name} is cut short: its gzip data ends early`);
  if (code.startsWith('Z_'))
    return new StockFileError('not-gzip', `${name} is damaged: its gzip data cannot be unpacked`);
  return problem;
}

/**
 * The bytes of a CSV file, unpacked when it is gzip (told by its first bytes, not its name).
 * @throws {StockFileError} for a missing, empty or unreadable file, one named .gz that is not gzip, and a workbook.
 */
export async function openStockFile(path: string): Promise<readonly Readable[]> {
  const name = basename(path);
  const start = await checkedStart(path);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  if (name.endsWith('.gz') && !isGzip) {
    throw new StockFileError('not-gzip', `${name} is named .gz but is not gzip`);
  }
  if (start[0] === 0x50 && start[1] === 0x4b) {
    throw new StockFileError('not-text', `${name} is a workbook or zip archive; save it as CSV`);
  }
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  return isGzip ? [file, createGunzip({ chunkSize: 256 * 1024 })] : [file];
}
