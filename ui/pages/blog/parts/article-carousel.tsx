import { styled } from 'styled-components';
import type { ArticleSummary } from '../../../../core/content/public';
import { BLOG_WORDS } from '../../../copy/blog/blog-copy';
import { space, text } from '../../../theme/scale';
import { ArticleCard } from './article-card';

/** Scrolled by hand, by key or by the links in it; it never moves by itself and needs no script. */
const Row = styled.section`
  margin-top: ${space(16)};
  h2 {
    margin-bottom: ${space(16)};
    ${text(22)}
  }
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(80%, 19rem);
    gap: ${space(16)};
    padding-block: ${space(4)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    list-style: none;
  }
  li {
    display: grid;
    min-width: 0;
    scroll-snap-align: start;
  }
`;

/** The latest articles in a row (BLOG-13, BLOG-20); nothing where there are none. */
export function ArticleCarousel({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return undefined;
  return (
    <Row aria-labelledby="latest-articles">
      <h2 id="latest-articles">{BLOG_WORDS.latest}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Row>
  );
}
