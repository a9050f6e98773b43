import { Columns2, History, Star, type LucideIcon } from 'lucide-react';
import type { VehicleListName } from '../../../core/showroom/public';
import type { HeaderPanel } from '../../../core/shortlist/public';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { PanelTab, PanelTabs } from './header-panel.styles';
import { LIST_OF_PANEL } from './panel-of-list';

type OpenPanel = Exclude<HeaderPanel, ''>;

const TABS: readonly (readonly [OpenPanel, string, LucideIcon])[] = [
  ['compare', 'Compare', Columns2],
  ['recent', 'Recent', History],
  ['favs', 'Saved', Star],
];

interface PanelChoiceProps {
  readonly open: OpenPanel;
  readonly slugs: Readonly<Record<VehicleListName, readonly string[]>>;
  /** The open one too: that closes it (PANEL-06). */
  readonly onChoose: (panel: OpenPanel) => void;
}

/** From one list to another without closing the panel between them. */
export const PanelChoice = ({ open, slugs, onChoose }: PanelChoiceProps) => (
  <PanelTabs role="group" aria-label="Your lists">
    {TABS.map(([panel, name, Icon]) => {
      const { length } = slugs[LIST_OF_PANEL[panel]];
      return (
        <PanelTab
          key={panel}
          type="button"
          aria-current={panel === open}
          onClick={() => {
            onChoose(panel);
          }}
        >
          <Icon aria-hidden="true" size={18} className={panel === 'favs' ? 'star' : undefined} />
          <span>{name}</span> <span className="count">{length}</span>
          <VisuallyHidden>{length === 1 ? ' vehicle' : ' vehicles'}</VisuallyHidden>
        </PanelTab>
      );
    })}
  </PanelTabs>
);
