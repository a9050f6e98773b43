import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecourtIn } from './forecourt-in';

let folder = '';
let own = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
  own = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  await mkdir(join(own, 'pages/offers'), { recursive: true });
  await writeFile(
    join(own, 'pages/offers/spring.md'),
    '---\ntitle: Spring\nhero_one: "[{"\nchat_bto: x\n---\n\n## Part\n\n<script>x</script>Words\n',
  );
  await forecourtIn(folder, ['stock', 'generate', '--count', '5']);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(own, { recursive: true });
});

describe('forecourt page', () => {
  const settings = () => ({ FORECOURT_CONTENT: own });

  it('shows a page of the editor’s folder as readers find it, and what is left out of it', async () => {
    const { out, exitCode } = await forecourtIn(
      folder,
      ['page', 'show', '/offers/spring/', '--json'],
      settings(),
    );
    expect(exitCode).toBe(0);
    const page: unknown = JSON.parse(out.join('\n'));
    expect(page).toMatchObject({
      slug: 'offers/spring',
      title: 'Spring',
      text: { sections: [{ id: 'on-part', title: 'Part', html: 'Words' }] },
      unreadable: [{ path: 'data.hero_one', expected: 'JSON' }],
    });
  });

  it('says that there is no such page', async () => {
    const { err, exitCode } = await forecourtIn(folder, ['page', 'show', 'no/such'], settings());
    expect([exitCode, err.at(-1)]).toEqual([2, 'There is no page /no/such/']);
  });

  it('checks a file, with line and place of each fault', async () => {
    const file = join(own, 'pages/offers/spring.md');
    const { out, exitCode } = await forecourtIn(folder, ['page', 'check', file]);
    expect(exitCode).toBe(1);
    expect(out).toEqual([
      `${file}:3: hero_one cannot be read: expected JSON`,
      `${file}:4: chat_bto no part of a page is called so`,
    ]);
    const shipped = 'adapters/sandbox/content/pages/servicing/mot.md';
    expect((await forecourtIn(folder, ['page', 'check', shipped])).exitCode).toBe(0);
    expect((await forecourtIn(folder, ['page', 'check', 'no-such.md'])).exitCode).toBe(2);
  });
});

describe('forecourt site check', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isHome = request.url === '/';
      response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html' });
      response.end(
        isHome
          ? '<title>A</title><meta name="description" content="B"><h1>C</h1><a href="/gone/">x</a>'
          : '',
      );
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    origin =
      typeof address === 'object' && address !== null
        ? `http://127.0.0.1:${String(address.port)}`
        : '';
  });
  afterAll(() => {
    server.close();
  });

  it('reports what is wrong with a running site, and ends with a failure', async () => {
    const { out, err, exitCode } = await forecourtIn(folder, ['site', 'check', origin]);
    expect(exitCode).toBe(1);
    expect(out).toContain('  /gone/ answers 404 (seen on /)');
    expect(err).toEqual(['1 fault was found.']);
  });

  it.each([
    ['ftp://x', 'is no scheme and host'],
    ['http://127.0.0.1:1', 'Nothing answers at'],
  ])('says so where there is no site: %s', async (where, words) => {
    const { err, exitCode } = await forecourtIn(folder, ['site', 'check', where]);
    expect(exitCode).toBeGreaterThan(0);
    expect(err.join()).toContain(words);
  });
});
