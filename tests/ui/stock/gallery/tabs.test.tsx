import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fakeApp } from '../../../support/fakes/app';
import { AppProvider } from '../../../../ui/kit/app-context';
import { show, stumblingBlocks, tabStops } from '../../../support/browser/show';
import { galleryOf } from './gallery-example';

const films = [{ id: '1', address: '/film.webm' }];
const turntable = Array.from({ length: 24 }, (_, frame) => `/turn-${frame}.webp`);
const everything = galleryOf(24, { films, turntable });
const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const frames = () =>
  [...document.querySelectorAll('img')].filter((image) =>
    image.getAttribute('src')?.startsWith('/turn-'),
  );
const arrive = (among: readonly Element[]) => {
  for (const image of among) fireEvent.load(image);
};

describe('the tabs of a gallery', () => {
  it('are there for what the vehicle has [GAL-01]', () => {
    const { become } = show(everything);
    expect(tabs()).toEqual(['360 view', 'Gallery (24 images)', 'Video']);
    become(galleryOf(24, { films }));
    expect(tabs()).toEqual(['Gallery (24 images)', 'Video']);
    become(galleryOf(24));
    expect(tabs()).toEqual([]);
    expect(screen.getByText('Gallery (24 images)')).toBeTruthy();
  });

  it('open with the pictures, are one stop of the Tab key and move by arrows [GAL-09]', async () => {
    const { user } = show(everything);
    expect(openTab()).toBe('Gallery (24 images)');
    const row = screen.getByRole('tablist');
    expect(tabStops(row)).toHaveLength(1);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(openTab()).toBe('Video');
    expect(document.activeElement?.textContent).toBe('Video');
    await user.keyboard('{ArrowRight}');
    expect(openTab()).toBe('360 view');
    await user.keyboard('{End}');
    expect(openTab()).toBe('Video');
  });

  it('keep the picture that was shown [GAL-09]', async () => {
    const { user } = show(everything);
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    await user.click(screen.getByRole('tab', { name: /^Gallery/ }));
    expect(screen.getByText('2/24')).toBeTruthy();
  });

  it('open with the video where films come first, and ask for its picture first [GAL-03]', () => {
    const app = fakeApp({ settings: { galleryOrder: 'video-first' } });
    const html = renderToString(<AppProvider value={app}>{everything}</AppProvider>);
    const [first = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
    expect(html.indexOf(first)).toBeLessThan(html.indexOf('carousel'));
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    show(everything, app);
    expect(tabs()).toEqual(['Video', '360 view', 'Gallery (24 images)']);
    expect(openTab()).toBe('Video');
  });
});

describe('the 360 view', () => {
  const open = async () => {
    const { user, container } = show(everything);
    await user.click(screen.getByRole('tab', { name: '360 view' }));
    await screen.findByRole('slider', { name: 'Turn the car' }, { timeout: 15_000 });
    return { user, container };
  };
  const slider = () => screen.getByRole('slider', { name: 'Turn the car' });

  it('asks for every fourth frame first and turns with those [GAL-01]', async () => {
    const { user, container } = await open();
    expect(frames().map((frame) => frame.getAttribute('src'))).toEqual(
      [0, 4, 8, 12, 16, 20].map((frame) => `/turn-${frame}.webp`),
    );
    arrive(frames().slice(0, 2));
    slider().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider().getAttribute('aria-valuetext')).toBe('45 degrees');
    expect(document.querySelector('[data-shown="true"]')?.getAttribute('src')).toBe('/turn-4.webp');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('then fetches those between, each once [GAL-01]', async () => {
    await open();
    arrive(frames());
    expect(frames()).toHaveLength(12);
    arrive(frames().slice(6));
    expect(frames()).toHaveLength(24);
  });

  it('goes round at the ends, in degrees [GAL-01]', async () => {
    const { user } = await open();
    slider().focus();
    await user.keyboard('{ArrowLeft}');
    expect(slider().getAttribute('aria-valuetext')).toBe('345 degrees');
    await user.keyboard('{ArrowRight}');
    expect(slider().getAttribute('aria-valuetext')).toBe('0 degrees');
    fireEvent.change(slider(), { target: { value: '6' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('90 degrees');
  });

  it('passes over frames that fail, and says so when all do [GAL-01, ERR-33]', async () => {
    await open();
    fireEvent.error(frames()[0] as Element);
    expect(frames().map((frame) => frame.getAttribute('src'))).not.toContain('/turn-0.webp');
    for (let round = 0; round < 24 && frames().length > 0; round += 1) {
      for (const frame of frames()) fireEvent.error(frame);
    }
    expect(screen.getByRole('alert').textContent).toContain('The 360 view could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frames()).toHaveLength(6);
  });
});

describe('a film', () => {
  /** The link as the films bring it: the one that stands before them leaves the page when they come. */
  const playable = async () => {
    const link = () => screen.getByRole('link', { name: 'Play the video' });
    await waitFor(() => expect(link().querySelector('.play')).not.toBeNull(), { timeout: 15_000 });
    return link();
  };

  it('plays on a press on its picture, and not before [GAL-07]', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const { user } = show(everything);
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    expect(document.querySelector('video')).toBeNull();
    await user.click(await playable());
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1), { timeout: 15_000 });
    const video = document.querySelector('video');
    expect(video?.getAttribute('src')).toBe('/film.webm');
    expect(video?.getAttribute('preload')).toBe('none');
    expect(video?.hasAttribute('autoplay')).toBe(false);
    expect(video?.hasAttribute('controls')).toBe(true);
  });

  it('pressed before its player has arrived plays when it has [GAL-07]', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    show(everything);
    fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
    const link = screen.getByRole('link', { name: 'Play the video' });
    expect(fireEvent.click(link)).toBe(false);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1), { timeout: 15_000 });
  });

  it('of another host is a link to it, and nothing is asked of the host [GAL-07]', async () => {
    const hosted = [
      { id: '1', address: 'https://www.films.example/fiesta' },
      { id: '2', address: '/film.webm' },
      { id: '3', address: 'javascript:alert(1)' },
    ];
    const { user } = show(galleryOf(3, { films: hosted }));
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    const links = await screen.findAllByRole(
      'link',
      { name: 'Watch video 1 of 2 on films.example' },
      { timeout: 15_000 },
    );
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(screen.queryByRole('link', { name: /of 3/ })).toBeNull();
    expect(document.body.innerHTML).not.toContain('javascript:');
  });

  it('that cannot be played leaves a link to the file [GAL-07, ERR-33]', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'));
    const { user } = show(everything);
    await user.click(screen.getByRole('tab', { name: 'Video' }));
    await user.click(await playable());
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull(), {
      timeout: 15_000,
    });
    fireEvent.error(document.querySelector('video') as Element);
    expect(screen.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe(
      '/film.webm',
    );
  });

  it('is a plain link before any script [GAL-07]', () => {
    const html = renderToString(<AppProvider value={fakeApp()}>{everything}</AppProvider>);
    expect(html).toContain('href="/film.webm"');
  });
});
