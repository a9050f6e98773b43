import { DASHBOARD_PATH } from '../../../core/account/public';
import type { OrderView } from '../../../core/order/public';
import { searchPath } from '../../../core/search/public';
import { TAKEN_MEANWHILE, TOO_MANY } from '../../copy/order/order-copy';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';

interface HindrancesProps {
  readonly order: Pick<OrderView, 'hindrance'>;
  /** What a press before came to, where it did not come off. */
  readonly problem: string | undefined;
}

/** Why the order cannot be placed as it stands, before anybody tries (CC-06). */
export function Hindrances({ order: { hindrance }, problem }: HindrancesProps) {
  const words =
    hindrance === undefined
      ? undefined
      : hindrance === 'too-many-orders'
        ? { ...TOO_MANY, href: DASHBOARD_PATH }
        : { ...TAKEN_MEANWHILE, href: searchPath('cars') };
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {words !== undefined && (
        <Notice tone="warning" title={words.title}>
          <p>{words.text}</p>
          <p>
            <SiteLink href={words.href}>{words.link}</SiteLink>
          </p>
        </Notice>
      )}
    </>
  );
}
