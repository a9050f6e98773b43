import {
  ArrowUp,
  Car,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Columns2,
  Eye,
  Fuel,
  Gauge,
  Info,
  LayoutGrid,
  List,
  ListFilter,
  MapPin,
  Palette,
  Phone,
  RotateCcw,
  Settings2,
  SlidersHorizontal,
  Star,
  TriangleAlert,
  X,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { GLYPH_STROKE, setInPlateLetters } from '../number-plate/glyphs';
import { plateId, SHEET_PLATE_BOX, SHEET_PLATES } from '../number-plate/sheet-plate';
import { DrawingSymbols } from '../empty-state/drawings';
import { iconId, type IconName } from './icon';

const DRAWINGS: Readonly<Record<IconName, LucideIcon>> = {
  again: RotateCcw,
  alert: CircleAlert,
  'arrow-up': ArrowUp,
  'body-type': Car,
  check: CircleCheck,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  colour: Palette,
  compare: Columns2,
  cross: X,
  eye: Eye,
  filter: ListFilter,
  fuel: Fuel,
  grid: LayoutGrid,
  info: Info,
  list: List,
  odometer: Gauge,
  phone: Phone,
  pin: MapPin,
  power: Zap,
  sliders: SlidersHorizontal,
  star: Star,
  transmission: Settings2,
  warning: TriangleAlert,
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
    <DrawingSymbols />
    {SHEET_PLATES.map((word) => (
      <symbol key={word} id={plateId(word)} viewBox={SHEET_PLATE_BOX}>
        <g fill="none" stroke="currentColor" strokeWidth={GLYPH_STROKE}>
          {setInPlateLetters(word)?.signs.map(({ x, line }) => (
            <path key={x} d={line} transform={`translate(${String(x)})`} />
          ))}
        </g>
      </symbol>
    ))}
  </svg>
);
