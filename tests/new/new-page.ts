import { stringsIn, withElementBefore, withImport, withLine } from './edit-source';
import type { RoomName } from './room-name';
import { Refusal, TO_WRITE, textOf, type ReadFile, type RoomPlan } from './room-plan';

const ROUTES = 'ui/pages/page-routes.tsx';
const WRITTEN = 'ui/pages/content/written-paths.ts';
const PAGE_CHUNKS = 'composition/server/browser-build.ts';
const FIRST_PAGES = 'tests/composition/server/first-pages.test.ts';
const EVERY_ROUTE = 'tests/e2e/every-route.spec.ts';

/** Answered by the server before any page: the back end, files of the build, the offline page. */
const served = ['api', 'assets', 'icons', 'offline', 'pictures', 'sandbox'];

/**
 * Whether an address or an id of a route begins so. Some lists of addresses are one text each, with
 * spaces between.
 */
const begins = (text: string, kebab: string): boolean =>
  stringsIn(text)
    .flatMap((string) => string.split(' '))
    .some((word) => word.replace(/^\//, '').split('/')[0] === kebab);

/** A page of its own at the address of its name: route, view, test; listed where pages are. */
export function newPage({ kebab, camel, pascal, plain }: RoomName, read: ReadFile): RoomPlan {
  const folder = `ui/pages/${kebab}`;
  const view = `${folder}/${kebab}-page.tsx`;
  const taken = served.includes(kebab)
    ? 'the server answers there'
    : [ROUTES, WRITTEN, FIRST_PAGES, PAGE_CHUNKS].find((file) => begins(textOf(read, file), kebab));
  if (taken !== undefined) throw new Refusal(`The address /${kebab}/ is taken: ${taken}`);
  return {
    made: {
      [`${folder}/route.ts`]: `
import type { RouteObject } from 'react-router-dom';
import { coming } from '../../kit/coming';

/** ${TO_WRITE} what a shopper finds here, and the requirement it comes from (ROUTE-…). */
export const ${camel}Route = (): RouteObject => ({
  id: '${kebab}',
  path: '${kebab}',
  lazy: coming(
    () => import('./${kebab}-page'),
    (page) => page.${pascal}Page,
  ),
});
`,
      [view]: `
import { Heading, Lead } from '../../content/text-page.styles';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';

/** ${TO_WRITE} what a shopper does here, and the requirement it comes from (ROUTE-…). */
export const ${pascal}Page = () => (
  <PageFrame>
    <PageHead
      title="${plain}"
      description="${TO_WRITE} the page in a sentence, as a search engine shows it."
      canonical="/${kebab}/"
    />
    <Breadcrumbs
      crumbs={[
        { label: 'Home', href: '/' },
        { label: '${plain}', href: '/${kebab}/' },
      ]}
    />
    <Heading>${plain}</Heading>
    <Lead>${TO_WRITE} what this page is for, in a sentence or two.</Lead>
  </PageFrame>
);
`,
      [`tests/${folder}/${kebab}-page.test.tsx`]: `
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${pascal}Page } from '../../../../${folder}/${kebab}-page';
import { stumblingBlocks, throughTheServer } from '../../../support/browser/show';

describe('the page ${plain}', () => {
  it('comes whole from the server, under one heading', async () => {
    const { html, complaints } = await throughTheServer(<${pascal}Page />);
    expect(complaints).toEqual([]);
    document.body.innerHTML = html;
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      '${plain}',
    ]);
    expect(await stumblingBlocks(document.body)).toEqual([]);
  });
});
`,
    },
    changed: {
      [ROUTES]: withImport(
        withElementBefore(textOf(read, ROUTES), '...lastRoutes(app)', `${camel}Route()`),
        `${camel}Route`,
        `./${kebab}/route`,
      ),
      [PAGE_CHUNKS]: withLine(textOf(read, PAGE_CHUNKS), 'PAGE_MODULES', `'${kebab}': '${view}',`),
      [FIRST_PAGES]: withLine(
        textOf(read, FIRST_PAGES),
        'FIRST_PAGES',
        `['${kebab}', '/${kebab}/', 200],`,
      ),
      [EVERY_ROUTE]: withLine(textOf(read, EVERY_ROUTE), 'ADDRESSES', `['/${kebab}/'],`),
    },
    left: [
      'what it loads first: a loader in a file of its own, named in the route',
      'its words in ui/copy, once there are more than these',
      'ui/pages/sitemap/sitemap-page.tsx and composition/server/sitemap-of.ts, if it is to be found',
      `its requirement beside its address in ${EVERY_ROUTE}, and a journey of its own`,
      'npm run build && npm run size: its route is in the first script of every page',
    ],
  };
}
