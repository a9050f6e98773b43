import { statSync } from 'node:fs';

/** Tells whether a file that is open is still the one at its path: it may have been deleted, or replaced. */
export function fileInPlace(path: string): () => boolean {
  const opened = identityOf(path);
  return () => identityOf(path) === opened;
}

function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${String(found.dev)}:${String(found.ino)}`;
}
