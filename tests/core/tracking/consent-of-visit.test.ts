import { EMPTY, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import {
  ACCEPTED,
  agreedTo,
  createConsent,
  REFUSED,
  type Consent,
} from '../../../core/tracking/public';

describe('The question of consent', () => {
  it('counts as refused while nobody has answered [CG-121]', () => {
    expect([agreedTo(undefined), agreedTo(REFUSED)]).toEqual([[], []]);
    expect(agreedTo(ACCEPTED)).toEqual(['analytics', 'marketing']);
  });

  it('is put only once it is known that there is no answer', () => {
    const consent = createConsent(makeScope(), { read: () => of(undefined), write: () => {} });
    expect(consent.isQuestionOpen$.value).toBe(false);
    consent.restore();
    expect(consent.isQuestionOpen$.value).toBe(true);
  });

  it('is not put where the answer cannot be known', () => {
    const consent = createConsent(makeScope(), { read: () => EMPTY, write: () => {} });
    consent.restore();
    expect(consent.isQuestionOpen$.value).toBe(false);
  });

  it('is kept before anybody is told of the answer, and put no more', () => {
    const order: string[] = [];
    const consent = createConsent(makeScope(), {
      read: () => of(undefined),
      write: () => order.push('kept'),
    });
    consent.restore();
    consent.consent$.subscribe((answer) => {
      if (answer !== undefined) order.push('told');
    });
    consent.answer(ACCEPTED);
    expect([order, consent.isQuestionOpen$.value]).toEqual([['kept', 'told'], false]);
  });

  it('is said to be kept only once it is', () => {
    const kept: (() => void)[] = [];
    const consent = createConsent(makeScope(), {
      read: () => of(undefined),
      write: (_, whenKept) => kept.push(whenKept),
    });
    consent.restore();
    consent.answer(ACCEPTED);
    expect([consent.consent$.value, consent.isKept$.value]).toEqual([ACCEPTED, false]);
    kept.forEach((tell) => {
      tell();
    });
    expect([consent.consent$.value, consent.isKept$.value]).toEqual([ACCEPTED, true]);
    consent.answer(REFUSED);
    expect(consent.isKept$.value).toBe(false);
  });

  it('follows an answer given in another tab', () => {
    const kept$ = new Subject<Consent | undefined>();
    const consent = createConsent(makeScope(), { read: () => kept$, write: () => {} });
    consent.restore();
    kept$.next(ACCEPTED);
    kept$.next(REFUSED);
    expect(consent.consent$.value).toEqual(REFUSED);
  });
});
