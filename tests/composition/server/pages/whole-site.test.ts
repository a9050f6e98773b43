import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlSite } from '../../../../adapters/crawl/crawl-site';
import { siteFaults, type Crawl } from '../../../../core/navigation/public';
import { openSiteInProcess, type SiteInProcess } from '../site-in-process';

/** Enough for every page that is no vehicle, and for some of each kind of those. */
const BOUNDS = { most: 160, mostOfKind: 14 };

describe('the whole site', () => {
  let site: SiteInProcess;
  let crawl: Crawl;
  beforeAll(async () => {
    site = await openSiteInProcess();
    crawl = await crawlSite({
      origin: 'http://127.0.0.1:4000',
      bounds: BOUNDS,
      ask: async (address) => {
        const { status, headers, html } = await site.get(address);
        const location = headers['location'];
        return {
          status,
          location: typeof location === 'string' ? location : undefined,
          isHtml: String(headers['content-type']).startsWith('text/html'),
          text: html,
        };
      },
    });
  }, 120_000);
  afterAll(() => site.close());

  it('has no broken link, no orphan, no chain of redirects, and pages of their own words [SEO-03, CO-6]', () => {
    expect(crawl.pages.length).toBeGreaterThan(100);
    expect(siteFaults(crawl)).toEqual([]);
  });

  it('has every page of the editors in its sitemap and on the page that lists it [SEO-03]', () => {
    const listed = crawl.pages.find(({ address }) => address === '/sitemap/')?.facts?.links ?? [];
    for (const path of [
      '/servicing/',
      '/servicing/mot/',
      '/used-vans-for-business/',
      '/warranty/',
    ]) {
      expect(crawl.sitemap.map(({ address }) => address)).toContain(path);
      expect(listed).toContain(path);
    }
    expect(listed).not.toContain('/mot-reminders/unsubscribe/');
  });
});
