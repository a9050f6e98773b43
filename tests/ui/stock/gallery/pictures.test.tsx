import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VehicleId } from '../../../../core/stock/public';
import { withExampleApp } from '../../../../ui/workbench/with-example-app';
import { fakeApp } from '../../../support/fakes/app';
import { show, stumblingBlocks, tabStops, throughTheServer } from '../../../support/browser/show';
import { galleryOf, TITLE } from './gallery-example';

const stage = () => screen.getByRole('group', { name: `Pictures of ${TITLE}` });
/** The picture that can be seen: those beside it are inert. */
const shownPicture = () =>
  stage().querySelector('[data-at="shown"] img:not(.under)')?.getAttribute('src');
const next = () => screen.getByRole('button', { name: 'Next picture' });
const previous = () => screen.getByRole('button', { name: 'Previous picture' });
const announced = () => document.querySelector('[role=status]')?.textContent;
const thumbnails = () => screen.queryAllByRole('link', { name: /^Picture \d+/ });

describe('the large picture', () => {
  it('is told by its place as text, and in short [GAL-05]', async () => {
    const { user } = show(galleryOf(24));
    expect(announced()).toMatch(/^1 of 24/);
    expect(screen.getByText('1/24')).toBeTruthy();
    await user.click(next());
    await user.click(next());
    expect(announced()).toMatch(/^3 of 24/);
    expect(screen.getByText('3/24')).toBeTruthy();
    expect(shownPicture()).toBe('/pictures/3-640.webp');
  });

  it('goes round at both ends [GAL-04, WE-105]', async () => {
    const { user } = show(galleryOf(12));
    await user.click(previous());
    expect(announced()).toMatch(/^12 of 12/);
    await user.click(next());
    expect(announced()).toMatch(/^1 of 12/);
  });

  it('follows fifteen fast presses, each at once [GAL-05]', () => {
    show(galleryOf(24));
    const button = next();
    for (let press = 1; press <= 15; press += 1) {
      fireEvent.click(button);
      expect(announced()).toMatch(new RegExp(`^${press + 1} of 24`));
    }
  });

  it('moves by arrow keys, Home and End, and leaves the focus where it is [GAL-05]', async () => {
    const { user } = show(galleryOf(24));
    const link = within(stage()).getByRole('link');
    link.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(announced()).toMatch(/^3 of 24/);
    await user.keyboard('{End}');
    expect(announced()).toMatch(/^24 of 24/);
    await user.keyboard('{ArrowRight}');
    expect(announced()).toMatch(/^1 of 24/);
    await user.keyboard('{ArrowLeft}{Home}');
    expect(announced()).toMatch(/^1 of 24/);
    expect(document.activeElement).toBe(link);
  });

  it('leaves the browser its own shortcuts [GAL-05]', () => {
    show(galleryOf(24));
    expect(fireEvent.keyDown(stage(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(announced()).toMatch(/^1 of 24/);
  });

  it('is alone until somebody comes near; then its neighbours are fetched, and at most nine are there [GAL-11]', async () => {
    const { user } = show(galleryOf(24));
    const slides = () => stage().querySelectorAll('[data-at]');
    const fetched = () => stage().querySelectorAll('[data-at] img:not(.under)');
    expect(slides()).toHaveLength(1);
    await user.hover(stage());
    expect(fetched()).toHaveLength(3);
    const button = next();
    for (let press = 0; press < 7; press += 1) fireEvent.click(button);
    expect(slides()).toHaveLength(9);
    expect(fetched()).toHaveLength(5);
  });

  it('is the only one that the Tab key finds [GAL-05]', () => {
    show(galleryOf(24));
    const button = next();
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    const stops = tabStops(stage());
    expect(stops.map((stop) => stop.textContent || stop.getAttribute('href'))).toEqual([
      '/pictures/4-1280.webp',
      'Previous picture',
      'Next picture',
      'Enlarge picture',
    ]);
    const shownOnly = [...stage().querySelectorAll('[data-at]')].filter(
      (slide) => !slide.hasAttribute('inert'),
    );
    expect(shownOnly).toHaveLength(1);
  });

  it('has the winter sale after it [GAL-08, WE-102]', async () => {
    const { user } = show(galleryOf(3, { tags: ['winter_sale'] }));
    expect(announced()).toMatch(/^1 of 4/);
    await user.click(next());
    expect(announced()).toBe('2 of 4 Winter sale');
    await user.click(next());
    expect(shownPicture()).toBe('/pictures/2-640.webp');
  });
});

describe('a vehicle with next to no pictures', () => {
  it.each([0, 1])(
    'shows the placeholder for %i of them, and nothing to press [GAL-06]',
    (count) => {
      show(galleryOf(count));
      expect(shownPicture()).toBe('/pictures/placeholder-640.webp');
      expect(tabStops(stage())).toEqual([]);
      expect(thumbnails()).toEqual([]);
      expect(screen.getByText('Gallery')).toBeTruthy();
    },
  );

  it('shows its single picture where the setting says so [CG-088]', () => {
    show(galleryOf(1), fakeApp({ settings: { placeholderWhen: 'none-only' } }));
    expect(shownPicture()).toBe('/pictures/1-640.webp');
    expect(screen.getByText('Gallery (1 image)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});

describe('the thumbnails', () => {
  it('are at most sixteen of two hundred, and say which is shown [GAL-12]', async () => {
    const { user } = show(galleryOf(200));
    expect(thumbnails()).toHaveLength(16);
    await user.click(screen.getByRole('link', { name: 'Picture 5' }));
    expect(announced()).toMatch(/^5 of 200/);
    expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe(
      'Picture 5',
    );
  });

  it('are one stop of the Tab key, within which arrows move [GAL-05]', async () => {
    const { user } = show(galleryOf(24));
    expect(
      tabStops(document.body).filter((stop) => thumbnails().includes(stop as HTMLElement)),
    ).toHaveLength(1);
    thumbnails()[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(announced()).toMatch(/^2 of 24/);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Picture 2');
  });

  it('are plain links to the large pictures before any script, beyond the sixteenth too [GAL-05]', () => {
    const html = renderToString(withExampleApp(galleryOf(24)));
    for (let picture = 1; picture <= 24; picture += 1) {
      expect(html).toContain(`href="/pictures/${picture}-1280.webp"`);
    }
    expect(html).not.toContain('tabindex="-1" href');
  });
});

describe('pictures that fail', () => {
  /** Lets every picture fail in every form that is tried, and says what was asked for. */
  const failAll = () => {
    const asked: string[] = [];
    const addressOf = (image: Element) => image.getAttribute('src') ?? '';
    let waiting = [...document.querySelectorAll('img')].map(
      (image) => [image, addressOf(image)] as const,
    );
    while (waiting.length > 0) {
      asked.push(...waiting.map(([, address]) => address));
      const before = new Map(waiting);
      for (const [image] of waiting) fireEvent.error(image);
      waiting = [...document.querySelectorAll('img')]
        .map((image) => [image, addressOf(image)] as const)
        .filter(([image, address]) => before.get(image) !== address);
    }
    return asked;
  };

  it('are asked for once in each form, however often they are shown again [IG-1, ERR-33]', () => {
    show(
      galleryOf(12, {
        pictures: Array.from({ length: 12 }, (_, place) => ({
          thumb: `/${place}-small.webp`,
          medium: `/${place}.webp`,
          large: `/${place}.webp`,
          original: `/${place}-original.webp`,
        })),
      }),
    );
    const asked = failAll();
    const button = next();
    for (let press = 0; press < 30; press += 1) {
      fireEvent.click(button);
      asked.push(...failAll());
    }
    const ofPictures = asked.filter((address) => !address.includes('placeholder'));
    expect(ofPictures).toHaveLength(36);
    expect(new Set(ofPictures).size).toBe(36);
    expect(ofPictures.filter((address) => address.endsWith('-original.webp'))).toHaveLength(12);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(stage().querySelector('[data-at="shown"] svg[role="img"]')).not.toBeNull();
  });

  it('do not trouble the next vehicle [IG-1]', () => {
    const { become } = show(galleryOf(3));
    failAll();
    become(galleryOf(2, { id: 'another' as VehicleId }));
    expect(shownPicture()).toBe('/pictures/1-640.webp');
    expect(announced()).toMatch(/^1 of 2/);
  });
});

describe('the gallery as a whole', () => {
  it('has its first picture in the server’s HTML, with size and high priority, and no other [GAL-02]', () => {
    const html = renderToString(withExampleApp(galleryOf(12)));
    const [first = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
    expect(first).toContain('src="/pictures/1-640.webp"');
    expect(first).toMatch(/width="1280" height="800"/);
    expect(first).toContain('/pictures/1-1280.webp 1280w');
    expect(first).not.toContain('loading=');
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    expect(html).not.toContain('/pictures/2-640.webp');
  });

  it('is taken over without a change, and holds nothing a screen reader would stumble over [GAL-01]', async () => {
    const films = [{ id: '1', address: '/film.webm' }];
    const view = galleryOf(24, { films, turntable: ['/turn-0.webp'] });
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(view);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('leads to the other cars at the branch, and says of drawn pictures what they are [GAL-02]', () => {
    show(galleryOf(3, { isDrawn: true }));
    expect(screen.getByRole('link', { name: 'At Forecourt Bolton' }).getAttribute('href')).toBe(
      '/cars/bolton/',
    );
    expect(screen.getByText(/Pictures are illustrations of body style and colour/)).toBeTruthy();
  });

  it('says of photographs nothing that is untrue', () => {
    const { container } = show(galleryOf(3));
    expect(container.textContent).not.toMatch(/illustration/i);
  });
});
