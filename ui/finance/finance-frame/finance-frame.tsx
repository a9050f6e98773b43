import { CAR_FINANCE_PATH } from '../../../core/finance/public';
import { FINANCE_WORDS } from '../../copy/finance-pages-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { Heading, Lead } from './finance-frame.styles';
import type { Blocks } from '../../parts/blocks';

interface FinanceFrameProps {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly path: string;
  readonly children: Blocks;
}

/** Head, trail and heading that the pages about finance share. */
export function FinanceFrame({ title, description, lead, path, children }: FinanceFrameProps) {
  const finance = { label: FINANCE_WORDS.title, href: CAR_FINANCE_PATH };
  return (
    <PageFrame>
      <PageHead title={title} description={description} canonical={path} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          ...(path === CAR_FINANCE_PATH ? [] : [finance]),
          { label: title, href: path },
        ]}
      />
      <Heading>{title}</Heading>
      <Lead>{lead}</Lead>
      {children}
    </PageFrame>
  );
}
