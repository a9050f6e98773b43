import { useLoaderData } from 'react-router-dom';
import { CompareView } from './compare-view';
import { COMPARE_DESCRIPTION, COMPARE_TITLE } from '../../copy/compare-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { ComparisonOfPage } from './compare-loader';

export { compareLoader } from './compare-loader';

/** Up to three vehicles side by side (ROUTE-08, CG-080): the shopper's own, or those of a link. */
export function ComparePage() {
  const { start, madeAt } = useLoaderData<ComparisonOfPage>();
  return (
    <PageFrame>
      <PageHead
        title={COMPARE_TITLE}
        description={COMPARE_DESCRIPTION}
        canonical="/compare/"
        indexed={start.isOwn}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: COMPARE_TITLE, href: '/compare/' },
        ]}
      />
      {/* Another list is another comparison. */}
      <CompareView
        key={start.isOwn ? 'own' : start.comparedSlugs.join()}
        start={start}
        madeAt={madeAt}
      />
    </PageFrame>
  );
}
