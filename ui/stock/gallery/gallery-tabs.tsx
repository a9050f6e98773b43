import { Images, Play, Rotate3d } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { GalleryTab } from '../../../core/gallery/public';
import { galleryTabWords } from '../../copy/gallery-copy';
import { TabRow } from './gallery-tabs.styles';
import { placeAfter } from '../../../core/kernel/ring-move';
import { moveOfKey } from '../../parts/move-of-key';

const ICONS = { turn: Rotate3d, pictures: Images, films: Play } as const;

export interface GalleryTabsProps {
  /** Before the ids of the tabs and their panels. */
  readonly id: string;
  readonly tabs: readonly GalleryTab[];
  readonly open: GalleryTab;
  readonly onOpen: (tab: GalleryTab) => void;
  /** How many pictures there are. */
  readonly pictures: number;
}

/**
 * "360 view", "Gallery (n images)", "Video" [GAL-01, GAL-09]; one stop of the Tab key, within which
 * the arrow keys choose. One thing to show needs no choice, and is only named.
 */
export function GalleryTabs({ id, tabs, open, onOpen, pictures }: GalleryTabsProps) {
  const face = (tab: GalleryTab) => {
    const Icon = ICONS[tab];
    return (
      <>
        <Icon aria-hidden="true" size={18} />
        <span>{galleryTabWords(tab, pictures)}</span>
      </>
    );
  };
  if (tabs.length === 1) {
    return (
      <TabRow>
        <p>{face(open)}</p>
      </TabRow>
    );
  }
  const choose = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    const to = move && tabs[placeAfter(move, tabs.indexOf(open), tabs.length)];
    if (to === undefined) return;
    event.preventDefault();
    onOpen(to);
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <TabRow role="tablist" aria-label="Pictures and video" onKeyDown={choose}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-controls={`${id}-${tab}-panel`}
          aria-selected={tab === open}
          tabIndex={tab === open ? undefined : -1}
          onClick={() => {
            onOpen(tab);
          }}
        >
          {face(tab)}
        </button>
      ))}
    </TabRow>
  );
}
