import { get, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeServer } from '../../../composition/modules/compose-server';
import { pageTable, render } from '../../../composition/server/render';
import { fakeTransport } from '../../adapters/http/fake-transport';
import { siteOf } from './site-of';

const SEARCH = '/used/cars/search/';
const back = fakeTransport('never');
const complaints: string[] = [];
let site: FastifyInstance;

beforeAll(async () => {
  site = await siteOf({
    environment: { HELD_PAGES_SECONDS: '5' },
    container: composeServer({ transport: back.transport }),
    render,
    pageTable,
    complain: (line) => complaints.push(line),
    noteFailure: () => undefined,
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

/** A client that has asked for a page, once the back end has been asked for what the page needs. */
async function client(address: string, asked: string): Promise<ClientRequest> {
  const { port } = site.server.address() as AddressInfo;
  const arrived = new Promise<void>((resolve) => {
    site.server.once('request', () => resolve());
  });
  const request = get({ host: '127.0.0.1', port, path: address });
  request.on('error', () => undefined);
  await arrived;
  await vi.waitFor(() => expect(back.calls.some(({ url }) => url.startsWith(asked))).toBe(true), {
    timeout: 30_000,
  });
  return request;
}

describe('A client that leaves before its page is there', () => {
  it('takes the calls of the page with it, unless somebody else waits for the same page', async () => {
    const one = await client(SEARCH, '/api/v2/vehicle-search?');
    const other = await client(SEARCH, '/api/v2/vehicle-search?');
    const calls = back.calls.length;
    const isGone = new Promise<void>((resolve) => {
      one.once('close', () => resolve());
    });
    one.destroy();
    await isGone;
    expect(back.aborted()).toBe(0);
    other.destroy();
    await vi.waitFor(() => expect(back.aborted()).toBe(calls), { timeout: 30_000 });
    expect(complaints).toEqual([]);
  });

  it('takes the calls of its own page with it', async () => {
    const before = back.aborted();
    const one = await client('/used/cars/request-callback/ford-fiesta/', '/api/used-vehicles/');
    one.destroy();
    await vi.waitFor(() => expect(back.aborted()).toBeGreaterThan(before), { timeout: 30_000 });
  });
});
