import { slugOf } from '../../../core/kernel/slug-of';
import { parsePictureAddress, pictureAddress, PICTURE_WIDTHS } from '../pictures/picture-address';
import type { StoredArticle } from './stored-article';

/** A category, with a number of its own as the content system has one. */
export interface WireCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** Those of the articles, by their names. */
export function wireCategories(articles: readonly StoredArticle[]): readonly WireCategory[] {
  const names = new Map(articles.map(({ category }) => [slugOf(category), category] as const));
  return [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'en-GB'))
    .map(([slug, name], place) => ({ id: place + 1, name, slug }));
}

/** The studio's picture in all its widths; nothing of any other. */
function imageSet(image: string | undefined) {
  const subject = image === undefined ? undefined : parsePictureAddress(image);
  if (subject === undefined) return undefined;
  return PICTURE_WIDTHS.map((width) => ({ url: pictureAddress({ ...subject, width }), width }));
}

/**
 * An article as the content system sends it (BLOG-14), in a list or whole. `updated_at` and `image_set`
 * are the stand-in's own.
 */
export function wirePost(
  article: StoredArticle,
  categories: readonly WireCategory[],
  isWhole: boolean,
) {
  const slug = slugOf(article.category);
  return {
    page_title: article.title,
    page_slug: article.slug,
    published_at: `${article.published} 09:00:00`,
    updated_at: article.updated === undefined ? null : `${article.updated} 09:00:00`,
    introduction: article.introduction,
    image: article.image ?? null,
    image_set: imageSet(article.image),
    contents: {
      main_image: article.image ?? null,
      introduction: article.introduction,
      ...(isWhole && { article: article.html }),
    },
    template_id: article.templateId ?? null,
    category: categories.find((one) => one.slug === slug) ?? null,
    tags: article.tags.map((name) => ({ name, slug: slugOf(name) })),
    sticky: article.isFeatured ? 1 : 0,
    author: { first_name: article.firstName, last_name: article.lastName },
  };
}
