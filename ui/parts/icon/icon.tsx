/** The icons of the pages' first script: drawn once on the page, by `IconSheet`, and referred to. */
export type IconName =
  | 'again'
  | 'alert'
  | 'arrow-up'
  | 'body-type'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'colour'
  | 'compare'
  | 'cross'
  | 'eye'
  | 'filter'
  | 'fuel'
  | 'grid'
  | 'info'
  | 'list'
  | 'odometer'
  | 'phone'
  | 'pin'
  | 'power'
  | 'sliders'
  | 'star'
  | 'transmission'
  | 'warning';

/** The name of a drawing on the page. */
export const iconId = (name: string): string => `icon-${name}`;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
  readonly className?: string;
}

/** An icon that is on the page many times. Decoration: the words beside it say the same. */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={className}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
  >
    <use href={`#${iconId(name)}`} />
  </svg>
);
