import { createListedVehicles, listOfRecent } from '../../../core/showroom/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { ToastRegion } from '../../parts/toast/toast-region';
import { HeaderPanel } from '../header-panel/header-panel';
import { consequencesOf } from './consequences-of';
import { ReplaceDialog } from './replace-dialog';
import { savedVehiclesOf } from './saved-vehicles-of';
import { useCompareTooltip } from './use-compare-tooltip';
import { useListMessages } from './use-list-messages';

/** What is said of the shopper's lists wherever they are changed, and the panel that shows them. */
export function ListMessages() {
  const app = useApp();
  const saved = app.oncePerVisit(savedVehiclesOf);
  const recent = useViewModel((scope) =>
    createListedVehicles(scope, app.ports.catalogue, [listOfRecent(scope, app.recent)]),
  );
  const words = useListMessages(saved, app.oncePerVisit(consequencesOf));
  const isOpen = useBehavior(app.headerPanel.panel$) !== '';
  useCompareTooltip();
  return (
    <>
      <HeaderPanel saved={saved} recent={recent} words={words} />
      <ReplaceDialog saved={saved} />
      <ToastRegion toasts={isOpen ? [] : words.words} onDismiss={words.dismiss} />
    </>
  );
}
