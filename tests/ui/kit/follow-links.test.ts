import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '../../../ui/kit/follow-links';

const router = {
  state: { location: { pathname: '/used/cars/search/', search: '?page=2', hash: '' } },
  navigate: vi.fn(),
};
/** jsdom would say that it cannot follow; whoever hears of the press last keeps it from that. */
const isTaken: boolean[] = [];
const lastOfAll = (event: Event) => {
  isTaken.push(event.defaultPrevented);
  event.preventDefault();
};
let end: () => void = () => undefined;

function press(link: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  document
    .querySelector('b, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return isTaken.at(-1) ?? false;
}

describe('A press on a link of this site', () => {
  beforeEach(() => {
    router.navigate.mockClear();
    window.history.replaceState(null, '', '/used/cars/search/?page=2');
    end = followLinks(document, router);
    window.addEventListener('click', lastOfAll);
  });
  afterEach(() => {
    end();
    window.removeEventListener('click', lastOfAll);
  });

  it('goes there without a page load, whatever in the link was pressed', () => {
    expect(press('<a href="/compare/?vehicles=1#top"><i><b>Compare</b></i></a>')).toBe(true);
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/compare/?vehicles=1#top', {
      replace: false,
      preventScrollReset: false,
    });
  });

  it('reads a query alone as one of this page', () => {
    press('<a href="?page=3">3</a>');
    expect(router.navigate).toHaveBeenCalledWith('/used/cars/search/?page=3', expect.anything());
  });

  it('keeps the scroll and takes the place in the history where the link says so', () => {
    press('<a href="/compare/" data-keep-scroll data-replace>Compare</a>');
    expect(router.navigate).toHaveBeenCalledWith('/compare/', {
      replace: true,
      preventScrollReset: true,
    });
  });

  it('leaves no second step in the history where the shopper is there already', () => {
    press('<a href="?page=2">2</a>');
    expect(router.navigate.mock.lastCall?.[1]).toMatchObject({ replace: true });
  });

  it.each([
    ['https://example.org/'],
    ['//example.org/'],
    ['/\\example.org'],
    ['tel:01632960001'],
    ['#top'],
  ])('to %s is left to the browser', (href) => {
    expect(press(`<a href="${href}">Away</a>`)).toBe(false);
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it.each(['target="_blank"', 'download'])('with %s is left to the browser', (extra) => {
    expect(press(`<a href="/file/" ${extra}>File</a>`)).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'with %s held opens what the browser opens',
    (key) => {
      expect(press('<a href="/compare/">Compare</a>', { [key]: true })).toBe(false);
    },
  );

  it('with another button than the first is left to the browser', () => {
    expect(press('<a href="/compare/">Compare</a>', { button: 1 })).toBe(false);
  });

  it('that somebody else has seen to is not followed as well', () => {
    const first = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', first);
    press('<a href="/compare/">Compare</a>');
    document.body.removeEventListener('click', first);
    expect(router.navigate).not.toHaveBeenCalled();
  });

  it('is nobody’s once following has ended', () => {
    end();
    expect(press('<a href="/compare/">Compare</a>')).toBe(false);
  });

  it('elsewhere than on a link means nothing', () => {
    press('<p><b>Compare</b></p>');
    expect(router.navigate).not.toHaveBeenCalled();
  });
});
