import type { ContentPage } from '../../../../core/content/public';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { RichText } from '../../../parts/rich-text/rich-text';
import { htmlOf } from '../content/content-blocks';
import { PageSection } from '../../../stock/page-section/page-section';

/** What is promised with every vehicle, in the editor's words. */
export function WarrantySection({ content }: { readonly content: ContentPage | undefined }) {
  const html = htmlOf(content, 'warranty');
  return html === undefined ? undefined : (
    <PageSection id="warranty-header" title={SECTION_TITLES.warranty}>
      <RichText cleanHtml={html} />
    </PageSection>
  );
}
