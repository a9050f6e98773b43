import { isLeft } from 'fp-ts/Either';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { CALL_TIMES } from './calls/site-ports';
import { openSite, type RenderParts } from './open-site';
import type { RenderRequest, RenderedPage } from './render';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run dev`: the same site, its modules from Vite's dev server, with hot replacement. */
async function dev(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const settings = readSettings(process.env);
  if (isLeft(settings)) {
    process.stderr.write(`${wrongSettingLine(settings.left)}\n`);
    process.exitCode = 1;
    return;
  }
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const renderer = async () =>
    (await vite.ssrLoadModule('/composition/server/render.tsx')) as Pick<
      RenderParts,
      'render' | 'pageTable'
    >;
  // A page shows each change of the sources at once.
  const uncached = { ...settings.right, heldPagesSeconds: 0 };
  const { site } = await openSite(
    uncached,
    say,
    async () => ({
      render: async (wanted: RenderRequest): Promise<RenderedPage> => {
        const page = await (await renderer()).render(wanted);
        // The dev server injects scripts and styles of its own, so its pages carry no policy.
        return page.kind === 'page'
          ? { ...page, html: await vite.transformIndexHtml('/', page.html), policy: '' }
          : page;
      },
      pageTable: (await renderer()).pageTable,
      assetsOf: () => ({
        entry: '/composition/web/start.tsx',
        modules: [],
        late: [],
        onSign: [],
        fonts: [],
      }),
      // What an editor saves is seen at once too.
    }),
    { ...CALL_TIMES, freshMs: 0 },
  );
  site.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  say(
    `Development site at ${await site.listen({ port: settings.right.port, host: settings.right.host })}/`,
  );
}

await dev();
