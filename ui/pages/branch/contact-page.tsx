import { useLoaderData } from 'react-router-dom';
import { Heading, Lead } from '../../content/text-page.styles';
import { CONTACT_WORDS } from '../../copy/branch-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { Listed, MapColumns, MapSide } from './branch.styles';
import type { ContactState } from './contact-loader';
import { RegionMap } from './map/region-map';
import { NearestSearch } from './nearest/nearest-search';
import { inOrder, useNearest } from './nearest/use-nearest';
import { useNow } from './use-now';
import { useScrollTo } from './use-scroll-to';
import { BranchTiles } from './tiles/branch-tiles';

export { contactLoader } from './contact-loader';

/** Whom to ring, branch by branch, and which is nearest (ROUTE-09, BRANCH-02). */
export function ContactPage() {
  const { branches, calendar, now: drawn, nearest: start } = useLoaderData<ContactState>();
  const now = useNow(drawn);
  const nearest = useNearest(start);
  useScrollTo();
  const { state } = nearest;
  const listed = inOrder(branches, state);
  return (
    <PageFrame>
      <PageHead
        title={CONTACT_WORDS.title}
        description={CONTACT_WORDS.description}
        canonical="/contact/"
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: CONTACT_WORDS.title, href: '/contact/' },
        ]}
      />
      <Heading>{CONTACT_WORDS.heading}</Heading>
      <Lead>{CONTACT_WORDS.lead}</Lead>
      <MapColumns>
        <Listed>
          <NearestSearch nearest={nearest} first={listed[0]?.branch} />
          <section id="contact-form" aria-labelledby="branches-title">
            <VisuallyHidden>
              <h2 id="branches-title">{CONTACT_WORDS.branches}</h2>
            </VisuallyHidden>
            <BranchTiles
              branches={listed}
              calendar={calendar}
              now={now}
              withMiles={state.kind === 'sorted'}
            />
          </section>
        </Listed>
        <MapSide>
          <RegionMap
            branches={branches}
            from={state.kind === 'sorted' ? { point: state.from, name: state.outcode } : undefined}
          />
        </MapSide>
      </MapColumns>
    </PageFrame>
  );
}
