/** An address another system wrote, read as a browser on this site reads it. */
export interface WebAddress {
  /** Scheme and host; absent for an address of this site. */
  readonly origin?: string;
  /** From the first slash on, percent-encoded. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly fragment: string;
}

/** What the redirect service says of an old address (REDIR-01, CG-131). */
export interface RedirectRule {
  readonly isPermanent: boolean;
  readonly target: WebAddress;
}

/** The address a shopper has opened. */
export interface RequestedAddress {
  /** Of this site: scheme and host, no slash at the end. */
  readonly origin: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** Where an old address leads: to a page of this site, or off it by way of the browser (REDIR-02). */
export interface WayOn {
  readonly kind: 'within' | 'away';
  readonly address: string;
  readonly isPermanent: boolean;
}
