import { useNavigate } from 'react-router-dom';
import type { ComparedPlace } from '../../../core/showroom/public';
import { nameInList } from '../../../core/shortlist/public';
import { KEEP_THESE, SEE_OWN, SENT_TITLE, SENT_WORDS } from '../../copy/compare-copy';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { Button } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';

const OWN = '/compare/';

interface SentBarProps {
  readonly places: readonly ComparedPlace[];
}

/** Says that an address carries this comparison, and lets the shopper make it theirs. */
export function SentBar({ places }: SentBarProps) {
  const { shortlist, settings } = useApp();
  const { compare } = useBehavior(shortlist.shortlist$);
  const navigate = useNavigate();
  // The address may name them in another way than the shopper's own list does (CG-076).
  const slugs = places.map(({ slug, vehicle }) =>
    vehicle === undefined ? slug : nameInList(compare, vehicle, settings.compareBy),
  );
  const keep = () => {
    // Each press of its own, so that each can be taken back.
    for (const slug of compare) if (!slugs.includes(slug)) shortlist.toggleCompare(slug);
    for (const slug of slugs) if (!compare.includes(slug)) shortlist.toggleCompare(slug);
    void navigate(OWN);
  };
  if (compare.join() === slugs.join()) return undefined;
  return (
    <Notice title={SENT_TITLE}>
      <p>{SENT_WORDS}</p>
      <div className="actions">
        <Button compact data-replay onClick={keep}>
          {KEEP_THESE}
        </Button>
        {compare.length > 0 && <SiteLink href={OWN}>{SEE_OWN}</SiteLink>}
      </div>
    </Notice>
  );
}
