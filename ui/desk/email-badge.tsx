import { Badge, type BadgeTone } from '../parts/badge/badge';
import { DELIVERY_WORDS } from './desk-copy';
import type { ListedEmail } from './desk-values';

const TONES: Readonly<Record<ListedEmail['delivery'], BadgeTone>> = {
  unsent: 'neutral',
  queued: 'brand',
  sent: 'good',
  failed: 'danger',
};

export const EmailBadge = ({ delivery }: Pick<ListedEmail, 'delivery'>) => (
  <Badge $tone={TONES[delivery]}>{DELIVERY_WORDS[delivery]}</Badge>
);
