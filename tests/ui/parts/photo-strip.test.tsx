import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PhotoStrip } from '../../../ui/parts/photo-strip/photo-strip';
import { wrapped } from '../../../core/kernel/wrapped';

const photosOf = (car: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    src: `/${car}-${place + 1}.webp`,
    alt: `${car}, photo ${place + 1}`,
    width: 640,
    height: 400,
  }));

const strip = (car = 'fiesta', count = 10) => (
  <PhotoStrip subject="Ford Fiesta" photos={photosOf(car, count)} href="/used/cars/ford-fiesta" />
);
const photos = () => within(screen.getByRole('group', { name: 'Photos of Ford Fiesta' }));
const next = () => screen.getByRole('button', { name: 'Next photo of Ford Fiesta' });
const previous = () => screen.getByRole('button', { name: 'Previous photo of Ford Fiesta' });
const sources = () =>
  photos()
    .getAllByRole('img')
    .map((photo) => photo.getAttribute('src'));

describe('the photos of a card', () => {
  it('move by a left and a right arrow named after the car [CARD-01]', async () => {
    render(strip());
    await userEvent.click(next());
    expect(sources()).toEqual(['/fiesta-2.webp']);
    await userEvent.click(previous());
    expect(sources()).toEqual(['/fiesta-1.webp']);
  });

  it('are counted as text [CARD-02]', async () => {
    render(strip());
    expect(photos().getByText('1 / 10')).toBeTruthy();
    await userEvent.click(next());
    expect(photos().getByText('2 / 10')).toBeTruthy();
  });

  it('go round from the first to the last and back [CARD-03]', async () => {
    render(strip());
    await userEvent.click(previous());
    expect(photos().getByText('10 / 10')).toBeTruthy();
    await userEvent.click(next());
    expect(photos().getByText('1 / 10')).toBeTruthy();
  });

  it('keep the focus on the arrow that was pressed [CARD-01]', async () => {
    render(strip());
    next().focus();
    await userEvent.keyboard('{Enter} {Enter}');
    expect(photos().getByText('4 / 10')).toBeTruthy();
    expect(document.activeElement).toBe(next());
  });

  it('take two tab stops, however many photos there are', async () => {
    render(strip());
    const stops: (Element | null)[] = [];
    await userEvent.tab();
    while (document.activeElement !== document.body) {
      stops.push(document.activeElement);
      await userEvent.tab();
    }
    expect(stops).toEqual([previous(), next()]);
  });

  it('load only the photo that is shown', () => {
    render(strip());
    expect(sources()).toEqual(['/fiesta-1.webp']);
  });

  it('show the first photo before any script', () => {
    const html = renderToString(strip());
    expect(html).toContain('/fiesta-1.webp');
    expect(html).not.toContain('/fiesta-2.webp');
  });

  it('need no arrows and no counter when there is one', () => {
    render(strip('fiesta', 1));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('1 / 1')).toBeNull();
  });

  it('start at the first photo of the next car', async () => {
    const { rerender } = render(strip());
    await userEvent.click(next());
    rerender(strip('focus', 3));
    expect(sources()).toEqual(['/focus-1.webp']);
    expect(photos().getByText('1 / 3')).toBeTruthy();
  });
});

describe('a place in a ring of photos', () => {
  it.each([
    [-1, 10, 9],
    [10, 10, 0],
    [0, 10, 0],
    [-11, 10, 9],
    [0, 0, 0],
  ])('%i of %i is %i [CARD-03]', (place, count, expected) => {
    expect(wrapped(place, count)).toBe(expected);
  });
});
