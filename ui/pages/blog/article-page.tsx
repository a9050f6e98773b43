import { useLoaderData } from 'react-router-dom';
import {
  ALL_ARTICLES,
  articlePath,
  BLOG_PATH,
  toArticlesAddress,
} from '../../../core/content/public';
import { Heading, Lead } from '../../content/text-page.styles';
import { BLOG_WORDS, minutesWords, shareLinks } from '../../copy/blog/blog-copy';
import { dayWords } from '../../copy/day-words';
import { useApp } from '../../kit/app-context';
import { PageHead } from '../../kit/page-head';
import { useSentHtml } from '../../kit/sent-html';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { RichText } from '../../parts/rich-text/rich-text';
import { SiteLink } from '../../parts/site-link/site-link';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { ArticleFacts } from './article-facts-part';
import type { ArticleState } from './article-state';
import { ArticleCard } from './parts/article-card';
import { CardGrid } from './parts/article-card.styles';
import { ArticlePicture } from './parts/article-picture';
import {
  ArticleBody,
  ArticleColumns,
  ArticleFoot,
  ArticleHead,
  Byline,
  Contents,
  HeroBox,
  Related,
  StockSide,
} from './parts/article.styles';
import { FeedLinks } from './parts/feed-links';
import { StockSearch } from './parts/stock-search';
import { StockStrip } from './parts/stock-strip';

export { articleLoader } from './article-loader';

const TEXT_ID = 'article-text';

const HERO_SIZES = '(min-width: 1280px) 1232px, 100vw';

/** An article, to be read (ROUTE-04, BLOG-07 to BLOG-11). */
export function ArticlePage() {
  const state = useLoaderData<ArticleState>();
  const { article, text, related, vehicles, makes } = state;
  const html = useSentHtml(TEXT_ID, state.html);
  const { publicOrigin } = useApp();
  const { title, introduction, picture, author, publishedOn, changedOn, category, tags } = article;
  const path = articlePath(article.slug);
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={introduction ?? title}
        canonical={path}
        {...(picture !== undefined && { picture })}
      />
      <meta property="og:type" content="article" />
      <meta property="og:url" content={publicOrigin + path} />
      {publishedOn !== undefined && (
        <meta property="article:published_time" content={publishedOn} />
      )}
      <FeedLinks />
      <ArticleFacts.Part subject={state} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: BLOG_WORDS.title, href: BLOG_PATH },
          { label: title, href: path },
        ]}
      />
      <article>
        <ArticleHead>
          {category !== undefined && (
            <SiteLink
              className="topic"
              href={toArticlesAddress({ ...ALL_ARTICLES, category: category.slug })}
            >
              {category.name}
            </SiteLink>
          )}
          <Heading>{title}</Heading>
          {introduction !== undefined && <Lead>{introduction}</Lead>}
          <Byline>
            {author !== undefined && <span>{`${BLOG_WORDS.by} ${author}`}</span>}
            {publishedOn !== undefined && (
              <time dateTime={publishedOn}>{dayWords(publishedOn)}</time>
            )}
            {changedOn !== undefined && (
              <span>
                {BLOG_WORDS.updated}
                <time dateTime={changedOn}>{dayWords(changedOn)}</time>
              </span>
            )}
            <span>{minutesWords(text.minutes)}</span>
          </Byline>
        </ArticleHead>
        <HeroBox>
          <ArticlePicture article={article} sizes={HERO_SIZES} priority />
        </HeroBox>
        <ArticleColumns>
          {text.contents.length > 0 && (
            <Contents aria-labelledby="in-this-article">
              <h2 id="in-this-article">{BLOG_WORDS.contents}</h2>
              <ol>
                {text.contents.map((part) => (
                  <li key={part.id}>
                    <SiteLink href={`#${part.id}`}>{part.title}</SiteLink>
                  </li>
                ))}
              </ol>
            </Contents>
          )}
          <ArticleBody>
            <RichText id={TEXT_ID} cleanHtml={html} />
            <ArticleFoot>
              {tags.length > 0 && (
                <div>
                  <h2 id="tags">{BLOG_WORDS.tags}</h2>
                  <ul aria-labelledby="tags">
                    {tags.map(({ slug, name }) => (
                      <li key={slug}>
                        <SiteLink href={toArticlesAddress({ ...ALL_ARTICLES, tag: slug })}>
                          {name}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <div>
                <h2 id="share">{BLOG_WORDS.share}</h2>
                <ul aria-labelledby="share">
                  {shareLinks(publicOrigin + path, title).map(({ name, href }) => (
                    <li key={name}>
                      <SiteLink href={href} target="_blank" rel="noopener noreferrer">
                        <span>{name}</span>
                        <VisuallyHidden>{` ${BLOG_WORDS.newTab}`}</VisuallyHidden>
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            </ArticleFoot>
          </ArticleBody>
          {article.isTemplateBased && (
            <StockSide>
              <StockSearch makes={makes} />
            </StockSide>
          )}
        </ArticleColumns>
      </article>
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <h2 id="related">{BLOG_WORDS.related}</h2>
          <CardGrid>
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} />
              </li>
            ))}
          </CardGrid>
        </Related>
      )}
      <StockStrip vehicles={vehicles} />
    </PageFrame>
  );
}
