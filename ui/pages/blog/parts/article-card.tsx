import { articlePath, type ArticleSummary } from '../../../../core/content/public';
import { dayWords } from '../../../copy/day-words';
import { SiteLink } from '../../../parts/site-link/site-link';
import { ArticlePicture } from './article-picture';
import { Card } from './article-card.styles';
import { FoundText } from './found-text';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** Marked in its words. */
  readonly search?: string | undefined;
  /** The first of a list has more room. */
  readonly isLead?: boolean;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** A phone’s cards are all but as wide as its window; what it is told spares it a picture of twice the size. */
const SIZES = '(min-width: 1280px) 405px, (min-width: 767px) 45vw, 88vw';
const LEAD_SIZES = '(min-width: 1280px) 620px, (min-width: 767px) 50vw, 88vw';

/** An article in a list: one link, over all of it (BLOG-13). */
export function ArticleCard({
  article,
  search,
  isLead = false,
  priority = false,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  const { slug, title, introduction, publishedOn, author, category } = article;
  return (
    <Card $isLead={isLead}>
      <div className="picture">
        <ArticlePicture article={article} sizes={isLead ? LEAD_SIZES : SIZES} priority={priority} />
      </div>
      <div className="words">
        {category !== undefined && <p className="topic">{category.name}</p>}
        <Heading>
          <SiteLink href={articlePath(slug)}>
            <FoundText text={title} search={search} />
          </SiteLink>
        </Heading>
        {introduction !== undefined && (
          <p className="introduction">
            <FoundText text={introduction} search={search} />
          </p>
        )}
        <p className="byline">
          {publishedOn !== undefined && <time dateTime={publishedOn}>{dayWords(publishedOn)}</time>}
          {author !== undefined && <span>{author}</span>}
        </p>
      </div>
    </Card>
  );
}
