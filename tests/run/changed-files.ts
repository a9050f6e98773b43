import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './execute';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const knownBranches = ['origin/main', 'main'];

/** Where this work left the main branch; the last commit when there is no such branch. */
function branchPoint(): string {
  for (const branch of knownBranches) {
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // There is no branch of that name here, or a shallow clone does not reach so far.
    }
  }
  return 'HEAD';
}

const lines = (text: string): readonly string[] => text.split('\0').filter((line) => line !== '');

/**
 * The files that differ from a commit, those that are not committed or not known to Git among them;
 * a file that is gone is in the list too.
 * @param base a commit, branch or tag; by default where the work left the main branch.
 * @throws when the base is no commit.
 */
export function changedFiles(base = branchPoint()): readonly string[] {
  try {
    git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  } catch {
    throw new Error(`There is no commit called ${base}`);
  }
  const differ = lines(git('diff', '--name-only', '-z', '--no-renames', base, '--'));
  const unknown = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...differ, ...unknown])].sort();
}

/** Whether a file of the project is still there. */
export const isThere = (file: string): boolean => existsSync(join(root, file));
