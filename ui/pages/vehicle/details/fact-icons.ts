import {
  Armchair,
  Calendar,
  CarFront,
  DoorOpen,
  Droplets,
  Engine,
  Fuel,
  Gauge,
  Leaf,
  Palette,
  PoundSterling,
  RectangleEllipsis,
  Settings2,
  type LucideIcon,
} from 'lucide-react';
import type { OverviewKey } from '../../../../core/stock/public';

/** What stands before each item of an overview. */
export const FACT_ICONS: Readonly<Record<OverviewKey, LucideIcon>> = {
  mileage: Gauge,
  'registration-date': Calendar,
  transmission: Settings2,
  co2: Leaf,
  'number-plate': RectangleEllipsis,
  mpg: Droplets,
  doors: DoorOpen,
  'fuel-type': Fuel,
  'road-tax': PoundSterling,
  colour: Palette,
  'engine-size': Engine,
  seats: Armchair,
  bodystyle: CarFront,
};
