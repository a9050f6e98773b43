import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { outcodePlace } from '../../../adapters/sandbox/content/outcodes';
import { britishPoint, milesBetween } from '../../../core/branch/rules/distance';
import { nearestBranches } from '../../../core/branch/rules/nearest-branches';
import {
  askNearest,
  createNearestSearch,
  unsorted,
  type NearestState,
} from '../../../core/branch/streams/nearest-search';
import type { GeoPoint } from '../../../core/branch/public';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import { makeScope } from '../../../core/kernel/scope';
import type { Either } from 'fp-ts/Either';

const OUTCODES = {
  bolton: 'BL1',
  chester: 'CH1',
  crewe: 'CW1',
  stafford: 'ST16',
  stockport: 'SK1',
  stoke: 'ST1',
  liverpool: 'L1',
  wrexham: 'LL13',
};
const branches = Object.entries(OUTCODES).map(([slug, outcode]) => ({
  slug,
  point: outcodePlace(outcode)!,
}));
const from = (outcode: string) =>
  nearestBranches(branches, outcodePlace(outcode)!).map(
    ({ branch, miles }) => [branch.slug, miles!] as const,
  );

describe('The nearest branches', () => {
  it('are the nearest, in miles [BR-3]', () => {
    const expected = [
      ['chester', 0],
      ['liverpool', 12.3],
      ['wrexham', 13.1],
      ['crewe', 23],
      ['bolton', 32.6],
      ['stoke', 34.6],
      ['stockport', 35],
      ['stafford', 44.4],
    ] as const;
    const found = from('CH1');
    expect(found.map(([slug]) => slug)).toEqual(expected.map(([slug]) => slug));
    found.forEach(([, miles], place) => {
      expect(Math.abs(miles - expected[place]![1])).toBeLessThan(0.2);
    });
    expect(from('W1B').at(0)?.[0]).toBe('stafford');
    expect(from('W1B').at(-1)?.[0]).toBe('liverpool');
    expect(from('BT16').at(0)?.[0]).toBe('liverpool');
  });

  it('have those without a place last, in their order and without a figure [BR-3]', () => {
    const odd: readonly { slug: string; point?: GeoPoint }[] = [
      { slug: 'nowhere' },
      { slug: 'lost' },
      ...branches,
    ];
    const found = nearestBranches(odd, outcodePlace('CH1')!);
    expect(found.slice(-2)).toEqual([
      { branch: { slug: 'nowhere' } },
      { branch: { slug: 'lost' } },
    ]);
  });

  it.each([
    [undefined, undefined],
    [0, 0],
    [-2.9, 53.2],
    [53.2, undefined],
  ])('are not measured from %s, %s, which is no place here', (latitude, longitude) => {
    expect(britishPoint(latitude, longitude)).toBeUndefined();
  });
});

const points = fc.record({
  latitude: fc.double({ min: 49.1, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8.9, max: 2, noNaN: true }),
});

describe('Laws of distance', () => {
  it('is nothing to itself, the same both ways, and never longer by a direct way', () => {
    fc.assert(
      fc.property(points, points, points, (one, other, third) => {
        expect(milesBetween(one, one)).toBe(0);
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 9);
        expect(milesBetween(one, third)).toBeLessThanOrEqual(
          milesBetween(one, other) + milesBetween(other, third) + 1e-9,
        );
      }),
    );
  });
});

describe('"Nearest to you"', () => {
  const chester: GeoPoint = { latitude: 53.2, longitude: -2.9 };
  const statesOf = (typed: string, answer: Either<GatewayFailure, GeoPoint | undefined>) => {
    const states: NearestState[] = [];
    askNearest({ placeOf: () => of(answer) }, typed).subscribe((state) => states.push(state));
    return states;
  };

  it('asks about the first half alone', () => {
    const asked: string[] = [];
    const directory = {
      placeOf: (outcode: string) => {
        asked.push(outcode);
        return of(right(chester));
      },
    };
    askNearest(directory, 'ch1 4qq').subscribe();
    expect(asked).toEqual(['CH1']);
  });

  it('says why it cannot sort, and keeps what was typed [BR-4]', () => {
    expect(statesOf('BX1 1LT', right(undefined))).toEqual([
      { kind: 'refused', typed: 'BX1 1LT', fault: { kind: 'not-known', outcode: 'BX1' } },
    ]);
    expect(statesOf('Chester', right(chester))).toEqual([
      { kind: 'refused', typed: 'Chester', fault: { kind: 'not-an-outcode' } },
    ]);
    expect(statesOf('CH1', left(unreachable))).toEqual([
      { kind: 'refused', typed: 'CH1', fault: { kind: 'no-answer' } },
    ]);
  });

  it('remembers the half it sorted by, forgets it when cleared, and heeds the newest question', () => {
    const scope = makeScope();
    const answers = new Map<string, Subject<Either<GatewayFailure, GeoPoint | undefined>>>();
    const written: (string | undefined)[] = [];
    const search = createNearestSearch(
      scope,
      {
        placeOf: (outcode) => {
          const answer$ = new Subject<Either<GatewayFailure, GeoPoint | undefined>>();
          answers.set(outcode, answer$);
          return answer$;
        },
      },
      { read: () => undefined, write: (outcode) => written.push(outcode) },
      unsorted,
    );
    search.find('M1');
    search.find('CH1 4QQ');
    answers.get('M1')?.next(right(chester));
    expect(search.state$.value).toEqual({ kind: 'asking', typed: 'CH1 4QQ' });
    answers.get('CH1')?.next(right(chester));
    expect(search.state$.value).toEqual({ kind: 'sorted', outcode: 'CH1', from: chester });
    search.clear();
    expect(written).toEqual(['CH1', undefined]);
    scope.end();
  });
});
