import { Fuel, Gauge, Settings2, Zap, type LucideIcon } from 'lucide-react';
import type { TechBriefPart } from '../../../core/stock/public';
import { techBriefWords } from '../../copy/vehicle-copy';
import { Brief } from './vehicle-card.styles';

const ICONS: Readonly<Partial<Record<TechBriefPart['kind'], LucideIcon>>> = {
  odometer: Gauge,
  transmission: Settings2,
  power: Zap,
  fuel: Fuel,
};

/** The tech brief line: what is known of it, in the documents' order (CARD-17). */
export const CardBrief = ({ parts }: { readonly parts: readonly TechBriefPart[] }) => (
  <Brief>
    {parts.map((part) => {
      const Icon = ICONS[part.kind];
      return (
        <li key={part.kind}>
          {Icon !== undefined && <Icon aria-hidden="true" size={14} />}
          {techBriefWords(part)}
        </li>
      );
    })}
  </Brief>
);
