import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openSandbox } from '../../../../composition/modules/sandbox';

type Answer = Readonly<Record<string, unknown>>;

export interface RunningBackEnd {
  readonly address: string;
  /** Of its checkout. */
  readonly checkout: string;
  readonly get: (path: string) => Promise<Answer>;
  /** @param from whose network address it comes from, as a proxy tells it */
  readonly reserve: (
    slug: string,
    said: object,
    from?: string,
  ) => Promise<{ readonly status: number; readonly body: Answer }>;
  /** A press on the checkout's page. */
  readonly press: (id: string, form: Readonly<Record<string, string>>) => Promise<Response>;
  readonly kill: () => Promise<void>;
}

/** A small stock in a folder, as it is before a server opens it. */
export async function withStock(folder: string): Promise<readonly string[]> {
  const sandbox = await openSandbox({ folder, firstStock: 20 });
  const { body } = await sandbox.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?status=FOR_SALE_RETAIL',
    headers: {},
  });
  await sandbox.close();
  const { data } = JSON.parse(body) as { readonly data: readonly { readonly slug: string }[] };
  return data.map(({ slug }) => slug);
}

/** The stand-in back end as `npm run sandbox` runs it, over the folder, with its checkout beside it. */
export async function startedBackEnd(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningBackEnd> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'composition/server/start-sandbox.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', FORECOURT_DATA: folder, ...environment },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const places: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const place = /^(?:The sandbox answers|Card payments are tried out) at (\S+?)\/?$/.exec(line);
    if (place?.[1] !== undefined) places.push(place[1]);
    if (places.length === 2) break;
  }
  const [address = '', checkout = ''] = places;
  const asJson = async (answer: Response) => (await answer.json()) as Answer;
  return {
    address,
    checkout,
    get: async (path) => asJson(await fetch(address + path)),
    reserve: async (slug, said, from) => {
      const answer = await fetch(`${address}/api/reserve/${slug}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(from !== undefined && { 'x-forwarded-for': from }),
        },
        body: JSON.stringify(said),
      });
      return { status: answer.status, body: await asJson(answer) };
    },
    press: (id, form) =>
      fetch(`${checkout}/sandbox/checkout/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
