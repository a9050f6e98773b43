import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpReviewFeed } from '../../../../adapters/http/content/http-review-feed';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import type { Branch } from '../../../../core/content/public';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const branches: readonly Branch[] = ['bolton', 'chester', 'stoke'].map((slug, nth) => ({
  id: String(nth),
  slug,
  name: slug,
}));

const ask = (answer: FakeAnswer, chance = 0, known = branches) => {
  const fake = fakeTransport(answer);
  const feed = new HttpReviewFeed(
    makeHttpClient(fake),
    { branches: () => of(right(known)) },
    { next: () => chance },
  );
  return { fake, feed, reviews: firstValueFrom(feed.reviews()) };
};

const review = {
  rating: 5,
  customer: 'Amina',
  review_date: '2026-10-02',
  comments: 'Straightforward.',
};
const read = { rating: 5, author: 'Amina', text: 'Straightforward.', writtenOn: '2026-10-02' };

const readOnes = async (reviews: unknown) => {
  const answer = await ask({ json: { data: { reviews } } }).reviews;
  if (!isRight(answer)) throw new Error('The reviews cannot be read');
  return answer.right.reviews;
};

describe('customers’ reviews', () => {
  it('are asked for at most fifteen, the best rated first [CALL-37]', async () => {
    const { fake, reviews } = ask({ json: { data: { reviews: [] } } });
    await reviews;
    const [path, query = ''] = fake.calls[0]?.url.split('?') ?? [];
    expect(path).toBe('/api/v2/reviews/bolton');
    expect(Object.fromEntries(readQueryString(query))).toEqual({
      provider: 'google',
      resultsPerPage: '15',
      orderBy: 'rating_desc',
    });
  });

  it.each([
    [0, 'bolton'],
    [0.34, 'chester'],
    [0.999_999, 'stoke'],
  ])('are those of a branch left to chance: %d is %s [REV-08, CG-128]', async (chance, slug) => {
    const { fake, reviews } = ask({ json: { data: { reviews: [] } } }, chance);
    await reviews;
    expect(fake.calls[0]?.url).toContain(`/reviews/${slug}?`);
    expect(await ask({ json: { data: { reviews: [] } } }, chance).reviews).toEqual(
      right({ reviews: [], branch: slug }),
    );
  });

  it('are those of the branch that is asked for, whatever chance says [REV-08]', async () => {
    const { fake, feed } = ask({ json: { data: { reviews: [], source: 'https://all.example/' } } });
    expect(await firstValueFrom(feed.reviews('wrexham'))).toEqual(
      right({ reviews: [], source: 'https://all.example/' }),
    );
    expect(fake.calls.map(({ url }) => url.split('?', 1)[0])).toContain('/api/v2/reviews/wrexham');
  });

  it.each<[string, unknown]>([
    ['bare', { reviews: [review], average_rating: 4.6, total_reviews: 212 }],
    ['wrapped', { data: { reviews: [review], average_rating: '4.6', total_reviews: '212' } }],
    [
      'wrapped twice',
      { data: { data: { reviews: [review], average_rating: 4.6, total_reviews: 212 } } },
    ],
  ])('are read %s, with what all of them come to [REV-06, REV-07, CG-134]', async (_, json) => {
    expect(await ask({ json }).reviews).toEqual(
      right({ reviews: [read], averageRating: 4.6, totalReviews: 212, branch: 'bolton' }),
    );
  });

  it('are read from the second source as well [REV-06]', async () => {
    const second = {
      stars: 4,
      title: 'Good',
      text: 'Helpful people.',
      consumer: { displayName: 'Rhys' },
      createdAt: '2026-09-30T10:00:00Z',
    };
    expect(await readOnes([second])).toEqual([
      {
        rating: 4,
        author: 'Rhys',
        text: 'Helpful people.',
        title: 'Good',
        writtenOn: '2026-09-30',
      },
    ]);
  });

  it('are plain text, whatever was typed, to the letter [REV-06, CX-1]', async () => {
    const comments =
      '<p>Great &amp; quick.</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    expect(await readOnes([{ ...review, customer: '<b>Amina</b>', comments }])).toEqual([
      {
        ...read,
        text: 'Great & quick.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>',
      },
    ]);
  });

  it.each([0, 6, -1, 5.5, '4.5 stars', null, '', Infinity, [5]])(
    'are left out with a rating of %j [REV-06]',
    async (rating) => {
      expect(await readOnes([{ ...review, rating }, review])).toEqual([read]);
    },
  );

  it('are left out without an author or a word, and keep no date that is none [REV-06]', async () => {
    expect(
      await readOnes([
        { ...review, customer: null },
        { ...review, comments: ' ' },
        { ...review, review_date: 'yesterday' },
        null,
        'Great',
      ]),
    ).toEqual([{ rating: 5, author: 'Amina', text: 'Straightforward.' }]);
  });

  it.each<[unknown, unknown]>([
    [0, -1],
    [5.1, 1.5],
    [null, null],
    ['high', 'many'],
  ])(
    'have no average of %j and no number of %j [REV-07]',
    async (average_rating, total_reviews) => {
      const json = { data: { reviews: [], average_rating, total_reviews } };
      expect(await ask({ json }).reviews).toEqual(right({ reviews: [], branch: 'bolton' }));
    },
  );

  it.each<[string, FakeAnswer, unknown]>([
    ['the source refuses', { status: 500, text: '' }, { kind: 'refused', status: 500 }],
    ['the branch is unknown there', { status: 404, json: {} }, { kind: 'refused', status: 404 }],
    ['nothing answers', 'offline', { kind: 'unreachable' }],
    ['it is no JSON', { text: 'Great car' }, { kind: 'unreadable' }],
    ['there is no list', { json: { data: { reviews: null } } }, { kind: 'unreadable' }],
  ])('are a failure when %s [CALL-37]', async (_, answer, failure) => {
    expect(await ask(answer).reviews).toMatchObject(left(failure));
  });

  it('are a failure, and not asked for, where there is no branch to ask of [REV-08]', async () => {
    const { fake, reviews } = ask({ json: { data: { reviews: [] } } }, 0, []);
    expect(await reviews).toEqual(left({ kind: 'unreachable' }));
    expect(fake.calls).toEqual([]);
  });

  it('have one to five stars, an author and words that can be shown, whatever is sent [REV-06]', async () => {
    const any = fc.jsonValue({ maxDepth: 2 });
    const entry = fc.oneof(
      any,
      fc.record(
        {
          rating: fc.oneof(any, fc.integer({ min: -2, max: 8 })),
          customer: any,
          comments: fc.oneof(any, fc.string()),
          review_date: any,
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry), async (entries) => {
        for (const { rating, author, text } of await readOnes(entries)) {
          expect(rating).toBeGreaterThanOrEqual(1);
          expect(rating).toBeLessThanOrEqual(5);
          expect(author.trim()).not.toBe('');
          expect(text).toMatch(/\S/);
          expect(text).not.toMatch(/[^\P{Cc}\n]/u);
        }
      }),
    );
  });
});

