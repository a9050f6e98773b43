import type { InjectOptions } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { data, redirect, useActionData, useLoaderData, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postEnquiry, withDealerships } from '../../../core/enquiry/public';
import { rendererOf } from '../../../composition/server/render';
import type { App } from '../../../ui/kit/app';
import { coming } from '../../../ui/kit/coming';
import { blockOf, openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

const NAMES = 'name';

const FormPage = () => {
  const answer: unknown = useActionData();
  return (
    <main>
      <h1>Form</h1>
      <p>{typeof answer === 'string' ? answer : 'nothing sent'}</p>
    </main>
  );
};

const OwnPage = () => {
  const cookie: unknown = useLoaderData();
  return <p>{`Yours: ${typeof cookie === 'string' ? cookie : 'nobody’s'}.`}</p>;
};

const cookieOf = async ({ request }: App): Promise<string> => {
  await wait(Math.random() * 5);
  return request?.cookies.get('visit') ?? '';
};

/** A form, a page of one visit's own, and a page for everybody that would tell a cookie if it had one. */
const routesOf = (app: App): RouteObject[] => [
  {
    id: 'form',
    path: 'form',
    ErrorBoundary: () => <p>Sorry.</p>,
    lazy: coming(
      () => Promise.resolve({ FormPage }),
      (module) => module.FormPage,
      () => () => null,
      () =>
        async ({ request }) => {
          const sent = await request.formData();
          const name = sent.getAll(NAMES).map(String).join(',');
          if (app.request?.waitSeconds !== undefined) return data('Too many', { status: 429 });
          if (name === '') return data('Enter a name', { status: 422 });
          if (name === 'break') throw new Error('broken');
          return name === 'facts'
            ? data(`${app.request?.address ?? ''} ${app.request?.referrer ?? ''}`)
            : redirect(`/thanks?for=${name}`);
        },
    ),
  },
  {
    id: 'ask',
    path: 'ask',
    ErrorBoundary: () => <p>Sorry.</p>,
    Component: FormPage,
    action: async ({ request }) => {
      const definition = await firstValueFrom(app.ports.forms.form('request-callback'));
      const branches = await firstValueFrom(app.branches());
      if (isLeft(definition)) throw data(null, { status: 503 });
      const answer = await firstValueFrom(
        postEnquiry(
          { desk: app.ports.desk, clock: app.clock, ids: app.ids },
          {
            definition: withDealerships(definition.right, branches),
            namePolicy: app.settings.namePolicy,
            posted: [...(await request.formData())].map(([name, value]) => [
              name,
              typeof value === 'string' ? value : '',
            ]),
            blank: {},
            facts: {
              source: { source: 'website', type: 'callback', recentVehicles: [], previousUrls: [] },
              consent: undefined,
            },
          },
        ),
      );
      return isLeft(answer)
        ? data(Object.keys(answer.left.faults).join(), { status: 422 })
        : redirect(`/thanks?for=${answer.right.reference ?? ''}`);
    },
  },
  {
    id: 'own',
    path: 'own',
    handle: { visit: 'private' },
    loader: () => cookieOf(app),
    Component: OwnPage,
  },
  { id: 'open', path: 'open', loader: () => cookieOf(app), Component: OwnPage },
];

const URLENCODED = 'application/x-www-form-urlencoded';

const form = (body: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/form',
  payload: body,
  // Each from an address of its own, so that none is one too many.
  remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  headers: { host: 'cars.example', 'content-type': URLENCODED, ...headers },
});

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess(undefined, 60, rendererOf(routesOf));
});
afterAll(() => site.close());

