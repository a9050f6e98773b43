/**
 * Whether a shopper may be sent there to pay (RV-1): to the provider's own pages, and to the site
 * itself; nowhere else that an answer may name, and nowhere without https that is not said by the
 * settings.
 */
export function isCheckoutAddress(
  address: string,
  { origin: ours }: { readonly origin: string },
  provider: string | undefined,
): boolean {
  if (!URL.canParse(address, ours)) return false;
  const { origin, username, password } = new URL(address, ours);
  return username === '' && password === '' && (origin === ours || origin === provider);
}
