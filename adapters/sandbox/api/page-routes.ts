import type { FastifyInstance } from 'fastify';
import { ASSET_PROTECTION_PAGE } from '../content/asset-protection-page';
import { COOKIE_PAGE } from '../content/cookie-page';
import { MODERN_SLAVERY_PAGE } from '../content/modern-slavery-page';
import { PACKAGES_PAGE } from '../content/packages-page';
import { PRIVACY_PAGE } from '../content/privacy-page';
import { TERMS_PAGE } from '../content/terms-page';
import { WARRANTY_PAGE } from '../content/warranty-page';
import { ABOUT_PAGE } from '../content/about-page';

const PAGES = [
  ABOUT_PAGE,
  ASSET_PROTECTION_PAGE,
  COOKIE_PAGE,
  MODERN_SLAVERY_PAGE,
  PACKAGES_PAGE,
  PRIVACY_PAGE,
  TERMS_PAGE,
  WARRANTY_PAGE,
];

/** Pages that have an address of their own, as editors have written them (CG-124). */
export function pageRoutes(api: FastifyInstance): void {
  for (const page of PAGES) api.get(`/page/${page.slug}`, () => ({ data: page }));
}
