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
import { iconId, type IconName } from './icon';

const DRAWINGS: Readonly<Record<IconName, LucideIcon>> = {
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
};

/**
 * The drawings that every `Icon` refers to; once, before the first use. Fill and line are those of
 * each use. The server sends it with the header, so that no page's script holds it.
 */
export const IconSheet = () => (
  <svg width={0} height={0} aria-hidden="true" className="visually-hidden">
    {Object.entries(DRAWINGS).map(([name, Drawing]) => (
      <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
        <Drawing width={24} height={24} fill="inherit" stroke="inherit" />
      </symbol>
    ))}
  </svg>
);
