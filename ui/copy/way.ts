/** A page that a shopper can go on to, and what is there. */
export interface Way {
  readonly name: string;
  readonly about: string;
  readonly href: string;
}
