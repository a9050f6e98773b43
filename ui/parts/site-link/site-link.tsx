import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';
import { safeLink } from '../../../core/content/public';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string | undefined;
  /** Keep the scroll where it is, for a link that only changes what a list shows. */
  readonly keepScroll?: boolean;
  /** Take the place of the present page in the history instead of following it. */
  readonly replace?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const staysOnSite = (address: string): boolean => /^(\/(?![/\\])|\?)/.test(address);

/**
 * A link to anywhere. Within the site it moves without a page load once the script is there, and
 * is a plain link before; an address that may not be followed leaves text without a link (CX-3).
 */
export function SiteLink({ href, keepScroll, replace, children, ...rest }: SiteLinkProps) {
  const routed = useInRouterContext();
  const address = safeLink(href);
  if (address === undefined) return <span className={rest.className}>{children}</span>;
  if (routed && staysOnSite(address) && rest.target === undefined && rest.download === undefined) {
    return (
      <Link
        {...rest}
        to={address}
        preventScrollReset={keepScroll ?? false}
        replace={replace ?? false}
      >
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={address}>
      {children}
    </a>
  );
}
