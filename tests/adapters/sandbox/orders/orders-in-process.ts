import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { openSandbox, type Sandbox } from '../../../../composition/modules/sandbox';

/** A Tuesday noon: the first day of collection is the Saturday. */
export const TUESDAY_NOON = Date.parse('2026-12-01T12:00:00Z');

export const SAM_SENT = {
  first_name: 'Sam',
  last_name: 'Sample',
  telephone: '07700 900123',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  licence_held: true,
  licence_address: true,
} as const;

export interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** By which a price is asked for again. */
export const valuationIn = ({ body }: Told): string =>
  /[0-9a-f]{32}/.exec(JSON.stringify(body))?.[0] ?? '';

/** The stand-in back end over a folder, in several copies, with customers whose token is their name. */
export class OrdersInProcess {
  now = TUESDAY_NOON;

  private constructor(
    readonly folder: string,
    readonly sandboxes: Sandbox[],
    readonly vehicles: readonly string[],
  ) {}

  static async open(
    copies = 1,
    more: { readonly orders?: 'on' | 'off' } = {},
  ): Promise<OrdersInProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-ordering-'));
    const opened = new OrdersInProcess(folder, [], []);
    for (let copy = 0; copy < copies; copy += 1) {
      opened.sandboxes.push(
        await openSandbox({
          folder,
          firstStock: 80,
          clock: { now: () => opened.now },
          customerOf: (token) =>
            Promise.resolve(
              /^[a-z]+-?\d*$/.test(token)
                ? { id: `customer/${token}`, email: `${token}@example.org` }
                : undefined,
            ),
          ...more,
        }),
      );
    }
    const { body } = await opened.get(
      'sam',
      '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=80',
    );
    const offered = body['data'] as readonly {
      readonly stock_id: string;
      readonly online_purchase: unknown;
      readonly reserved_at: unknown;
    }[];
    const vehicles = offered
      .filter((each) => Boolean(each.online_purchase) && !each.reserved_at)
      .map(({ stock_id }) => stock_id);
    return Object.assign(opened, { vehicles });
  }

  sandbox(copy = 0): Sandbox {
    const sandbox = this.sandboxes[copy % this.sandboxes.length];
    if (sandbox === undefined) throw new Error('There is no such copy');
    return sandbox;
  }

  vehicle(which: number): string {
    const vehicle = this.vehicles[which];
    if (vehicle === undefined) throw new Error('There are not as many vehicles');
    return vehicle;
  }

  async get(token: string, url: string, copy = 0): Promise<Told> {
    return told(
      await this.sandbox(copy).inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  }

  async post(
    token: string,
    url: string,
    body: object = {},
    {
      copy = 0,
      key,
      origin,
    }: { readonly copy?: number; readonly key?: string; readonly origin?: string } = {},
  ): Promise<Told> {
    return told(
      await this.sandbox(copy).inject({
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(origin !== undefined && { origin }),
        },
      }),
    );
  }

  save(token: string, id: string, section: string, body: object, copy = 0): Promise<Told> {
    return this.post(token, `/api/orders/${id}/sections/${section}`, body, { copy });
  }

  /** The group's own price of a car, as its page asks for it. */
  valued(token: string): Promise<Told> {
    return this.post(token, '/valuations/process', {
      vrm: 'AB12 CDE',
      mileage: 40_000,
      name: 'Sam Sample',
      email: 'sam@example.org',
      telephone: '07700 900123',
      postcode: 'CH1 2AB',
      department_code: 'CRE',
      terms: true,
    });
  }

  /** An order that is begun. */
  async begun(token: string, vehicle: string): Promise<string> {
    const { status, body } = await this.post(token, '/api/orders', { stock_id: vehicle });
    if (status !== 200) throw new Error(`Not started: ${JSON.stringify(body)}`);
    return String(body['id']);
  }

  /** An order with every section filled in, to be collected in Chester. */
  async filled(
    token: string,
    vehicle: string,
    time = '11:00',
    date = '2026-12-05',
  ): Promise<string> {
    const id = await this.begun(token, vehicle);
    await this.save(token, id, 'compliance', { version: 0, ...SAM_SENT });
    await this.save(token, id, 'partExchange', { version: 0, type: 'none' });
    await this.save(token, id, 'paymentMethod', { version: 0, type: 'bank_transfer' });
    const { status, body } = await this.save(token, id, 'collection', {
      version: 0,
      branch_id: '2',
      date,
      time,
    });
    if (status !== 200) throw new Error(`Not filled in: ${JSON.stringify(body)}`);
    return id;
  }

  async order(token: string, id: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.get(token, `/api/orders/${id}`)).body;
  }

  /** Places an order as it stands now. */
  async place(token: string, id: string, copy = 0): Promise<Told> {
    const { checked } = await this.order(token, id);
    return this.post(token, `/api/orders/${id}/place`, { checked }, { copy });
  }

  /** What the e-mails are about, the newest first, to whom. */
  async letters(): Promise<readonly string[]> {
    for (const sandbox of this.sandboxes) await sandbox.settle();
    const desk = openDeskStore(this.folder);
    const emails = await desk.emails(100);
    await desk.close();
    return emails.map(({ audience, subject, to }) => `${audience} ${to.address}: ${subject}`);
  }

  async close(): Promise<void> {
    for (const sandbox of this.sandboxes) await sandbox.close();
    rmSync(this.folder, { recursive: true });
  }
}

function told(answer: {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): Told {
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body) as Told['body'],
    headers: answer.headers,
  };
}
