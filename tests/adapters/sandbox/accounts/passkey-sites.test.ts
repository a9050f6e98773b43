import { describe, expect, it } from 'vitest';
import { sandboxPasskeys } from '../../../../adapters/sandbox/accounts/sandbox-passkeys';
import type { PasskeyFile } from '../../../../adapters/sandbox/accounts/passkey-file';

const challenges: string[] = [];
const file: PasskeyFile = {
  of: () => [],
  byId: () => undefined,
  add: () => true,
  used: () => undefined,
  remove: () => false,
  addChallenge: (challenge) => {
    challenges.push(challenge);
  },
  takeChallenge: () => false,
  forget: () => undefined,
};

const passkeysAt = (siteOrigin?: string) =>
  sandboxPasskeys({
    file,
    now: () => 0,
    siteName: 'Forecourt',
    ...(siteOrigin !== undefined && { siteOrigin }),
    open: () => ({ token: 't', expiresInSeconds: 1 }),
    added: () => undefined,
  });

describe('Passkeys', () => {
  it.each([
    ['https://www.forecourt.example', 'https://www.forecourt.example', 'www.forecourt.example'],
    ['http://127.0.0.1:4000', 'http://localhost:4000', 'localhost'],
    [undefined, 'https://any.example', 'any.example'],
  ])('are for the site of the settings (%s): %s', async (ours, site, rpId) => {
    expect(await passkeysAt(ours).question(site)).toMatchObject({ right: { rpId } });
  });

  it.each([
    ['https://www.forecourt.example', 'https://evil.example'],
    ['https://www.forecourt.example', 'http://localhost:4000'],
    ['https://www.forecourt.example', 'https://www.forecourt.example/path'],
    [undefined, 'https://192.0.2.1'],
    [undefined, 'http://www.forecourt.example'],
    [undefined, 'no address'],
  ])('are for no other (%s): %s', async (ours, site) => {
    expect(await passkeysAt(ours).question(site)).toEqual({ _tag: 'Left', left: 'no-such-site' });
  });

  it('log nobody in by an answer that is none', async () => {
    const { logIn } = passkeysAt();
    for (const answer of [undefined, null, 7, {}, { id: 7 }, { id: 'unknown' }]) {
      expect(await logIn('http://localhost', answer)).toEqual({
        _tag: 'Left',
        left: 'wrong-answer',
      });
    }
  });
});
