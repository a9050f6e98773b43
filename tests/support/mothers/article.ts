import type { Article, ArticleSummary } from '../../../core/content/public';

/** An article of a list, with what the test is about. */
export const anArticleSummary = (told: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug: 'vat-on-vans',
  title: 'VAT on vans',
  publishedOn: '2026-03-02',
  introduction: 'Which of two prices is yours.',
  picture: '/pictures/van-1280.webp',
  pictureWidths: [],
  category: { slug: 'vans', name: 'Vans' },
  tags: [{ slug: 'vat', name: 'VAT' }],
  author: 'Graham Tattersall',
  ...told,
});

export const anArticle = (told: Partial<Article> = {}): Article => ({
  ...anArticleSummary(told),
  html: '<p>Text.</p>',
  isTemplateBased: false,
  ...told,
});
