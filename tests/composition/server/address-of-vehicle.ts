import type { SiteInProcess } from './site-in-process';

export interface FoundVehicle {
  readonly address: string;
  readonly slug: string;
  /** Registration mark without its space. */
  readonly mark: string;
}

/** Where the first vehicle of the cars' list lives, or of what else the query finds. */
export async function addressOfVehicle(
  site: SiteInProcess,
  list = '/used/cars/search/?sort=price%7Cdesc',
): Promise<FoundVehicle> {
  const { html } = await site.get(list);
  const cards = html.slice(html.indexOf('data-slug'));
  const address = /href="(\/used\/(?:cars|van)\/[a-z0-9-]+\/)"/.exec(cards)?.[1];
  const slug = address?.split('/').at(-2);
  const mark = slug?.split('-').at(-1)?.toUpperCase();
  if (address === undefined || slug === undefined || mark === undefined) {
    throw new Error(`There is no vehicle on ${list}`);
  }
  return { address, slug, mark };
}
