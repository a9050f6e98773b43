import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transport } from '../../adapters/http/http-client';
import { composeServer } from '../../composition/modules/compose-server';
import { openSandbox, type Sandbox } from '../../composition/modules/sandbox';
import { portsOf } from '../../composition/request/ports-of';
import { freshQuery } from '../../core/search/public';
import { everyCall, type CallsAbout } from '../support/every-call';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'));
let sandbox: Sandbox;
let about: CallsAbout;

/** The calls' answers, with something done to their JSON on its way. */
const answersWith = async (alter: (json: string) => string) => {
  const transport: Transport = async (config) => {
    const answer = await sandbox.transport(config);
    return { ...answer, data: alter(String(answer.data)) };
  };
  return everyCall(portsOf(composeServer({ transport })), about);
};

beforeAll(async () => {
  sandbox = await openSandbox({ folder, firstStock: 60 });
  const { search } = portsOf(composeServer(sandbox));
  const answer = await firstValueFrom(search.search(freshQuery('cars')));
  const vehicle = isRight(answer)
    ? answer.right.vehicles.find(({ registration }) => registration !== undefined)
    : undefined;
  if (vehicle?.registration === undefined) throw new Error('There is no vehicle');
  about = {
    slug: vehicle.slug,
    stockId: vehicle.stockId,
    mark: vehicle.registration.replace(' ', ''),
    oldAddress: '/check-an-mot/',
  };
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Whatever stands where an address does, in JSON or in JSON within a text. */
const ADDRESS = /(\\?")(?:\/|https?:\/\/)[^"\\]*\\?"/g;

/** The calls that answered with such a text anywhere. */
const callsThatSay = (answers: ReadonlyMap<string, unknown>, said: RegExp): readonly string[] =>
  [...answers].filter(([, answer]) => said.test(JSON.stringify(answer))).map(([call]) => call);

describe('an answer whose every address would run something', () => {
  it('hands none of them on, whatever was asked [CX-3]', async () => {
    const honest = await answersWith((json) => json.replace(ADDRESS, '$1/honest$1'));
    const withAddresses = callsThatSay(honest, /\/honest/);
    expect(withAddresses).toEqual([
      'catalogue.bySlugs',
      'catalogue.inFull',
      'catalogue.byStockId',
      'catalogue.toCompare',
      'catalogue.byNumbers',
      'search.search',
      'quotes.quotesFor',
      'quotes.quotesByMark',
      'offers.resultsPageOffers',
      'articles.list',
      'articles.featured',
      'frame.menu',
      'frame.footer',
      'reviews.reviews',
      'addresses.redirectFor',
    ]);
    for (const runs of ['javascript:run()', 'data:text/html,run()', 'vbscript:run()']) {
      const hostile = await answersWith((json) => json.replace(ADDRESS, `$1${runs}$1`));
      expect([...hostile.keys()]).toEqual([...honest.keys()]);
      expect(callsThatSay(hostile, /run\(\)/)).toEqual([]);
    }
  });
});
