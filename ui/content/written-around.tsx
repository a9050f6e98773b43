import type { PageToShow } from '../../core/content/public';
import type { BesideContent } from '../../core/showroom/public';
import { PageTextView } from './page-text-view';
import { SectionViews } from './sections/section-view';

export interface WrittenAroundProps {
  readonly page: PageToShow;
  readonly beside: BesideContent;
}

/** The text and the sections of an editor's page whose form, and heading, stand above. */
export const WrittenAround = ({ page: { text, sections }, beside }: WrittenAroundProps) => (
  <>
    {text !== undefined && <PageTextView text={text} />}
    <SectionViews sections={sections} beside={beside} half="cars" opensPage={false} />
  </>
);
