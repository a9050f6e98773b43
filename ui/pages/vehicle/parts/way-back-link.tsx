import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wayBack } from '../../../../core/search/public';
import type { SiteSection } from '../../../../core/stock/public';
import { wayBackWords } from '../../../copy/vehicle-page-copy';
import { useApp } from '../../../kit/app-context';
import { historyIndex } from '../../../kit/history-index';
import { isPlainPress } from '../../../kit/is-plain-press';
import { SiteLink } from '../../../parts/site-link/site-link';

const neverChanges = () => () => undefined;
const nowhere = () => undefined;

/**
 * Back to where the card was opened (VDP-01). Going back in the history brings the list as it was,
 * at the same place; a link opened in a new tab leads there afresh.
 */
export function WayBackLink({ section }: { readonly section: SiteSection }) {
  const { trail } = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // The server cannot know where the shopper came from; the browser says so after hydration.
  const from = useSyncExternalStore(neverChanges, () => trail.before(here), nowhere);
  const way = wayBack(section, from?.address);
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || from?.index === undefined) return;
    if (historyIndex() !== from.index + 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <SiteLink href={way.address} className="back" onClick={goBack}>
      <ArrowLeft aria-hidden="true" size={16} />
      <span>{wayBackWords(way)}</span>
    </SiteLink>
  );
}
