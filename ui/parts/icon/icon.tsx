import {
  ChevronLeft,
  ChevronRight,
  Eye,
  Fuel,
  Gauge,
  GitCompareArrows,
  MapPin,
  Phone,
  Settings2,
  Star,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** Icons that stand on every card, drawn once on the page and referred to. */
const REPEATED = {
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  compare: GitCompareArrows,
  eye: Eye,
  fuel: Fuel,
  gauge: Gauge,
  gearbox: Settings2,
  phone: Phone,
  pin: MapPin,
  power: Zap,
  star: Star,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type IconName = keyof typeof REPEATED;

const idOf = (name: string): string => `icon-${name}`;

/** The drawings themselves; once, before the first use. Fill and line are those of each use. */
export const IconSheet = () => (
  <svg width={0} height={0} aria-hidden="true" className="visually-hidden">
    {Object.entries(REPEATED).map(([name, Drawing]) => (
      <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
        <Drawing width={24} height={24} fill="inherit" stroke="inherit" />
      </symbol>
    ))}
  </svg>
);

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
}

/** An icon that is on the page many times. Decoration: the words beside it say the same. */
export const Icon = ({ name, size }: IconProps) => (
  <svg aria-hidden="true" width={size} height={size} fill="none" stroke="currentColor">
    <use href={`#${idOf(name)}`} />
  </svg>
);
