import {
  BadgeCheck,
  Banknote,
  BookOpen,
  CarFront,
  ListChecks,
  MapPin,
  Percent,
  ShieldCheck,
  Star,
  type LucideIcon,
} from 'lucide-react';
import type { SectionId } from '../../../core/stock/public';

/** A different icon for each section (VDP-16). */
export const SECTION_ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  'finance-personalise': Percent,
  'car-worth-details': Banknote,
  'similar-vehicles': CarFront,
  'vehicle-details-breakdown': ListChecks,
  'vehicle-provenance': ShieldCheck,
  'car-and-driving-review': BookOpen,
  'contact-details-page': MapPin,
  'review-details': Star,
  'warranty-header': BadgeCheck,
};
