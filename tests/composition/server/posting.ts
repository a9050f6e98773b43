import type { InjectOptions } from 'fastify';
import type { PageOfSite, SiteInProcess } from './site-in-process';

/** The control of a name, as it stands in a page. */
export const inputNamed = (html: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

export const valueOf = (html: string, name: string): string =>
  /value="([^"]*)"/.exec(inputNamed(html, name))?.[1] ?? '';

/** A form as its page gave it, filled in by somebody who takes their time. */
export function filledIn(html: string, fields: Readonly<Record<string, string>>) {
  const branch =
    /<select[^>]*name="_organisational_unit"[^]*?<option value="(\w+)" selected/.exec(html)?.[1] ??
    '';
  return { _key: valueOf(html, '_key'), _drawn: '0', _organisational_unit: branch, ...fields };
}

let posts = 0;

/** A form posted without script; each from an address of its own, so that none is one too many. */
export function postTo(
  site: SiteInProcess,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  from?: string,
): Promise<PageOfSite> {
  posts += 1;
  const request: InjectOptions = {
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: from ?? `10.1.${String(posts >> 8)}.${String(posts & 255)}`,
    headers: {
      host: 'cars.example',
      origin: 'http://cars.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  };
  return site.send(request);
}
