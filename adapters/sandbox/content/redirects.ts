/** An old address and where it leads now (CALL-49). */
export interface WireRedirect {
  readonly slug: string;
  readonly status: 301 | 302;
  readonly url: string;
}

const forGood = (slug: string, url: string): WireRedirect => ({ slug, status: 301, url });
const forNow = (slug: string, url: string): WireRedirect => ({ slug, status: 302, url });

/** Addresses of the group's former websites, and short ones from leaflets. */
export const REDIRECTS: readonly WireRedirect[] = [
  forGood('/used-cars/', '/used/cars/search/'),
  forGood('/used-vans/', '/used/van/search/'),
  forGood('/used/vans/', '/used/van/search/'),
  forGood('/finance/', '/car-finance/'),
  forGood('/finance/calculator/', '/car-finance/calculator/'),
  forGood('/bad-credit-car-finance/', '/car-finance/poor-credit/'),
  forGood('/sell-my-car/', '/car-value/'),
  forGood('/part-exchange/', '/part-exchange-form/'),
  forGood('/branches/', '/contact/'),
  forGood('/contact-us/', '/branches/'),
  forGood('/privacy/', '/privacy-policy/'),
  forGood('/terms/', '/terms-and-conditions/'),
  forNow('/new-in/', '/used/cars/search/?sort=age|desc'),
  forNow('/how-finance-works/', '/vehicle-finance/'),
  forGood('/vehicle-finance/', '/car-finance/#how-it-works'),
  forNow('/check-an-mot/', 'https://www.check-mot.service.gov.uk/'),
];
