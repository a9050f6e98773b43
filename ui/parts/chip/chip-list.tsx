import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Chip } from './chip';
import { ChipRow } from './chip.styles';

export interface ChipListProps {
  /** The name of the list: "Chosen filters". */
  readonly name: string;
  readonly chips: readonly { readonly id: string; readonly label: string }[];
  readonly onRemove: (id: string) => void;
  /** Takes the focus when no chip follows the one that went; give it `tabIndex={-1}`. */
  readonly headingRef?: RefObject<HTMLElement | null>;
  /** Stands at the end of the row: "Clear all". */
  readonly children?: ReactNode;
}

/** Chips that hand the focus on: to the next chip, else to a heading, never to nowhere. */
export function ChipList({ name, chips, onRemove, headingRef, children }: ChipListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const removed = useRef<{ readonly id: string; readonly next: string | undefined }>(undefined);

  useEffect(() => {
    const last = removed.current;
    if (last === undefined || chips.some((chip) => chip.id === last.id)) return;
    removed.current = undefined;
    const next = last.next === undefined ? undefined : buttons.current.get(last.next);
    (next ?? headingRef?.current)?.focus();
  }, [chips, headingRef]);

  if (chips.length === 0) return undefined;
  return (
    <ChipRow aria-label={name}>
      {chips.map((chip, place) => (
        <li key={chip.id}>
          <Chip
            label={chip.label}
            ref={(button) => {
              if (button === null) buttons.current.delete(chip.id);
              else buttons.current.set(chip.id, button);
            }}
            onRemove={() => {
              removed.current = { id: chip.id, next: chips[place + 1]?.id };
              onRemove(chip.id);
            }}
          />
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ChipRow>
  );
}
