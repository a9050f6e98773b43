import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedVehicles, SavedVehicles } from '../../../core/showroom/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { compareWords, LIST_TITLES, seeAllWords } from '../../copy/shortlist-copy';
import { ButtonLink } from '../../parts/button/button';
import { Dialog } from '../../parts/dialog/dialog';
import { ToastRegion } from '../../parts/toast/toast-region';
import type { ListMessages } from '../list-messages/use-list-messages';
import { PanelBody, PanelFoot, PanelWords } from './header-panel.styles';
import { PanelList } from './panel-list';
import { LIST_OF_PANEL } from './panel-of-list';
import { PanelChoice } from './panel-tabs';
import { SendList } from './send-list';
import { useLeavingLinks } from './use-leaving-links';

interface HeaderPanelProps {
  readonly saved: SavedVehicles;
  readonly recent: ListedVehicles;
  /** Words about what was just done lie within the panel while it is open: all else is out of reach. */
  readonly words: ListMessages;
}

/**
 * Compare, favourites or what was viewed, over the page (PANEL-01). The browser's own modal dialog
 * keeps the focus in and the page behind inert and still (PANEL-03, UX rule 16).
 */
export function HeaderPanel({ saved, recent, words }: HeaderPanelProps) {
  const { shortlist, recent: viewed, headerPanel } = useApp();
  const panel = useBehavior(headerPanel.panel$);
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  const recentSlugs = useBehavior(viewed.recent$);
  const savedState = useBehavior(saved.state$);
  const recentState = useBehavior(recent.state$);
  const { key } = useLocation();
  const linksInBody = useLeavingLinks(headerPanel.close);
  const linksInFoot = useLeavingLinks(headerPanel.close);

  // NAV-05: whatever changed the address has closed the panel.
  const arrived = useRef(key);
  const leave = useEffectEvent(headerPanel.close);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    leave();
  }, [key]);

  // PANEL-05.
  useEffect(() => {
    if (panel === '') return undefined;
    const list = LIST_OF_PANEL[panel];
    const kept = list === 'recent' ? recent : saved;
    (list === 'recent' ? viewed : shortlist).restore();
    kept.load();
    return () => {
      kept.markRead(list);
    };
  }, [panel, recent, saved, viewed, shortlist]);

  const list = panel === '' ? undefined : LIST_OF_PANEL[panel];
  // Newest first but for compare, whose places are columns on its page.
  const slugs = {
    compare,
    favourites: favourites.toReversed(),
    recent: recentSlugs.toReversed(),
  } as const;
  const remove = {
    compare: shortlist.toggleCompare,
    favourites: shortlist.toggleFavourite,
    recent: undefined,
  } as const;

  const foot = (list === 'compare' || list === 'favourites') && slugs[list].length > 0 && (
    <PanelFoot ref={linksInFoot}>
      {list === 'compare' ? (
        <ButtonLink href="/compare/" wide>
          {compareWords(compare.length)}
        </ButtonLink>
      ) : (
        <ButtonLink href="/shortlist/" wide>
          {seeAllWords(favourites.length)}
        </ButtonLink>
      )}
      <SendList list={list} slugs={list === 'compare' ? compare : favourites} />
    </PanelFoot>
  );

  return (
    <Dialog
      open={list !== undefined}
      onClose={headerPanel.close}
      title={list === undefined ? '' : LIST_TITLES[list]}
      look="side"
      {...(foot !== false && { foot })}
    >
      {list !== undefined && panel !== '' && (
        <PanelBody ref={linksInBody}>
          <PanelChoice open={panel} slugs={slugs} onChoose={headerPanel.choose} />
          <PanelList
            key={list}
            list={list}
            slugs={slugs[list]}
            state={list === 'recent' ? recentState : savedState}
            onRetry={list === 'recent' ? recent.load : saved.load}
            priceSince={list === 'recent' ? undefined : saved.priceSince}
            onRemove={remove[list]}
          />
          <PanelWords>
            <ToastRegion toasts={words.words} onDismiss={words.dismiss} />
          </PanelWords>
        </PanelBody>
      )}
    </Dialog>
  );
}
