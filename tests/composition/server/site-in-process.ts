import fastify, { type InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transport } from '../../../adapters/http/http-client';
import type { Fault } from '../../../adapters/sandbox/api/sandbox-api';
import { composeServer } from '../../../composition/modules/compose-server';
import { openDeskStore } from '../../../adapters/sandbox/desk/sqlite-desk-store';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import * as theSitesOwn from '../../../composition/server/render';
import type { Renderer } from '../../../composition/server/render';
import { siteOf } from './site-of';

export interface PageOfSite {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface SiteInProcess {
  readonly get: (address: string) => Promise<PageOfSite>;
  /** Any other request. */
  readonly send: (request: InjectOptions) => Promise<PageOfSite>;
  /** As it crosses the line, to a browser that takes these encodings. */
  readonly getPacked: (
    address: string,
    encodings: string,
  ) => Promise<{ readonly body: Buffer; readonly headers: PageOfSite['headers'] }>;
  /** What a shopper does at the checkout, which is another server; gives where that leads. */
  readonly atCheckout: (
    address: string,
    fields: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** One call goes wrong from now on, or none; a path may end in `*`. */
  readonly breakCall: (path?: string, fault?: Fault) => void;
  /** Changes what the calls answer, on its way to the pages; `asked` is the call with its parameters. */
  readonly alterAnswers: (alter: (path: string, body: string, asked: string) => string) => void;
  /** What the site has complained of. */
  readonly complaints: readonly string[];
  /** What it has logged of calls that failed. */
  readonly failures: readonly string[];
  /** What the stand-in back end has said of its own files. */
  readonly saidOfContent: readonly string[];
  /** The stand-in back end itself. */
  readonly sandbox: Sandbox;
  /** What was written to an address, as plain text, the first first. */
  readonly letters: (to: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * The whole site within the test, pages and stand-in back end, with few vehicles and no socket.
 * @param callTimeoutMs of each call to the back end; by default long enough never to matter.
 * @param renderer draws pages of other routes, in tests of what any route may have.
 * @param heldPagesSeconds by default each page is drawn anew, so that a failure now is seen now.
 * @param environment settings of the site; `FORECOURT_CONTENT` is that of the stand-in back end.
 */
export async function openSiteInProcess(
  callTimeoutMs = 15_000,
  heldPagesSeconds = 0,
  { render, pageTable }: Renderer = theSitesOwn,
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteInProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pages-'));
  let broken: { readonly path: string; readonly fault: Fault } | undefined;
  let alter: (path: string, body: string, asked: string) => string = (_, body) => body;
  const saidOfContent: string[] = [];
  const { FORECOURT_CONTENT: contentFolder, ...settings } = environment;
  const sandbox = await openSandbox({
    folder,
    say: (line) => saidOfContent.push(line),
    ...(contentFolder !== undefined && { contentFolder }),
    firstStock: 60,
    passwordCost: { N: 2 ** 8, r: 8, p: 1 },
    faults: (path) =>
      broken !== undefined && isMeant(broken.path, path) ? broken.fault : undefined,
  });
  const transport: Transport = async (config) => {
    const answer = await sandbox.transport(config);
    const { url: asked = '' } = config;
    const [path = ''] = asked.split('?');
    return { ...answer, data: alter(path, String(answer.data), asked) };
  };
  const complaints: string[] = [];
  const failures: string[] = [];
  const site = await siteOf({
    environment: { HELD_PAGES_SECONDS: String(heldPagesSeconds), ...settings },
    container: composeServer({ transport, timeout: callTimeoutMs }),
    render,
    pageTable,
    sandbox: sandbox.routes,
    complain: (line) => complaints.push(line),
    noteFailure: (line) => failures.push(line),
  });
  const checkout = fastify();
  await checkout.register(sandbox.checkoutPages);
  return {
    atCheckout: async (address, fields) => {
      const { headers } = await checkout.inject({
        method: 'POST',
        url: new URL(address, 'http://checkout.example').pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return new URL(String(headers.location), 'http://cars.example').pathname;
    },
    get: async (address) => {
      const { statusCode, body, headers } = await site.inject({ method: 'GET', url: address });
      return { status: statusCode, html: body, headers };
    },
    send: async (request) => {
      const { statusCode, body, headers } = await site.inject(request);
      return { status: statusCode, html: body, headers };
    },
    getPacked: async (address, encodings) => {
      const { rawPayload, headers } = await site.inject({
        method: 'GET',
        url: address,
        headers: { 'accept-encoding': encodings },
      });
      return { body: rawPayload, headers };
    },
    breakCall: (path, fault) => {
      broken = path === undefined || fault === undefined ? undefined : { path, fault };
    },
    alterAnswers: (next) => {
      alter = next;
    },
    complaints,
    failures,
    saidOfContent,
    sandbox,
    letters: async (to) => {
      await sandbox.settle();
      const desk = openDeskStore(folder);
      try {
        const emails = await desk.emails(100);
        return emails
          .flatMap(({ to: { address }, text }) => (address === to ? [text] : []))
          .reverse();
      } finally {
        await desk.close();
      }
    },
    close: async () => {
      await site.close();
      await checkout.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isMeant = (meant: string, path: string): boolean =>
  meant.endsWith('*') ? path.startsWith(meant.slice(0, -1)) : path === meant;

/** The text of an embedded block, as a browser would cut it out: up to the first closing tag. */
export function blockOf(html: string, opening: string): string {
  const start = html.indexOf(opening);
  if (start === -1) throw new Error(`The page has no ${opening}`);
  const rest = html.slice(start + opening.length);
  return rest.slice(0, rest.search(/<\/script/i));
}

/** What can be read on a page: no scripts, no styles, no tags. */
export const readable = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
