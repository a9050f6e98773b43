import { Command, Option } from 'commander';
import { isLeft, type Either } from 'fp-ts/Either';
import { firstValueFrom, type Observable } from 'rxjs';
import {
  ALL_ARTICLES,
  articlePages,
  articlePath,
  articleText,
  searchTerm,
  toArticlesAddress,
  type ArticleLibrary,
  type ArticleOrder,
  type ArticlePage,
  type ArticleQuery,
  type ArticleSummary,
} from '../../../core/content/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { countWords, minutesWords } from '../../../ui/copy/blog/blog-copy';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import { settingsOf, type OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { textTable } from '../text-table';

interface Flags {
  readonly json?: boolean;
  readonly api?: string;
}

interface ListFlags extends Flags {
  readonly category?: string;
  readonly tag?: string;
  readonly sort: ArticleOrder;
  readonly page: string;
}

interface Answer {
  readonly inJson: unknown;
  readonly asText: readonly string[];
}

const JSON_OPTION = ['--json', 'machine-readable'] as const;

/** `forecourt blog`: the articles of the blog, as its pages tell them. */
export function blogCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  const asking = async (
    { api, json }: Flags,
    answer: (articles: ArticleLibrary) => Promise<Answer>,
  ): Promise<void> => {
    const { latestArticles } = settingsOf(terminal);
    const backEnd = await openBackEnd(terminal, api);
    try {
      const { articles } = portsOf(composeCli({ ...backEnd.line, latestArticles }));
      const { inJson, asText } = await answer(articles);
      if (json === true) terminal.say(JSON.stringify(inJson, undefined, 2));
      else asText.forEach(terminal.say);
    } finally {
      await backEnd.close();
    }
  };
  const listing = (command: Command): Command =>
    command
      .option('--category <slug>', 'of one category')
      .option('--tag <slug>', 'with one tag')
      .addOption(
        new Option('--sort <order>', 'by the day of publication')
          .choices(['latest', 'oldest'])
          .default('latest'),
      )
      .option('--page <number>', 'which page of thirteen', '1')
      .option(...JSON_OPTION)
      .addOption(API_OPTION);
  const command = new Command('blog').description('the articles of the blog');
  listing(command.command('list').description('articles, the latest first')).action(
    (flags: ListFlags) => asking(flags, (articles) => listAnswer(articles, queryOf(flags))),
  );
  listing(
    command
      .command('search')
      .description('articles in which every word stands')
      .argument('<words...>', 'as they are written, whatever signs are in them'),
  ).action((words: readonly string[], flags: ListFlags) => {
    const search = searchTerm(words.join(' '));
    if (search === undefined) {
      throw new CommandFailed('There is nothing to search for.', EXIT.wrongUsage);
    }
    return asking(flags, (articles) => listAnswer(articles, { ...queryOf(flags), search }));
  });
  command
    .command('show')
    .description('one article')
    .argument('<slug>', 'the last part of its address')
    .option(...JSON_OPTION)
    .addOption(API_OPTION)
    .action((slug: string, flags: Flags) =>
      asking(flags, (articles) => showAnswer(articles, slug)),
    );
  return command;
}

/** @throws CommandFailed for a page that no list has. */
function queryOf({ category, tag, sort, page }: ListFlags): ArticleQuery {
  const number = Number(page);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new CommandFailed(`${page} is no page: pages are counted from 1.`, EXIT.wrongUsage);
  }
  return {
    ...ALL_ARTICLES,
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    order: sort,
    page: number,
  };
}

/** @throws CommandFailed with what went wrong. */
async function had<T>(answer$: Observable<Either<GatewayFailure, T>>): Promise<T> {
  const answer = await firstValueFrom(answer$);
  if (isLeft(answer)) throw new CommandFailed(failureLine(answer.left));
  return answer.right;
}

const summaryJson = (article: ArticleSummary) => ({
  slug: article.slug,
  title: article.title,
  address: articlePath(article.slug),
  published: article.publishedOn ?? null,
  changed: article.changedOn ?? null,
  author: article.author ?? null,
  category: article.category?.slug ?? null,
  tags: article.tags.map(({ slug }) => slug),
  introduction: article.introduction ?? null,
  picture: article.picture ?? null,
});

async function listAnswer(articles: ArticleLibrary, query: ArticleQuery): Promise<Answer> {
  const found: ArticlePage = await had(articles.list(query));
  const pages = articlePages(found.total);
  return {
    inJson: {
      address: toArticlesAddress(query),
      total: found.total,
      page: query.page,
      pages,
      articles: found.articles.map(summaryJson),
    },
    asText: [
      `${countWords(found.total)}, page ${String(query.page)} of ${String(pages)}`,
      ...textTable<ArticleSummary>(
        [
          { heading: 'Published', cell: ({ publishedOn }) => publishedOn ?? '' },
          { heading: 'Title', cell: ({ title }) => title, widest: 60 },
          { heading: 'Category', cell: ({ category }) => category?.name ?? '' },
          { heading: 'Slug', cell: ({ slug }) => slug },
        ],
        found.articles,
      ),
    ],
  };
}

const NOT_THERE: Readonly<Record<number, string>> = {
  404: 'There is no article of this name:',
  410: 'This article has been withdrawn:',
};

async function showAnswer(articles: ArticleLibrary, slug: string): Promise<Answer> {
  const answer = await firstValueFrom(articles.article(slug));
  if (isLeft(answer)) {
    const { left: failure } = answer;
    const why = failure.kind === 'refused' ? NOT_THERE[failure.status] : undefined;
    throw why === undefined
      ? new CommandFailed(failureLine(failure))
      : new CommandFailed(`${why} ${slug}.`, EXIT.wrongUsage);
  }
  const { right: article } = answer;
  const { contents, minutes } = articleText(article.html);
  const byline = [article.publishedOn, article.author, article.category?.name];
  return {
    inJson: {
      ...summaryJson(article),
      minutes,
      contents,
      template: article.isTemplateBased,
      html: article.html,
    },
    asText: [
      article.title,
      [...byline.filter((part) => part !== undefined), minutesWords(minutes)].join(' · '),
      ...(article.introduction === undefined ? [] : ['', article.introduction]),
      ...(contents.length === 0 ? [] : ['', ...contents.map(({ title }) => `- ${title}`)]),
    ],
  };
}
