import { describe, expect, it } from 'vitest';
import { makeVisitTrail } from '../../../ui/kit/visit-trail';

const list = { address: '/used/cars/search/?make=ford', index: 3 };
const car = { address: '/used/cars/ford-fiesta/', index: 4 };

describe('the trail of a visit', () => {
  it('knows the page before, already while the next one is drawn [VDP-01]', () => {
    const trail = makeVisitTrail();
    trail.arrive(list);
    expect(trail.before(car.address)).toBe(list);
    trail.arrive(car);
    expect(trail.before(car.address)).toBe(list);
  });

  it('takes a page that arrives twice as the same page', () => {
    const trail = makeVisitTrail();
    trail.arrive(list);
    trail.arrive(car);
    trail.arrive(car);
    expect(trail.before(car.address)).toBe(list);
  });

  it('begins with the page of ours that linked here, whose place in the history is unknown', () => {
    const trail = makeVisitTrail('/contact/');
    trail.arrive(car);
    expect(trail.before(car.address)).toEqual({ address: '/contact/', index: undefined });
  });

  it('has nothing before the first page of a visit from elsewhere', () => {
    const trail = makeVisitTrail();
    expect(trail.before(car.address)).toBeUndefined();
    trail.arrive(car);
    expect(trail.before(car.address)).toBeUndefined();
  });
});
