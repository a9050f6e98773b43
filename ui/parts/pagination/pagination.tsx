import { Icon } from '../icon/icon';
import { useId, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { SiteLink } from '../site-link/site-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PAGES_AHEAD, pageButtons } from './page-buttons';
import { Pages, PageTools } from './pagination.styles';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, so that every step is a link. */
  readonly addressOf: (page: number) => string;
  /** Where "Back to top" leads. */
  readonly topHref?: string;
}

interface StepProps {
  readonly href: string | undefined;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

/** A step that leads nowhere stays in its place, so that nothing moves under the pointer. */
function Step({ href, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      <span className="step" role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <SiteLink className="step" href={href} rel={rel}>
      {children}
    </SiteLink>
  );
}

/** Previous, next, page buttons, all pages, back to top [SEARCH-13 to SEARCH-16]. */
export function Pagination({ page, pageCount, addressOf, topHref = '#top' }: PaginationProps) {
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  const addressIf = (number: number) =>
    number >= 1 && number <= pageCount ? addressOf(number) : undefined;
  return (
    <Pages aria-label="Result pages">
      <ul id={listId}>
        <li>
          <Step href={addressIf(page - 1)} rel="prev">
            <Icon name="chevron-left" size={20} />
            <span className="word">
              Previous <VisuallyHidden>page</VisuallyHidden>
            </span>
          </Step>
        </li>
        {pageButtons(page, pageCount, expanded).map((number) => (
          <li key={number}>
            <SiteLink
              className="step"
              href={addressOf(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              <VisuallyHidden>Page</VisuallyHidden> <span>{number}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <Step href={addressIf(page + 1)} rel="next">
            <span className="word">
              Next <VisuallyHidden>page</VisuallyHidden>
            </span>
            <Icon name="chevron-right" size={20} />
          </Step>
        </li>
      </ul>
      <PageTools>
        {pageCount > PAGES_AHEAD + 1 && (
          <Button
            kind="link"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => {
              setExpanded(!expanded);
            }}
          >
            {expanded ? 'Show fewer pages' : `Show all ${pageCount} pages`}
          </Button>
        )}
        <ButtonLink kind="link" href={topHref}>
          <Icon name="arrow-up" size={16} /> Back to top
        </ButtonLink>
      </PageTools>
    </Pages>
  );
}
