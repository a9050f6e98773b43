import type { PageText } from '../../core/content/public';
import { ON_THIS_PAGE } from '../copy/content/page-copy';
import { SiteLink } from '../parts/site-link/site-link';
import { Lead, PartLinks, Parts, TextColumns } from './text-page.styles';
import { EditorText } from './editor-text';

/** With fewer parts than this, a page is its own list of them. */
const FEWEST_TO_LIST = 3;

/** The running text of an editor's page, with a list of its parts where it has some. */
export const PageTextView = ({
  text: { opening, sections },
}: {
  readonly text: Pick<PageText, 'opening' | 'sections'>;
}) => (
  <>
    {opening !== '' && (
      <Lead>
        <EditorText html={opening} />
      </Lead>
    )}
    {sections.length > 0 && (
      <TextColumns>
        {sections.length >= FEWEST_TO_LIST && (
          <PartLinks aria-labelledby="on-this-page">
            <h2 id="on-this-page">{ON_THIS_PAGE}</h2>
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
              <EditorText html={section.html} />
            </section>
          ))}
        </Parts>
      </TextColumns>
    )}
  </>
);
