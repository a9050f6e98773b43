import { Minus, Plus } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import type { SectionId } from '../../../core/stock/public';
import { isPlainPress } from '../../kit/is-plain-press';
import { wantsLessMotion } from '../../kit/wants-less-motion';
import { Findable } from '../../parts/findable/findable';
import { IconButton } from '../../parts/icon-button/icon-button';
import { SectionBox, SectionHead } from './page-section.styles';
import { SECTION_ICONS } from './section-icons';

export interface PageSectionProps {
  readonly id: SectionId;
  readonly title: string;
  /** Closed at first only by choice; without a script it is open. */
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
};

/** Whether the address leads to this section: a link from elsewhere opens it. */
const useIsTarget = (id: string): boolean =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash === `#${id}`,
    () => false,
  );

/**
 * A section of a vehicle's page: its header has an icon of its own (VDP-16) and a plus or minus that
 * opens and closes it (VDP-18); a press on the header goes to the section, opened (VDP-19).
 */
export function PageSection({ id, title, defaultOpen = true, children }: PageSectionProps) {
  const isTarget = useIsTarget(id);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (defaultOpen || isTarget);
  const section = useRef<HTMLElement>(null);
  const SectionIcon = SECTION_ICONS[id];

  const goThere = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setChosen(true);
    const behavior = wantsLessMotion() ? 'auto' : 'smooth';
    section.current?.scrollIntoView({ block: 'start', behavior });
  };

  return (
    <SectionBox ref={section} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`} onClick={goThere}>
            <span className="icon">
              <SectionIcon aria-hidden="true" size={22} />
            </span>
            <span>{title}</span>
          </a>
        </h2>
        <IconButton
          name={`Show ${title}`}
          className="toggle"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => {
            setChosen(!open);
          }}
        >
          {open ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
        </IconButton>
      </SectionHead>
      <Findable
        id={`${id}-content`}
        closed={!open}
        onFound={() => {
          setChosen(true);
        }}
      >
        <div className="content">{children}</div>
      </Findable>
    </SectionBox>
  );
}
