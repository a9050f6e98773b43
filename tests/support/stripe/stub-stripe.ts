import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A session as Stripe's API has it, as far as it is needed here. */
export interface StubSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly client_reference_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

/** How the stub answers from now on. */
export type StubMood = 'well' | 'silent' | 'broken' | 'nonsense' | 'another-day';

export interface StubStripe {
  /** For the setting `STRIPE_API`. */
  readonly address: string;
  readonly sessions: ReadonlyMap<string, StubSession>;
  /** Payments that were given back, each as often as it was. */
  readonly refunds: readonly string[];
  /** Of requests since the start: method, path, headers and form. */
  readonly asked: readonly {
    readonly call: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly form: URLSearchParams;
  }[];
  mood: StubMood;
  /** What a shopper does at the hosted page. */
  readonly pay: (id: string) => StubSession;
  readonly close: () => Promise<void>;
}

const refusal = (message: string, more: object = {}) => ({
  error: { type: 'invalid_request_error', message, ...more },
});

/** Stripe's API as it answers by its documentation, over a socket: what the package is pointed to in tests. */
export async function stubStripe(): Promise<StubStripe> {
  const sessions = new Map<string, StubSession>();
  const byKey = new Map<string, string>();
  const refunds: string[] = [];
  const asked: StubStripe['asked'][number][] = [];

  function create(form: URLSearchParams): readonly [number, object] {
    const seconds = Date.now() / 1000;
    const expiresAt = Number(form.get('expires_at') ?? seconds + 86_400);
    const isSoonest = expiresAt < seconds + 1800 || expiresAt > seconds + 86_401;
    if (stub.mood === 'another-day' ? form.has('expires_at') : isSoonest) {
      return [400, refusal('Out of range', { param: 'expires_at' })];
    }
    const id = `cs_test_stub${String(sessions.size + 1)}`;
    const session: StubSession = {
      id,
      object: 'checkout.session',
      url: `${stub.address}/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => {
          const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
          return key === undefined ? [] : [[key, value]];
        }),
      ),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(id, session);
    return [200, session];
  }

  function refund(form: URLSearchParams): readonly [number, object] {
    const payment = form.get('payment_intent') ?? '';
    if (refunds.includes(payment)) {
      return [400, refusal('Charge has been refunded', { code: 'charge_already_refunded' })];
    }
    refunds.push(payment);
    return [200, { id: `re_${payment}`, object: 'refund', status: 'succeeded' }];
  }

  function answer(call: string, form: URLSearchParams): readonly [number, object] {
    const [, id, act] =
      /^(?:GET|POST) \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(call) ?? [];
    if (call === 'POST /v1/checkout/sessions') return create(form);
    if (call === 'POST /v1/refunds') return refund(form);
    const session = sessions.get(id ?? '');
    if (session === undefined) return [404, refusal('No such session')];
    if (act === undefined) return [200, session];
    if (session.status !== 'open') return [400, refusal('Only open sessions can be expired')];
    session.status = 'expired';
    return [200, session];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const call = `${request.method ?? ''} ${(request.url ?? '').split('?', 1)[0] ?? ''}`;
    asked.push({ call, headers: request.headers, form });
    if (stub.mood === 'silent') return;
    const send = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    if (stub.mood === 'broken') {
      send(500, '{"error":{"type":"api_error","message":"sk_test_stubstubstub broke"}}');
      return;
    }
    if (stub.mood === 'nonsense') {
      send(200, '<html>not an answer</html>');
      return;
    }
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' && request.method === 'POST' ? header : undefined;
    const known = key === undefined ? undefined : byKey.get(key);
    if (known !== undefined) {
      send(200, known);
      return;
    }
    const [status, body] = answer(call, form);
    if (status === 200 && key !== undefined) byKey.set(key, JSON.stringify(body));
    send(status, JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  const stub: StubStripe = {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    sessions,
    refunds,
    asked,
    mood: 'well',
    pay: (id) => {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error('Nobody can pay there');
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
      });
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => {
          closed();
        });
      }),
  };
  return stub;
}
