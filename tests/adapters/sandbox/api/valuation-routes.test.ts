import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskStore } from '../../../../adapters/sandbox/desk/desk-store';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { sandboxValuer } from '../../../../adapters/sandbox/valuer/valuer';
import {
  openValuationStore,
  type ValuationStore,
} from '../../../../adapters/sandbox/valuer/valuation-store';
import { apiOver } from './api-over-memory';

const MADE_AT = Date.parse('2026-07-01T14:00:00Z');

const SAM = {
  vrm: 'jb19 klm',
  mileage: '42,000',
  condition: 'C3',
  name: 'Sam Sample',
  first_name: 'Sam',
  last_name: 'Sample',
  email: 'sam.sample@example.org',
  telephone: '07700 900123',
  postcode: 'CH1 2AB',
  department_code: 'CHS',
  settlement: '3500',
  opt_in: { email: true },
};
const ORIGIN = 'https://dealer.example';
const PERSONAL = ['Sam', 'Sample', 'sam.sample', '07700', 'CH1', '3500', '3,500', 'opt_in'];

let folder: string;
let store: ValuationStore;
let desk: DeskStore;
let api: FastifyInstance;
let now = MADE_AT;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-valuations-'));
  store = openValuationStore(folder);
  desk = openDeskStore(folder);
  api = await apiOver([], {
    valuations: {
      valuer: sandboxValuer({ store, now: () => now }),
      desk,
      mail: {
        siteName: 'Forecourt',
        siteOrigin: ORIGIN,
        delivery: 'unsent',
        wake: () => undefined,
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  store.close();
  await desk.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  now = MADE_AT;
});

type Json = Readonly<Record<string, unknown>>;

const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await api.inject({ method: 'POST', url, payload, headers });
  return { status: statusCode, body: JSON.parse(body) as unknown, text: body };
};

const lookUp = async (vrm: string, mileage: number | string = 42000) => {
  const query = new URLSearchParams({ vrm, mileage: String(mileage), ip: '' });
  const { statusCode, body } = await api.inject(`/api/v2/web/valuation-lookup?${query.toString()}`);
  return { status: statusCode, body: JSON.parse(body) as { existing: boolean; data: Json } };
};

const hashOf = (body: unknown): string => String(body).split('/').at(-1) ?? '';

describe('The sandbox’s valuer', () => {
  it('looks a mark up in any spelling, the same in both readings', async () => {
    const { status, body } = await lookUp(' jb19  klm ', '42,000');
    expect(status).toBe(200);
    expect(body).toMatchObject({ existing: false, data: { vrm: 'JB19KLM', engine_size: 2000 } });
    const other = await post('/valuations/lookup', {
      vrm: 'JB19-KLM',
      mileage: 42000,
      department_code: 'CHS',
    });
    expect(other.body).toEqual(body);
  });

  it('processes to an address that ends in a hash, and fetches by it', async () => {
    const { status, body } = await post('/api/valuations/process', SAM);
    expect(status).toBe(200);
    expect(body).toMatch(/^\/car-value\/summary\/[0-9a-f]{32}$/);
    const fetched = await post(`/api/valuations/fetch/${hashOf(body)}`);
    expect(fetched.body).toMatchObject({
      vrm: 'JB19KLM',
      mileage: 42000,
      hash: hashOf(body),
      valued_at: '2026-07-01T14:00:00.000Z',
      valid_until: '2026-07-08',
      out_of_date: false,
    });
    const { cap_below, cap_average, cap_clean } = fetched.body as Json;
    expect(Number(cap_below)).toBeLessThan(Number(cap_average));
    expect(Number(cap_average)).toBeLessThan(Number(cap_clean));
    expect((await post(`/valuations/fetch/${hashOf(body)}`)).body).toEqual(fetched.body);
  });

  it('tells whoever has the hash nothing of the person, and keeps nothing of it in its file', async () => {
    const { body } = await post('/api/valuations/process', SAM);
    const { text } = await post(`/api/valuations/fetch/${hashOf(body)}`);
    const looked = JSON.stringify((await lookUp('JB19KLM')).body);
    const file = ['valuations.sqlite', 'valuations.sqlite-wal']
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
    for (const secret of PERSONAL) {
      expect(text).not.toContain(secret);
      expect(looked).not.toContain(secret);
      expect(file).not.toContain(secret);
    }
  });

  it('answers neighbours of a hash like any that never existed', async () => {
    const { body } = await post('/api/valuations/process', SAM);
    const hash = hashOf(body);
    const never = await post(`/api/valuations/fetch/${'0'.repeat(32)}`);
    expect(never.status).toBe(404);
    const next = (BigInt(`0x${hash}`) + 1n).toString(16).padStart(32, '0');
    for (const near of [next, hash.toUpperCase(), hash.slice(0, 6), `${hash}0`, '1', 'null']) {
      if (near === hash) continue;
      const { status, text } = await post(`/api/valuations/fetch/${near}`);
      expect({ near, status, text }).toEqual({ near, status: never.status, text: never.text });
    }
  });

  it('says that a valuation exists until the last day is over, at the same mileage only', async () => {
    await post('/api/valuations/process', { ...SAM, vrm: 'AB17 CDE' });
    now = Date.parse('2026-07-08T22:59:00Z');
    const { body } = await lookUp('AB17CDE');
    expect(body.existing).toBe(true);
    expect(body.data['hash']).toMatch(/^[0-9a-f]{32}$/);
    expect((await lookUp('AB17CDE', 52000)).body.existing).toBe(false);
    now = Date.parse('2026-07-08T23:01:00Z');
    expect((await lookUp('AB17CDE')).body.existing).toBe(false);
  });

  it('dates a price by its own clock, whatever is sent', async () => {
    const { body } = await post('/api/valuations/process', {
      ...SAM,
      expires_at: '9999-12-31',
      valid_until: '9999-12-31',
    });
    const at = async (instant: string) => {
      now = Date.parse(instant);
      const url = `/api/valuations/fetch/${hashOf(body)}`;
      const fetched = await post(url, { expires_at: '9999-12-31' });
      return fetched.body as Json;
    };
    expect(await at('2026-07-08T08:00:00Z')).toMatchObject({ out_of_date: false });
    expect(await at('2026-07-08T23:01:00Z')).toMatchObject({ out_of_date: true });
    expect(await at('2027-07-01T12:00:00Z')).toMatchObject({
      out_of_date: true,
      valid_until: '2026-07-08',
    });
  });

  it('values once for one key, and refuses the key for something else', async () => {
    const headers = { 'idempotency-key': 'one-submission' };
    const [first, second] = await Promise.all([
      post('/api/valuations/process', { ...SAM, vrm: 'AB18CDE' }, headers),
      post('/api/valuations/process', { ...SAM, vrm: 'AB18CDE' }, headers),
    ]);
    expect(first).toEqual(second);
    const stored = await desk.byKey('valuation/one-submission');
    expect(stored).toMatchObject({ formTitle: 'Vehicle valuation', branch: 'Forecourt Chester' });
    const other = { ...SAM, vrm: 'AB18CDE' };
    for (const changed of [{ mileage: 1 }, { vrm: 'AB19CDE' }, { email: 'jo@example.org' }]) {
      const { status } = await post('/api/valuations/process', { ...other, ...changed }, headers);
      expect(status).toBe(409);
    }
    expect((await post('/api/valuations/process', SAM, { 'idempotency-key': 'a b' })).status).toBe(
      400,
    );
  });

  it('sends the shopper and the branch a copy with the three prices, and the shopper the address of its page', async () => {
    const processed = await post(
      '/api/valuations/process',
      { ...SAM, vrm: 'AB21 CDE' },
      { 'idempotency-key': 'copy' },
    );
    const { reference } = (await desk.byKey('valuation/copy')) ?? {};
    const copies = (await desk.emails(50)).filter((email) => email.reference === reference);
    expect(copies.map(({ to }) => to.address).sort()).toEqual([
      'chester@forecourt.example',
      'sam.sample@example.org',
    ]);
    for (const { text } of copies) expect(text).toMatch(/Showroom: £[\d,]+\n/);
    const own = copies.find(({ to }) => to.address === SAM.email);
    expect(own?.text).toContain('Good until: the end of Wednesday 8 July 2026');
    const address = `${ORIGIN}${String(processed.body)}/`;
    expect(own?.text).toContain(address);
    expect(own?.html).toContain(`<a href="${address}"`);
    const branchs = copies.find(({ to }) => to.address !== SAM.email);
    expect(branchs?.text).not.toContain(ORIGIN);
  });

  it.each([
    ['TU19 NFD', 200, { existing: false, data: {} }],
    ['not a mark', 200, { existing: false, data: {} }],
    ['O'.repeat(40), 200, { existing: false, data: {} }],
    ['TU19 ERR', 500, { message: 'The valuer cannot be reached.' }],
  ])('answers %s with %d', async (vrm, status, body) => {
    expect(await lookUp(vrm)).toEqual({ status, body });
  });

  it('has a mark that is valued already, and one that no price is given for', async () => {
    const { body } = await lookUp('TU19VAL');
    expect(body.existing).toBe(true);
    const again = await lookUp('TU19VAL');
    expect(again.body).toEqual(body);
    expect((await post(`/api/valuations/fetch/${String(body.data['hash'])}`)).status).toBe(200);
    const refused = await post('/api/valuations/process', { ...SAM, vrm: 'TU19RFS' });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'No price can be given for this vehicle.' },
    });
  });

  it.each([
    [{ vrm: '' }, 'vrm'],
    [{ mileage: '9,999,999' }, 'mileage'],
    [{ mileage: '12.5' }, 'mileage'],
    [{ last_name: '' }, 'last_name'],
    [{ email: 'sam' }, 'email'],
    [{ department_code: 'XXX' }, 'department_code'],
  ])('names the field that is wrong: %j', async (changed, field) => {
    const { status, body } = await post('/api/valuations/process', { ...SAM, ...changed });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: Json }).errors)).toEqual([field]);
  });

  it('needs postcode and telephone in the other reading, and the price follows what is said there', async () => {
    const missing = await post('/valuations/process', { ...SAM, postcode: '', telephone: '' });
    expect(Object.keys((missing.body as { errors: Json }).errors)).toEqual([
      'postcode',
      'telephone',
    ]);
    const priceOf = async (said: Json): Promise<number> => {
      const { body } = await post('/valuations/process', { ...SAM, ...said });
      const fetched = await post(`/valuations/fetch/${hashOf(body)}`);
      return Number((fetched.body as Json)['cap_average']);
    };
    const best = await priceOf({ service_history: 'full', previous_keepers: 0 });
    expect(await priceOf({ service_history: 'none', previous_keepers: 0 })).toBeLessThan(best);
    expect(await priceOf({ service_history: 'full', previous_keepers: 4 })).toBeLessThan(best);
  });

  it('lists the departments by code, slug and telephone', async () => {
    const { body } = await post('/api/departments', { params: {} });
    expect((body as { data: { data: readonly Json[] } }).data.data).toContainEqual({
      code: 'CHS',
      name: 'Forecourt Chester',
      slug: 'chester',
      telephone: '01632 960102',
      id: '2',
    });
  });
});
