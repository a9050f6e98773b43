import { Icon } from '../icon/icon';
import type { KeyboardEvent, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ChipButton } from './chip.styles';

export interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A chosen value, taken away by a press, Enter, Space, Delete or Backspace [FILTER-09]. */
export function Chip({ label, onRemove, ref }: ChipProps) {
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <ChipButton type="button" data-replay ref={ref} onClick={onRemove} onKeyDown={removeByKey}>
      <span>
        <VisuallyHidden>Remove</VisuallyHidden> <span>{label}</span>
      </span>
      <Icon name="cross" size={16} />
    </ChipButton>
  );
}