describe('A form posted to a page', () => {
  it('leads on to another page when it was taken, and is stored nowhere', async () => {
    const { status, headers } = await site.send(form('name=Jo+Bl%C3%A5'));
    expect(status).toBe(303);
    expect(headers['location']).toContain('/thanks?for=Jo');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is read when it comes in parts', async () => {
    const packed = new FormData();
    packed.append('name', 'a');
    packed.append('name', 'b');
    const response = new Response(packed);
    const { status, headers } = await site.send(
      form(await response.text(), { 'content-type': response.headers.get('content-type') ?? '' }),
    );
    expect(status).toBe(303);
    expect(headers['location']).toBe('/thanks?for=a,b');
  });

  it('reaches the desk, once however often it is sent, and comes back with what is wrong [CALL-43]', async () => {
    const fields = {
      _key: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
      _drawn: '0',
      first_name: 'Siân',
      last_name: 'O’Neill',
      telephone: '01632 960123',
      contact_time: 'any',
      _organisational_unit: '1',
      _terms: '1',
    };
    const ask = (told: object) =>
      site.send({
        ...form(new URLSearchParams({ ...fields, ...told }).toString()),
        url: '/ask',
      });
    const [first, second] = await Promise.all([ask({}), ask({})]);
    expect(first.status).toBe(303);
    expect(first.headers['location']).toMatch(/for=CB-/);
    expect(second.headers['location']).toBe(first.headers['location']);
    const refused = await ask({ telephone: 'none', _terms: '' });
    expect(refused.status).toBe(422);
    expect(readable(refused.html)).toContain('telephone,_terms');
  });

  it('gets its page again with what is wrong, for the browser too', async () => {
    const { status, headers, html } = await site.send(form('name='));
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(readable(html)).toContain('Enter a name');
    const block = blockOf(html, '<script type="application/json" id="page-data">');
    expect(JSON.parse(block)).toMatchObject({ actionData: { form: 'Enter a name' } });
  });

  it('tells its action where it comes from', async () => {
    const { html } = await site.send({
      ...form('name=facts', { referer: 'http://cars.example/used/?page=2' }),
      remoteAddress: '192.0.2.9',
    });
    expect(readable(html)).toContain('192.0.2.9 /used/?page=2');
  });

  it('leaves the page itself as it was for everybody else', async () => {
    await site.send(form('name='));
    const { html, headers } = await site.get('/form');
    expect(readable(html)).toContain('nothing sent');
    expect(headers['cache-control']).toContain('public');
  });

  it('gets an error page, and no stack, when its action breaks', async () => {
    const { status, html, headers } = await site.send(form('name=break'));
    expect(status).toBe(500);
    expect(readable(html)).toContain('Sorry.');
    expect(html).not.toMatch(/posted-forms/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each<[string, number, string, InjectOptions]>([
    ['from another site', 403, 'did not come', form('name=a', { 'sec-fetch-site': 'cross-site' })],
    ['from a sister site', 403, 'did not come', form('name=a', { 'sec-fetch-site': 'same-site' })],
    ['of another origin', 403, 'did not come', form('name=a', { origin: 'https://evil.example' })],
    ['of an origin that hides', 403, 'did not come', form('name=a', { origin: 'null' })],
    [
      'that only its referrer gives away',
      403,
      'did not come',
      form('name=a', { referer: 'https://evil.example/' }),
    ],
    ['that is too long', 413, 'shorten', form(`name=${'a'.repeat(70_000)}`)],
    ['as JSON', 415, 'could not be read', form('{}', { 'content-type': 'application/json' })],
    [
      'that is cut off',
      400,
      'cut off',
      form('--x\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=x' }),
    ],
  ])('is refused %s, and told what to do', async (_, status, text, request) => {
    const answer = await site.send(request);
    expect(answer.status).toBe(status);
    expect(readable(answer.html)).toContain(text);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://cars.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'https://cars.example' },
    { referer: 'http://cars.example/form' },
  ])('is taken from this site, said so by %o', async (headers) => {
    expect((await site.send(form('name=a', headers))).status).toBe(303);
  });

  it('is refused where the page takes none', async () => {
    for (const url of ['/own', '/open', '/nowhere']) {
      const { status, headers } = await site.send({ ...form('name=a'), url });
      expect(status, url).toBe(405);
      expect(headers['allow'], url).toBe('GET, HEAD');
    }
  });

  it('is one of thirty a minute from one address; pages can be read all the same', async () => {
    const request = { ...form('name='), remoteAddress: '192.0.2.1' };
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await site.send(request)).status);
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(statuses[30]).toBe(429);
    const refused = await site.send(request);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(readable(refused.html)).toContain('Too many');
    for (let sent = 32; sent < 90; sent += 1) await site.send(request);
    expect(readable((await site.send(request)).html)).toContain('Wait a minute');
    const page = await site.send({ method: 'GET', url: '/form', remoteAddress: '192.0.2.1' });
    expect(page.status).toBe(200);
    expect((await site.send(form('name='))).status).toBe(422);
  });

  it('counts for the client that a stranger claims to be, no more than for any other', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${sent}` };
      const { status } = await site.send({ ...form('name=', headers), remoteAddress: '192.0.2.2' });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('A page of one visit’s own', () => {
  it('shows each visit its own among 200 at once, and is stored nowhere', async () => {
    const visits = Array.from({ length: 200 }, (_, visit) => `v${visit}`);
    await Promise.all(
      visits.map(async (visit) => {
        const { html, headers } = await site.send({
          method: 'GET',
          url: '/own',
          headers: { cookie: `other=1; visit=${visit}` },
        });
        expect(readable(html)).toContain(`Yours: ${visit}.`);
        expect(headers['cache-control']).toBe('no-store');
      }),
    );
  });

  it('does not let a page for everybody know whose request it is drawn for', async () => {
    const { html, headers } = await site.send({
      method: 'GET',
      url: '/open',
      headers: { cookie: 'visit=secret' },
    });
    expect(html).not.toContain('secret');
    expect(headers['cache-control']).toContain('public');
  });
});
