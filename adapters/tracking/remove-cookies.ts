/** The host and each domain above it, by which a cookie may have been set. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, place, labels) => labels.slice(place).join('.'));

/** Removes the cookies whose names match, whichever of the page's own domains they were set for. */
export function removeCookies(
  page: { cookie: string; readonly location: { readonly hostname: string } },
  names: RegExp,
): void {
  const found = page.cookie
    .split(';')
    .map((part) => part.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => names.test(name));
  for (const name of found) {
    page.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domainsOf(page.location.hostname)) {
      page.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
    }
  }
}
