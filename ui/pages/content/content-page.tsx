import { useLoaderData } from 'react-router-dom';
import type { PageSection } from '../../../core/content/public';
import { sectionOfPath } from '../../../core/showroom/public';
import { PageTextView } from '../../content/page-text-view';
import { SectionViews } from '../../content/sections/section-view';
import { ChangedOn, Heading } from '../../content/text-page.styles';
import { lastChanged } from '../../copy/content/page-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { ContentState } from './content-loader';

export { contentLoader, unknownAddressLoader } from './content-loader';
export { redirectionLoader } from '../redirection-loader';

/** A section that brings the heading of the page. */
const opens = (section: PageSection | undefined): boolean =>
  section?.kind === 'hero'
    ? section.header !== undefined
    : section?.kind === 'banners' && section.banners[0]?.header !== undefined;

/** A page that editors have written, of whatever layout (ROUTE-11, ROUTE-35, ROUTE-50, ROUTE-51, PAGE-25). */
export function ContentPage() {
  const { path, page, beside, above: pagesAbove } = useLoaderData<ContentState>();
  const { title, description, text, sections, picture, isHidden, changedOn } = page;
  const opensPage = opens(sections[0]);
  // What opens a page, or is what the page is for, stands above its running text.
  const isAbove = (section: PageSection, place: number): boolean =>
    section.kind === 'packages' || (opensPage && place === 0);
  const above = sections.filter(isAbove);
  const below = sections.filter((section, place) => !isAbove(section, place));
  const half = sectionOfPath(path);
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        {...(isHidden ? { indexed: false } : { canonical: path })}
        {...(picture !== undefined && { picture })}
      />
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, ...pagesAbove, { label: title, href: path }]}
      />
      {!opensPage && <Heading>{title}</Heading>}
      {text !== undefined && !opensPage && (
        <PageTextView text={{ opening: text.opening, sections: [] }} />
      )}
      <SectionViews sections={above} {...{ beside, half, opensPage }} />
      {text !== undefined && (
        <PageTextView text={{ opening: opensPage ? text.opening : '', sections: text.sections }} />
      )}
      <SectionViews sections={below} {...{ beside, half }} opensPage={false} />
      {changedOn !== undefined && <ChangedOn>{lastChanged(changedOn)}</ChangedOn>}
    </PageFrame>
  );
}
