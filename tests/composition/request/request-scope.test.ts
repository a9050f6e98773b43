import { isRight } from 'fp-ts/Either';
import { setTimeout as wait } from 'node:timers/promises';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../../adapters/http/http-client';
import { composeServer } from '../../../composition/modules/compose-server';
import { requestScope } from '../../../composition/request/request-scope';
import { TOKENS } from '../../../composition/tokens';
import { aSubmission } from '../../support/mothers/submission';

interface Seen {
  readonly key: unknown;
  readonly token: unknown;
  readonly address: unknown;
}

/** A back end that takes a while, differently long each time, and notes who called. */
function slowBackEnd() {
  const seen: Seen[] = [];
  const transport: Transport = async (config) => {
    await wait(Math.random() * 10);
    const { headers } = config;
    seen.push({
      key: headers.get('Idempotency-Key'),
      token: headers.get('Authorization'),
      address: headers.get('X-Forwarded-For'),
    });
    const data = JSON.stringify({ data: { success: 'Thanks' } });
    return { status: 200, statusText: '', headers: {}, data, config };
  };
  return { seen, transport };
}

describe('The scope of a request', () => {
  it('brings nothing of one request into another, of 200 at once', async () => {
    const { seen, transport } = slowBackEnd();
    const process = composeServer({ transport });
    await Promise.all(
      Array.from({ length: 200 }, async (_, visit) => {
        await wait(Math.random() * 10);
        const scope = requestScope(process, {
          address: `198.51.100.${visit}`,
          bearer: `token-${visit}`,
        });
        const answer = await firstValueFrom(
          scope.get(TOKENS.desk).submit(aSubmission({ key: String(visit) })),
        );
        expect(isRight(answer)).toBe(true);
      }),
    );
    expect(seen).toHaveLength(200);
    for (const { key, token, address } of seen) {
      expect(token).toBe(`Bearer token-${String(key)}`);
      expect(address).toBe(`198.51.100.${String(key)}`);
    }
  });

  it('leaves the process without anybody’s token', async () => {
    const { seen, transport } = slowBackEnd();
    const process = composeServer({ transport });
    const scope = requestScope(process, { address: '192.0.2.1', bearer: 'secret' });
    await firstValueFrom(scope.get(TOKENS.desk).submit(aSubmission()));
    await firstValueFrom(process.get(TOKENS.desk).submit(aSubmission()));
    expect(seen.map(({ token }) => token ?? undefined)).toEqual(['Bearer secret', undefined]);
    expect(scope.get(TOKENS.clock)).toBe(process.get(TOKENS.clock));
  });
});
