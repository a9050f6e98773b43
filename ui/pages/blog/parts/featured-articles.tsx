import { articlePath, type ArticleSummary } from '../../../../core/content/public';
import { BLOG_WORDS, dotWords } from '../../../copy/blog/blog-copy';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { ArticlePicture } from './article-picture';
import { Featured } from './featured-articles.styles';

const SIZES = '(min-width: 1280px) 740px, (min-width: 767px) 60vw, 88vw';

/**
 * The top posts, one at a time (BLOG-01): dots choose which, by rules of style alone, so that they work
 * without a script; nothing moves by itself.
 */
export function FeaturedArticles({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const [first] = articles;
  if (first === undefined) return undefined;
  return (
    <Featured aria-labelledby="top-posts">
      <h2 id="top-posts">{BLOG_WORDS.topPosts}</h2>
      <ul className="posts">
        {articles.map((article, place) => (
          <li key={article.slug}>
            <div className="picture">
              <ArticlePicture article={article} sizes={SIZES} priority={place === 0} />
            </div>
            <div className="words">
              {article.category !== undefined && <p className="topic">{article.category.name}</p>}
              <h3>
                <SiteLink href={articlePath(article.slug)}>{article.title}</SiteLink>
              </h3>
              {article.introduction !== undefined && (
                <p className="introduction">{article.introduction}</p>
              )}
              <p aria-hidden="true" className="more">
                {BLOG_WORDS.read}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {articles.length > 1 && (
        <fieldset className="dots" data-by-itself="">
          <legend>
            <VisuallyHidden>{BLOG_WORDS.dots}</VisuallyHidden>
          </legend>
          {articles.map(({ slug, title }, place) => (
            <label key={slug}>
              <input
                type="radio"
                name="top-post"
                value={place}
                defaultChecked={place === 0}
                autoComplete="off"
              />
              <VisuallyHidden>{dotWords(place, articles.length, title)}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
      )}
    </Featured>
  );
}
