import { useLoaderData } from 'react-router-dom';
import {
  Actions,
  Heading,
  Lead,
  PartLinks,
  Parts,
  TextColumns,
} from '../../content/text-page.styles';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../parts/button/button';
import { NEWSLETTER_LINK, NEWSLETTER_TITLE } from '../../copy/newsletter-copy';
import { useApp } from '../../kit/app-context';
import { RichText } from '../../parts/rich-text/rich-text';
import { SiteLink } from '../../parts/site-link/site-link';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { ContentState } from './content-loader';

export { contentLoader, unknownAddressLoader } from './content-loader';
export { redirectionLoader } from '../redirection-loader';

/** With fewer parts than this, a page is its own list of them. */
const FEWEST_TO_LIST = 3;

/** A page that editors have written (ROUTE-35, ROUTE-50, ROUTE-51). */
export function ContentPage() {
  const { path, text } = useLoaderData<ContentState>();
  const { title, description, opening, sections } = text;
  const { newsletterForm } = useApp().settings;
  return (
    <PageFrame>
      <PageHead title={title} description={description} canonical={path} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: title, href: path },
        ]}
      />
      <Heading>{title}</Heading>
      {opening !== '' && (
        <Lead>
          <RichText cleanHtml={opening} />
        </Lead>
      )}
      {sections.length > 0 && (
        <TextColumns>
          {sections.length >= FEWEST_TO_LIST && (
            <PartLinks aria-labelledby="on-this-page">
              <h2 id="on-this-page">On this page</h2>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <SiteLink href={`#${section.id}`}>{section.title}</SiteLink>
                  </li>
                ))}
              </ol>
            </PartLinks>
          )}
          <Parts>
            {sections.map((section) => (
              <section key={section.id} id={section.id}>
                <h2>{section.title}</h2>
                <RichText cleanHtml={section.html} />
              </section>
            ))}
          </Parts>
        </TextColumns>
      )}
      {newsletterForm !== '' && (
        <Actions as="section" aria-labelledby="newsletter">
          <h2 id="newsletter">{NEWSLETTER_TITLE}</h2>
          <ButtonLink kind="quiet" href={`/form/${newsletterForm}/`}>
            {NEWSLETTER_LINK}
          </ButtonLink>
        </Actions>
      )}
    </PageFrame>
  );
}
