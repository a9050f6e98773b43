import {
  BadgeCheck,
  Banknote,
  BookOpenText,
  Calculator,
  CarFront,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { SectionId } from '../../../core/stock/public';

/** A different icon for each section (VDP-16). */
export const SECTION_ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  'finance-personalise': Calculator,
  'car-worth-details': Banknote,
  'similar-vehicles': CarFront,
  'vehicle-details-breakdown': ListChecks,
  'vehicle-provenance': ShieldCheck,
  'car-and-driving-review': BookOpenText,
  'contact-details-page': MapPin,
  'review-details': MessageSquareQuote,
  'warranty-header': BadgeCheck,
};
