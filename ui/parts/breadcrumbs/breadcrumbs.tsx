import { styled } from 'styled-components';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { SiteLink } from '../site-link/site-link';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(8)};
  ${text(15)}
  color: ${token('ink-soft')};
  li {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(8)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '/' / '';
    color: ${token('ink-soft')};
  }
  a {
    color: inherit;
    padding-block: 2px;
  }
  [aria-current] {
    color: ${token('ink')};
    text-decoration: none;
  }
`;

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** All of them are pages above this one. */
  readonly above?: boolean;
}

/** The way here from the front page. The last crumb is this page, unless all are above it. */
export function Breadcrumbs({ crumbs, above }: BreadcrumbsProps) {
  const last = above ? -1 : crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumbs">
      <Trail>
        {crumbs.map((crumb, place) => (
          <li key={crumb.href}>
            <SiteLink href={crumb.href} aria-current={place === last ? 'page' : undefined}>
              {crumb.label}
            </SiteLink>
          </li>
        ))}
      </Trail>
    </nav>
  );
}
