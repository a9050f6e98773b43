import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { safeLink } from '../../../core/kernel/safe-link';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string | undefined;
  /** Keep the scroll where it is, for a link that only changes what a list shows. */
  readonly keepScroll?: boolean;
  /** Take the place of the present page in the history instead of following it. */
  readonly replace?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to anywhere. It is plain HTML, which `followLinks` follows within the site without a page
 * load; an address that may not be followed leaves text without a link (CX-3).
 */
export function SiteLink({ href, keepScroll, replace, children, ...rest }: SiteLinkProps) {
  const address = safeLink(href);
  if (address === undefined) return <span className={rest.className}>{children}</span>;
  return (
    <a
      {...rest}
      href={address}
      data-keep-scroll={keepScroll === true ? '' : undefined}
      data-replace={replace === true ? '' : undefined}
    >
      {children}
    </a>
  );
}
