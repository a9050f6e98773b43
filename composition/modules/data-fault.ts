import { join } from 'node:path';
import { StartFault } from '../server/start-fault';

/** What is kept in a file of the data folder. */
export interface DataFile {
  readonly path: string;
  /** As it begins a sentence. */
  readonly name: string;
  /** What is to be done when the file is damaged. */
  readonly wayOut: string;
}

export const stockFile = (folder: string): DataFile => ({
  path: join(folder, 'stock.sqlite'),
  name: 'The stock database',
  wayOut: 'put a copy in its place, or delete it, and the stock is made or imported anew',
});

export const deskFile = (folder: string): DataFile => ({
  path: join(folder, 'desk.sqlite'),
  name: 'The file of enquiries',
  wayOut:
    'put a copy in its place, or keep it elsewhere, since enquiries are in it, and start again',
});

export const valuationsFile = (folder: string): DataFile => ({
  path: join(folder, 'valuations.sqlite'),
  name: 'The file of valuations',
  wayOut: 'put a copy in its place, or delete it, and links to valuations made so far lead nowhere',
});

export const reservationsFile = (folder: string): DataFile => ({
  path: join(folder, 'reservations.sqlite'),
  name: 'The file of reservations',
  wayOut:
    'put a copy in its place, or keep it elsewhere, since paid reservations are in it, and start again',
});

export const accountsFile = (folder: string): DataFile => ({
  path: join(folder, 'accounts.sqlite'),
  name: 'The file of accounts',
  wayOut:
    'put a copy in its place, or keep it elsewhere, since customers are in it, and start again',
});

export const checkoutFile = (folder: string): DataFile => ({
  path: join(folder, 'checkout.sqlite'),
  name: 'The file of the payment provider',
  wayOut: 'put a copy in its place, or delete it, and checkouts begun so far lead nowhere',
});

const ELSEWHERE = 'or set FORECOURT_DATA to another folder';

/** A database library's codes have an addition to them, `SQLITE_IOERR_WRITE`. */
const isOf = (code: string, ...kinds: readonly string[]): boolean =>
  kinds.some((kind) => code === kind || code.startsWith(`${kind}_`));

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** What is wrong with the data folder or a file in it, in one line that names it and the way out. */
function lineOf(problem: unknown, folder: string, { path, name, wayOut }: DataFile): string {
  const code = codeOf(problem);
  if (isOf(code, 'EEXIST', 'ENOTDIR')) {
    return `The data folder ${folder} is, or is below, a file; move that away, ${ELSEWHERE}.`;
  }
  if (isOf(code, 'EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_PERM')) {
    return `The data folder ${folder} cannot be written; let this user write there, ${ELSEWHERE}.`;
  }
  if (isOf(code, 'ENOSPC', 'EDQUOT', 'SQLITE_FULL')) {
    return `The disk of the data folder ${folder} is full; make room, ${ELSEWHERE}.`;
  }
  if (isOf(code, 'SQLITE_NOTADB', 'SQLITE_CORRUPT')) {
    return `${name} ${path} is damaged; ${wayOut}.`;
  }
  if (isOf(code, 'SQLITE_BUSY', 'SQLITE_LOCKED')) {
    return `${name} ${path} is in use by another program; wait until that has ended.`;
  }
  if (isOf(code, 'SQLITE_CANTOPEN', 'SQLITE_IOERR')) {
    return `${name} ${path} cannot be opened; it must be a file that this user may read and write, with room on its disk.`;
  }
  const why = problem instanceof Error ? problem.message.split('\n', 1)[0] : String(problem);
  return `${name} ${path} cannot be used: ${why ?? ''}. Move it away, ${ELSEWHERE}.`;
}

/** Opens or reads a file of the data folder. @throws StartFault when that cannot be. */
export function orStartFault<T>(folder: string, file: DataFile, open: () => T): T {
  try {
    return open();
  } catch (problem) {
    throw new StartFault(lineOf(problem, folder, file), { cause: problem });
  }
}
