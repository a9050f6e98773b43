import { articlePath } from '../../../core/content/public';
import type { App } from '../../kit/app';
import type { ArticleState } from './article-state';

/** An article as schema.org has it; what is not known is not said. */
export function articleFacts({ publicOrigin, siteName }: App, { article }: ArticleState): object {
  const { slug, title, introduction, picture, publishedOn, changedOn, author, category, tags } =
    article;
  const address = publicOrigin + articlePath(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: address,
    mainEntityOfPage: address,
    ...(introduction !== undefined && { description: introduction }),
    ...(picture !== undefined && {
      image:
        picture.startsWith('/') && !picture.startsWith('//') ? publicOrigin + picture : picture,
    }),
    ...(publishedOn !== undefined && {
      datePublished: publishedOn,
      dateModified: changedOn ?? publishedOn,
    }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    publisher: { '@type': 'Organization', name: siteName, url: `${publicOrigin}/` },
    ...(category !== undefined && { articleSection: category.name }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
    inLanguage: 'en-GB',
  };
}
