import { BlockBoundary } from '../../kit/block-boundary';
import { ConsentRegion } from '../consent/consent-region';
import { PageReporter } from '../consent/page-reporter';
import { AccountLabel } from '../header/account-label';
import { LiveHeader } from '../header/live-header';
import { SearchWhenTyped } from '../header/search-when-typed';
import { OfflineBar } from '../offline-bar/offline-bar';
import { OwnCarWhenHeld } from '../own-car/own-car-when-held';
import { RouteBar } from '../route-change/route-bar';
import { TitleWord } from '../route-change/title-word';
import { ListMessagesWhenWanted } from './list-messages-when-wanted';

/** In the order of the keyboard; consent comes first. */
const PARTS = {
  ConsentRegion,
  PageReporter,
  RouteBar,
  TitleWord,
  OfflineBar,
  LiveHeader,
  AccountLabel,
  SearchWhenTyped,
  ListMessagesWhenWanted,
  OwnCarWhenHeld,
};

/**
 * What lies over every page and is nobody's first need: its script comes when the page stands.
 * All of it is out of the flow, so that nothing moves when it comes; a part that breaks is gone,
 * and nothing else.
 */
export const LateShell = () =>
  Object.entries(PARTS).map(([name, Part]) => (
    <BlockBoundary key={name}>
      <Part />
    </BlockBoundary>
  ));
