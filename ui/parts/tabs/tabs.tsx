import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { placeAfter } from '../../../core/kernel/ring-move';
import { moveOfKey } from '../move-of-key';
import { Findable } from '../findable/findable';
import { TabButton, TabPanel, TabRow } from './tabs.styles';
import type { Blocks } from '../blocks';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly panel: Blocks;
}

export interface TabsProps {
  /** What the tabs are of: "Vehicle details". */
  readonly name: string;
  readonly tabs: readonly Tab[];
  /** The one that is open at first; else the first. */
  readonly start?: string | undefined;
}

/**
 * Tabs that are one stop of the Tab key; arrows, Home and End move between them and open. Every
 * panel is in the HTML: without a script, and on paper, they stand one below the other, each under
 * its title.
 */
export function Tabs({ name, tabs, start }: TabsProps) {
  const id = useId();
  const [wanted, setWanted] = useState(start);
  const row = useRef<HTMLDivElement>(null);
  const open = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  if (open === undefined) return undefined;

  const moveByKey = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    if (move === undefined) return;
    const place = placeAfter(move, tabs.indexOf(open), tabs.length);
    const next = tabs[place];
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next.id);
    row.current?.querySelectorAll('button')[place]?.focus();
  };

  return (
    <div>
      <TabRow ref={row} role="tablist" aria-label={name} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-selected={tab === open}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={(event) => {
              setWanted(tab.id);
              // One that was half out of sight comes into it; a test's DOM cannot scroll.
              (event.currentTarget as Partial<HTMLElement>).scrollIntoView?.({
                block: 'nearest',
                inline: 'nearest',
              });
            }}
          >
            {tab.title}
          </TabButton>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <Findable
          key={tab.id}
          closed={tab !== open}
          onFound={() => {
            setWanted(tab.id);
          }}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          tabIndex={tab === open ? 0 : -1}
        >
          <TabPanel>
            <h3>{tab.title}</h3>
            {tab.panel}
          </TabPanel>
        </Findable>
      ))}
    </div>
  );
}
