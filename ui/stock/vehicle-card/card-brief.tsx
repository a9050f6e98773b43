import type { TechBriefPart } from '../../../core/stock/public';
import { techBriefWords } from '../../copy/vehicle-copy';
import { Icon, type IconName } from '../../parts/icon/icon';
import { Brief } from './vehicle-card.styles';

const ICONS: Readonly<Partial<Record<TechBriefPart['kind'], IconName>>> = {
  odometer: 'gauge',
  transmission: 'gearbox',
  power: 'power',
  fuel: 'fuel',
};

/** The tech brief line: what is known of it, in the documents' order (CARD-17). */
export const CardBrief = ({ parts }: { readonly parts: readonly TechBriefPart[] }) => (
  <Brief>
    {parts.map((part) => {
      const icon = ICONS[part.kind];
      return (
        <li key={part.kind}>
          {icon !== undefined && <Icon name={icon} size={14} />}
          <span>{techBriefWords(part)}</span>
        </li>
      );
    })}
  </Brief>
);
