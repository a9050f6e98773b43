import { isLeft, type Either } from 'fp-ts/Either';
import {
  ALL_ARTICLES,
  BLOG_PATH,
  toArticlesAddress,
  type ArticleTopic,
} from '../../../../core/content/public';
import { isNoneThere, type GatewayFailure } from '../../../../core/kernel/failure';
import { BLOG_WORDS } from '../../../copy/blog/blog-copy';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { Topics } from './articles.styles';

interface TopicLinksProps {
  readonly categories: Either<GatewayFailure, readonly ArticleTopic[]>;
  /** Slug of the category that is shown; none where all are. */
  readonly shown: string | undefined;
  readonly showsAll: boolean;
}

/** As many as stand beside each other before the rest is folded away. */
const SIDE_BY_SIDE = 8;

/**
 * "All" and the categories (BLOG-05). Where they cannot be had the list is empty; where the back end says
 * that there is none, it is said (ERR-15).
 */
export function TopicLinks({ categories, shown, showsAll }: TopicLinksProps) {
  const known = isLeft(categories) ? [] : categories.right;
  const isMissing = isLeft(categories) && isNoneThere(categories.left);
  const isFolded = known.length > SIDE_BY_SIDE + 1;
  const inRow = isFolded
    ? known.filter(({ slug }, place) => place < SIDE_BY_SIDE || slug === shown)
    : known;
  const rest = known.filter((category) => !inRow.includes(category));
  const link = ({ slug, name }: ArticleTopic) => (
    <li key={slug}>
      <SiteLink
        href={toArticlesAddress({ ...ALL_ARTICLES, category: slug })}
        aria-current={slug === shown ? 'page' : undefined}
      >
        {name}
      </SiteLink>
    </li>
  );
  return (
    <Topics aria-label={BLOG_WORDS.navigation}>
      <ul>
        <li>
          <SiteLink href={BLOG_PATH} aria-current={showsAll ? 'page' : undefined}>
            {BLOG_WORDS.all}
          </SiteLink>
        </li>
        {inRow.map(link)}
      </ul>
      {rest.length > 0 && (
        <details data-by-itself="">
          <summary>{BLOG_WORDS.more}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
      {isMissing && <Notice tone="warning">{BLOG_WORDS.noCategories}</Notice>}
    </Topics>
  );
}