describe('the average', () => {
  const rated = (...ratings: readonly unknown[]) =>
    ratings.map((rating, nth) => ({ ...review, customer: `C${nth}`, rating }));
  const figures = async (data: object) => {
    const answer = await ask({ json: { data } }).reviews;
    return isRight(answer)
      ? [answer.right.averageRating, answer.right.totalReviews, answer.right.reviews.length]
      : [];
  };

  it('is of the rated ones where the source gives none [BR-5] [REV-07]', async () => {
    expect(await figures({ reviews: rated(5, 4, 1, null), average_rating: null })).toEqual([
      3.3, 3, 3,
    ]);
    expect(await figures({ reviews: rated('4', 6, 0) })).toEqual([4, 1, 1]);
    expect(await figures({ reviews: [] })).toEqual([undefined, undefined, 0]);
  });

  it('is the source’s own of all its reviews where it gives one [BR-5]', async () => {
    const data = { reviews: rated(5, 5), average_rating: 4.25, total_reviews: 120 };
    expect(await figures(data)).toEqual([4.25, 120, 2]);
  });
});

describe('testimonials', () => {
  const answers = (reviews: FakeAnswer, summary: FakeAnswer) => {
    const asked: string[] = [];
    const client = {
      call: ({ path }: { path: string }) => {
        asked.push(path);
        return makeHttpClient(fakeTransport(path.endsWith('/summary') ? summary : reviews)).call({
          path,
        });
      },
    };
    const feed = new HttpReviewFeed(client, { branches: () => of(right([])) }, { next: () => 0 });
    return { asked, answer: firstValueFrom(feed.testimonials()) };
  };
  const one = {
    stars: 2,
    title: 'Slow',
    text: 'Slow to ring back.',
    createdAt: '2026-11-02T10:00:00Z',
    consumer: { displayName: 'Natalie' },
  };
  const told = {
    rating: 2,
    author: 'Natalie',
    title: 'Slow',
    text: 'Slow to ring back.',
    writtenOn: '2026-11-02',
  };

  it('come with a summary, from two calls [CALL-38, REV-06, REV-07]', async () => {
    const summary = { json: { data: { average_rating: 3.9, total_reviews: 10 } } };
    const { asked, answer } = answers({ json: { data: { reviews: [one] } } }, summary);
    expect(await answer).toEqual(right({ reviews: [told], averageRating: 3.9, totalReviews: 10 }));
    expect(asked).toEqual(['/api/trustpilot', '/api/trustpilot/summary']);
  });

  it('are read where the source names its figures itself, or lists reviews bare', async () => {
    const summary = { json: { score: { trustScore: 4.6 }, numberOfReviews: { total: 12 } } };
    expect(await answers({ json: { data: [one] } }, summary).answer).toEqual(
      right({ reviews: [told], averageRating: 4.6, totalReviews: 12 }),
    );
  });

  it('have the average of those here without a summary', async () => {
    const { answer } = answers({ json: { data: { reviews: [one] } } }, { status: 500, json: {} });
    expect(await answer).toEqual(right({ reviews: [told], averageRating: 2, totalReviews: 1 }));
  });
});
