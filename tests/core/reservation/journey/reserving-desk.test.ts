import { left, right } from 'fp-ts/Either';
import { NEVER, of, Subject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import {
  reservingDesk,
  type CheckoutStart,
  type CheckoutStop,
  type ReservationDesk,
} from '../../../../core/reservation/public';
import { aSubmission } from '../../../support/mothers/submission';

const START: CheckoutStart = { id: 'cs_1', checkoutAddress: 'https://pay.example/1' };

function aDesk(reserve: ReservationDesk['reserve'], stop$: Observable<CheckoutStop> = NEVER) {
  const seen: unknown[] = [];
  const desk = reservingDesk({
    desk: { reserve },
    checkout: {
      pay: (start, path) => {
        seen.push([start.id, path]);
        return stop$;
      },
    },
    slug: 'ford-fiesta',
    registration: 'JT71 ABC',
    reservePath: '/used/cars/reserve/ford-fiesta/',
    cameBack: () => seen.push('came back'),
  });
  desk.submit(aSubmission()).subscribe((answer) => seen.push(answer));
  return seen;
}

describe('The desk of a reservation’s form', () => {
  it('leads to the checkout, and answers nothing while that succeeds [RES-04]', () => {
    expect(aDesk(() => of(right(START)))).toEqual([['cs_1', '/used/cars/reserve/ford-fiesta/']]);
  });

  it('gives the form what stopped it: the back end, or that nobody could be led there [RES-05]', () => {
    expect(aDesk(() => of(left(timedOut)))).toEqual([left(timedOut)]);
    const stop$ = new Subject<CheckoutStop>();
    const seen = aDesk(() => of(right(START)), stop$);
    stop$.next({ kind: 'not-there', failure: timedOut });
    expect(seen.slice(1)).toEqual([left(timedOut)]);
  });

  it('tells that the shopper came back, once the form has heard of it', async () => {
    const stop$ = new Subject<CheckoutStop>();
    const seen = aDesk(() => of(right(START)), stop$);
    stop$.next({ kind: 'came-back' });
    await Promise.resolve();
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe('came back');
  });
});
