import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { forecourtIn } from './forecourt-in';

const SAM = 'sam.sample@example.org';
const PASSWORD = '  three odd kettles and a spoon ';

let folder: string;
let site: Sandbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-account-'));
  // A site that runs over the same folder all the while.
  site = await openSandbox({ folder, firstStock: 5 });
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const jsonOf = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { exitCode, out, err } = await forecourtIn(folder, ['account', ...words, '--json']);
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
};

describe('forecourt account', () => {
  it('makes an account, logs in, shows who it is and logs out, beside a site over the same folder [CALL-45, CALL-46, CALL-47]', async () => {
    const made = await jsonOf('create', SAM, '--password', PASSWORD, '--first-name', 'Sam');
    expect(made).toMatchObject({ email: SAM });
    expect(await jsonOf('login', '--email', SAM, '--password', PASSWORD)).toMatchObject({
      email: SAM,
    });
    const file = join(folder, 'cli-session.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(readFileSync(file, 'utf8')) as { readonly token: string };
    expect(site.accounts.customerOf(token)).toMatchObject({ email: SAM });
    expect(await jsonOf('show')).toMatchObject({ ...made, firstName: 'Sam', passkeys: [] });
    expect(await jsonOf('logout')).toEqual({ loggedOut: true });
    expect(site.accounts.customerOf(token)).toBeUndefined();
    const { exitCode, err } = await forecourtIn(folder, ['account', 'show']);
    expect([exitCode, err.join()]).toEqual([1, 'Nobody is logged in: forecourt account login']);
  });

  it.each([
    [['create', 'nobody', '--password', PASSWORD], 2, /email address in the correct format/],
    [['create', 'a@example.org', '--password', 'short'], 2, /10 characters or more/],
    [['create', 'a@example.org', '--password', 'x'.repeat(257)], 2, /256 characters or fewer/],
    [['create', SAM, '--password', PASSWORD], 1, /already/],
    [['login', SAM, '--password', PASSWORD.trim()], 1, /not right/],
    [['login', SAM], 2, /There is no password/],
  ])('says what is wrong: %j', async (words, code, sentence) => {
    const { exitCode, err } = await forecourtIn(folder, ['account', ...words]);
    expect(exitCode).toBe(code);
    expect(err.join('\n')).toMatch(sentence);
  });

  it('sends a token to the back end that gave it, and to no other', async () => {
    await jsonOf('login', SAM, '--password', PASSWORD);
    const elsewhere = ['account', 'logout', '--api', 'http://127.0.0.1:9', '--json'];
    const { out } = await forecourtIn(folder, elsewhere);
    expect(JSON.parse(out.join('\n'))).toEqual({ loggedOut: false });
    expect(await jsonOf('logout')).toEqual({ loggedOut: true });
  });
});
