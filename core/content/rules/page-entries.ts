import { wellFormed } from '../../kernel/well-formed';
import type { PageEntry } from '../model/content-page';

/** The address of a page by its slug, as addresses are written. */
export const pagePath = (slug: string): string =>
  `/${slug
    .split('/')
    .map((part) => encodeURIComponent(wellFormed(part)))
    .join('/')}/`;

/** A step of the way to a page. */
export interface PageCrumb {
  readonly label: string;
  readonly href: string;
}

/** The pages above one, from the top: those of its folders that are pages themselves. */
export function crumbsOf(slug: string, pages: readonly PageEntry[]): readonly PageCrumb[] {
  const steps = slug.split('/').slice(0, -1);
  return steps.flatMap((_, place): readonly PageCrumb[] => {
    const above = steps.slice(0, place + 1).join('/');
    const page = pages.find((each) => each.slug === above);
    return page === undefined ? [] : [{ label: page.title, href: pagePath(above) }];
  });
}

/** Whether a page is one that lists and search engines name. */
export const isLinked = ({ isHidden }: PageEntry): boolean => isHidden !== true;
