import { chain, isLeft, isRight, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { trueAverage } from '../../../core/content/public';
import type {
  Branch,
  ContentLibrary,
  Review,
  ReviewFeed,
  Reviews,
} from '../../../core/content/public';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import type { Random } from '../../../core/kernel/ports/random';
import { wellFormed } from '../../../core/kernel/well-formed';
import { isoDay } from '../dates';
import type { HttpClient } from '../http-client';
import { isRecord, readNumber, readText } from '../lenient';
import { outsideAddress } from '../outside-address';
import { plainText } from '../plain-text';
import { unwrap } from '../unwrap';
import { wireParams } from '../wire-params';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** Customers' reviews over HTTP (CALL-37): of the branch asked for, or of one left to chance (REV-08). */
export class HttpReviewFeed implements ReviewFeed {
  constructor(
    private readonly client: HttpClient,
    private readonly content: Pick<ContentLibrary, 'branches'>,
    private readonly random: Random,
  ) {}

  readonly reviews = (branchSlug?: string): Observable<Either<GatewayFailure, Reviews>> =>
    branchSlug === undefined ? this.ofSomeBranch() : this.reviewsOf(branchSlug);

  /** Two calls, of which the summary may fail: the reviews have stars of their own. */
  readonly testimonials = (): Observable<Either<GatewayFailure, Reviews>> =>
    forkJoin([
      this.client.call({ path: '/api/trustpilot' }),
      this.client.call({ path: '/api/trustpilot/summary' }),
    ]).pipe(
      map(([reviews, summary]) =>
        pipe(
          reviews,
          mapRight((body) => unwrap(body).content),
          mapRight((content) => (Array.isArray(content) ? { reviews: content } : content)),
          chain((content) =>
            toReviews({
              ...(isRecord(content) && content),
              ...(isRight(summary) && summaryFields(unwrap(summary.right).content)),
            }),
          ),
        ),
      ),
    );

  private ofSomeBranch(): Observable<Either<GatewayFailure, Reviews>> {
    return this.content.branches().pipe(
      switchMap((answer): Observable<Either<GatewayFailure, Reviews>> => {
        if (isLeft(answer)) return of(answer);
        const branch = oneOf(this.random, answer.right);
        return branch === undefined
          ? of(left(unreachable))
          : this.reviewsOf(branch.slug).pipe(
              map(mapRight((found) => ({ ...found, branch: branch.name }))),
            );
      }),
    );
  }

  private reviewsOf(organisation: string): Observable<Either<GatewayFailure, Reviews>> {
    return this.client
      .call({
        path: `/api/v2/reviews/${encodeURIComponent(wellFormed(organisation))}`,
        params: wireParams({ provider: 'google', resultsPerPage: 15, orderBy: 'rating_desc' }),
      })
      .pipe(map(chain(toReviews)));
  }
}

const oneOf = (random: Random, branches: readonly Branch[]): Branch | undefined =>
  branches[Math.floor(random.next() * branches.length)];

function toReviews(body: unknown): Either<GatewayFailure, Reviews> {
  const { content } = unwrap(body);
  const answer = isRecord(content) ? content : {};
  const entries = answer['reviews'];
  if (!Array.isArray(entries)) {
    return left({ kind: 'unreadable', problems: [{ path: 'data.reviews', expected: 'a list' }] });
  }
  const average = readNumber(answer['average_rating']);
  const total = readNumber(answer['total_reviews']);
  const reviews = entries.flatMap(toReview);
  const hasSummary = average !== undefined && isRating(average);
  return right(
    withoutAbsent({
      reviews,
      ...(hasSummary
        ? {
            averageRating: average,
            totalReviews:
              total !== undefined && Number.isSafeInteger(total) && total >= 0 ? total : undefined,
          }
        : trueAverage(reviews)),
      source: outsideAddress('media', answer['source']),
    }),
  );
}

/** As the documents call them (REV-07), or as the source does itself. */
function summaryFields(content: unknown): Readonly<Record<string, unknown>> {
  const told = isRecord(content) ? content : {};
  const score = isRecord(told['score']) ? told['score'] : told;
  const count = isRecord(told['numberOfReviews']) ? told['numberOfReviews'] : {};
  return {
    average_rating: told['average_rating'] ?? score['trustScore'] ?? score['trust_score'],
    total_reviews: told['total_reviews'] ?? count['total'],
    source: told['source'],
  };
}

const isRating = (stars: number): boolean => stars >= 1 && stars <= 5;

/** One review, of either source (REV-06); without its stars, its author or a word of text it is none. */
function toReview(entry: unknown): readonly Review[] {
  if (!isRecord(entry)) return [];
  const consumer = isRecord(entry['consumer']) ? entry['consumer'] : {};
  const rating = readNumber(entry['rating'] ?? entry['stars']);
  const author = plainText(readText(entry['customer']) ?? readText(consumer['displayName']));
  const text = plainText(readText(entry['comments']) ?? readText(entry['text']));
  if (rating === undefined || !isRating(rating) || author === undefined || text === undefined) {
    return [];
  }
  const day = isoDay(readText(entry['review_date']) ?? readText(entry['createdAt']));
  const title = plainText(readText(entry['title']));
  return [withoutAbsent({ rating, author, text, title, writtenOn: day })];
}
