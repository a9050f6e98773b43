import type { TechBriefPart } from '../../../core/stock/public';
import { techBriefWords } from '../../copy/vehicle-copy';
import { Icon } from '../../parts/icon/icon';
import { Brief } from './vehicle-card.styles';

/** The tech brief line: what is known of it, in the documents' order, each with the icon of its kind (CARD-17). */
export const CardBrief = ({ parts }: { readonly parts: readonly TechBriefPart[] }) => (
  <Brief>
    {parts.map((part) => (
      <li key={part.kind}>
        <Icon name={part.kind} size={14} />
        <span>{techBriefWords(part)}</span>
      </li>
    ))}
  </Brief>
);
