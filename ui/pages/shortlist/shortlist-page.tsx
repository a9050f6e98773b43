import { useLoaderData } from 'react-router-dom';
import { SENT_TITLE, SHORTLIST_DESCRIPTION, SHORTLIST_TITLE } from '../../copy/shortlist-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { OwnShortlist } from './own-shortlist';
import { SentShortlist, SentShortlistFailed } from './sent-shortlist';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { ShortlistPageState } from './shortlist-loader';

export { shortlistLoader } from './shortlist-loader';

/** The vehicles a shopper has saved, or those of a list that was sent to them. */
export function ShortlistPage() {
  const state = useLoaderData<ShortlistPageState>();
  const title = state.kind === 'own' ? SHORTLIST_TITLE : SENT_TITLE;
  return (
    <PageFrame>
      {/* It is another page for everyone who looks: nothing for a search engine. */}
      <PageHead title={title} description={SHORTLIST_DESCRIPTION} indexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: SHORTLIST_TITLE, href: '/shortlist/' },
        ]}
      />
      {state.kind === 'own' && <OwnShortlist title={title} />}
      {state.kind === 'sent' && <SentShortlist title={title} {...state} />}
      {state.kind === 'sent-failed' && <SentShortlistFailed title={title} {...state} />}
    </PageFrame>
  );
}
