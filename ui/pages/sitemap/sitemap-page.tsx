import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  BLOG_PATH,
  branchContactPath,
  branchPlace,
  isLinked,
  pagePath,
} from '../../../core/content/public';
import {
  CALCULATOR_PATH,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  POOR_CREDIT_PATH,
} from '../../../core/finance/public';
import { branchCarsPath, brandPath, makeName } from '../../../core/stock/public';
import { choose, freshQuery, searchPath, toAddress } from '../../../core/search/public';
import { locationName } from '../../../core/kernel/location-name';
import type { App, SiteContents } from '../../kit/app';
import { Heading } from '../../content/text-page.styles';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { SiteLink } from '../../parts/site-link/site-link';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { space, text } from '../../theme/scale';
import { answerTo } from '../answer-to';

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space(32)};
  margin-top: ${space(24)};
  overflow-wrap: anywhere;

  section {
    min-width: 0;
  }

  li a {
    display: inline-block;
    padding-block: ${space(4)};
  }
  h2 {
    margin-bottom: ${space(8)};
    ${text(22)}
  }
  /* The makes: a list too long for one column. */
  section:last-child {
    grid-column: 1 / -1;
    ul {
      columns: 9rem;
    }
  }
`;

/** The place that has no cars (CONST-03). */
const VANS_ONLY = locationName('liverpool', '');

/** Editors' pages that stand under another heading, or have one of another kind at their address. */
const LISTED: readonly string[] = [
  ...['warranty', 'packages', 'asset-protection-insurance', 'terms-and-conditions'],
  ...['privacy-policy', 'cookie-policy', 'modern-slavery-act-statement', 'car-finance/outstanding'],
];

/** What is there to be listed. */
export const sitemapLoader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<SiteContents> =>
    answerTo(app.loadSitemap(), request.signal);

/** Every part of the site on one page (SEO-03). */
export function SitemapPage() {
  const { makes, branches, pages } = useLoaderData<SiteContents>();
  const parts = [
    {
      heading: 'Find a vehicle',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Used cars', href: searchPath('cars') },
        { label: 'Used vans', href: searchPath('van') },
        { label: 'Your shortlist', href: '/shortlist/' },
        { label: 'Compare', href: '/compare/' },
      ],
    },
    {
      heading: 'Finance',
      links: [
        { label: 'Car finance', href: CAR_FINANCE_PATH },
        { label: 'Car finance calculator', href: CALCULATOR_PATH },
        { label: 'Can I get credit?', href: CREDIT_CHECK_PATH },
        { label: 'Car finance with poor credit', href: POOR_CREDIT_PATH },
      ],
    },
    {
      heading: 'Sell and own',
      links: [
        { label: 'Value your car', href: '/car-value/' },
        { label: 'Part exchange', href: '/part-exchange-form/' },
        { label: 'Selling with outstanding finance', href: '/car-finance/outstanding/' },
        { label: 'Warranty', href: '/warranty/' },
        { label: 'Peace of Mind Packages', href: '/packages/' },
        { label: 'Asset protection insurance', href: '/asset-protection-insurance/' },
      ],
    },
    {
      heading: 'More to read',
      links: [
        // Those that are listed elsewhere on this page have been there before there was a list of pages.
        ...pages
          .filter((page) => isLinked(page) && !LISTED.includes(page.slug))
          .map(({ slug, title }) => ({ label: title, href: pagePath(slug) })),
      ],
    },
    {
      heading: 'About us',
      links: [
        { label: 'Contact us', href: '/contact/' },
        { label: 'Blog', href: BLOG_PATH },
        ...branches.map(({ slug, name }) => ({ label: name, href: branchContactPath(slug) })),
      ],
    },
    {
      heading: 'The small print',
      links: [
        { label: 'Terms and conditions', href: '/terms-and-conditions/' },
        { label: 'Privacy policy', href: '/privacy-policy/' },
        { label: 'Cookie policy', href: '/cookie-policy/' },
        { label: 'Data preferences', href: '/data-preferences/' },
        { label: 'Modern slavery act statement', href: '/modern-slavery-act-statement/' },
      ],
    },
    {
      heading: 'Vehicles by branch',
      links: branches.map((branch) =>
        locationName(branch.slug, '') === VANS_ONLY
          ? {
              label: `Used vans at ${branchPlace(branch)}`,
              href: toAddress(choose(freshQuery('van'), 'location_name', branch.slug)),
            }
          : {
              label: `Used cars at ${branchPlace(branch)}`,
              href: branchCarsPath(branch.slug),
            },
      ),
    },
    {
      heading: 'Makes',
      links: makes.map(({ value, label }) => ({
        label: `Used ${makeName(label)}`,
        href: brandPath(value),
      })),
    },
  ];
  return (
    <PageFrame>
      <PageHead
        title="Sitemap"
        description="Every part of the site on one page."
        canonical="/sitemap/"
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Sitemap', href: '/sitemap/' },
        ]}
      />
      <Heading>Sitemap</Heading>
      <Parts>
        {parts
          .filter(({ links }) => links.length > 0)
          .map(({ heading, links }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </Parts>
    </PageFrame>
  );
}
