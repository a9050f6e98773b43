/** The icons that stand on every card: drawn once on the page, by `IconSheet`, and referred to. */
export type IconName =
  | 'chevron-left'
  | 'chevron-right'
  | 'compare'
  | 'eye'
  | 'fuel'
  | 'gauge'
  | 'gearbox'
  | 'phone'
  | 'pin'
  | 'power'
  | 'star';

/** The name of a drawing on the page. */
export const iconId = (name: string): string => `icon-${name}`;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
}

/** An icon that is on the page many times. Decoration: the words beside it say the same. */
export const Icon = ({ name, size }: IconProps) => (
  <svg aria-hidden="true" width={size} height={size} fill="none" stroke="currentColor">
    <use href={`#${iconId(name)}`} />
  </svg>
);
