/** Where the provider's own hosted pages are. */
export const HOSTED_CHECKOUTS: readonly string[] = ['https://checkout.stripe.com'];

/**
 * Whether a shopper may be sent there to pay (RV-1): to the provider's own pages by https, to those
 * that are set, and to the site itself.
 */
export function isCheckoutAddress(
  address: string,
  { origin }: { readonly origin: string },
  origins: readonly string[],
): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { origin: there, username, password } = new URL(address, origin);
  if (username !== '' || password !== '') return false;
  return [origin, ...HOSTED_CHECKOUTS, ...origins].includes(there);
}
