import { ConsentRegion } from '../consent/consent-region';
import { HeaderPanel } from '../header-panel/header-panel';
import { KeptWords } from '../kept-words/kept-words';
import { OfflineBar } from '../offline-bar/offline-bar';

/**
 * What lies over every page and is nobody's first need: its script comes when the page stands.
 * All of it is out of the flow, so that nothing moves when it comes.
 */
export const LateShell = () => (
  <>
    <ConsentRegion />
    <OfflineBar />
    <HeaderPanel />
    <KeptWords />
  </>
);
