import { act, fireEvent, screen, within } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Dealership } from '../../../../core/branch/public';
import { BranchPage } from '../../../../ui/pages/branch/branch-page';
import { ContactPage } from '../../../../ui/pages/branch/contact-page';
import { ContactFormPart } from '../../../../ui/pages/branch/contact/contact-form-part';
import { branchRoutes } from '../../../../ui/pages/branch/routes';
import { showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { answering } from '../../../support/fakes/search-ports';
import { aField, aForm } from '../../../support/mothers/form-definition';
import { aDealership, aTimetable, englishHolidays } from '../../../support/mothers/timetable';

const bolton = aDealership({
  id: '1',
  slug: 'bolton',
  name: 'Forecourt Bolton',
  town: 'Bolton',
  point: { latitude: 53.6, longitude: -2.45 },
});
const CONTACT_FORM = aForm(
  [
    aField({ name: 'message', label: 'Message', kind: 'textarea', required: true }),
    aField({ name: 'branch', label: 'Dealership', kind: 'dealership', required: true }),
  ],
  { id: 'contact', submitText: 'Send message' },
);
const CALENDAR = { 'england-and-wales': englishHolidays };
const at = (utc: string): number => Date.parse(`${utc}Z`);

const appWith = (stock: FakeStock = {}) =>
  fakeApp({ dealerships: [bolton, aDealership()], calendar: CALENDAR, ...stock });

const openBranch = async (utc: string, branch: Dealership = aDealership()) => {
  const app = fakeApp({ dealerships: [branch], calendar: CALENDAR, now: at(utc) });
  showRoutes(app, branchRoutes(app), `/contact/${branch.slug}/`);
  return screen.findByRole('heading', { level: 1 });
};

const headWords = (): string | null | undefined =>
  screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;

beforeAll(() => {
  // jsdom lays nothing out and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The page of a branch', () => {
  it.each([
    ['2026-07-15T07:59', 'Opens today at 9:00'],
    ['2026-07-15T08:00', 'Open until 18:00'],
    ['2026-07-15T16:59', 'Open until 18:00'],
    ['2026-07-18T16:30', 'Opens Monday at 9:00'],
    ['2026-07-19T22:59', 'Opens Monday at 9:00'],
    ['2026-12-25T12:00', 'Closed for Christmas Day, opens Monday 28 December at 10:00'],
    ['2026-08-31T11:00', 'Open until 16:00'],
  ])('says whether it is open: %s in UTC, "%s" [BR-2] [BRANCH-08]', async (utc, words) => {
    await openBranch(utc);
    expect(headWords()).toBe(words);
  });

  it('has a block of hours for Christmas, closed on its days [BRANCH-09, BRANCH-10]', async () => {
    await openBranch('2026-12-01T12:00');
    const rows = within(screen.getByRole('table', { name: 'Christmas and New Year' })).getAllByRole(
      'row',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Thursday 24 DecemberChristmas EveClosed',
      'Friday 25 DecemberChristmas DayClosed',
      'Saturday 26 DecemberBoxing DayClosed',
      'Monday 28 DecemberBoxing Day (substitute day)10:00 to 16:00',
      'Thursday 31 DecemberNew Year’s EveClosed',
      'Friday 1 JanuaryNew Year’s DayClosed',
    ]);
  });

  it('has a block of hours for Easter [BRANCH-09]', async () => {
    await openBranch('2027-03-01T12:00');
    const rows = within(screen.getByRole('table', { name: 'Easter' })).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[0]?.textContent).toBe('Friday 26 MarchGood Friday10:00 to 16:00');
  });

  it('says that hours of holidays are to be asked for beyond the data [BR-1]', async () => {
    await openBranch('2028-12-20T12:00');
    expect(screen.getByText(/not in our calendar yet/)).toBeTruthy();
  });

  it('asks to be rung where no hours are told', async () => {
    await openBranch('2026-07-15T12:00', aDealership({ departments: [] }));
    expect(screen.getByText('Ring us to ask when we are open.')).toBeTruthy();
  });

  it('shows a map of streets after a press, and not before [BRANCH-06]', async () => {
    const app = appWith();
    const { user } = showRoutes(app, branchRoutes(app), '/contact/chester/');
    const press = await screen.findByRole('button', { name: 'Show a street map' });
    expect(screen.queryByTitle('Street map around Forecourt Chester')).toBeNull();
    await user.click(press);
    const frame = screen.getByTitle('Street map around Forecourt Chester');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/.*marker=53\.2/);
  });

  it('goes on telling the truth as the time goes by [BR-2]', async () => {
    vi.useFakeTimers({ now: at('2026-07-15T16:59:30') });
    const app = { ...appWith(), clock: { now: () => Date.now() } };
    showRoutes(app, branchRoutes(app), '/contact/chester/');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(headWords()).toBe('Open until 18:00');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(headWords()).toBe('Opens Thursday at 9:00');
  });

  it('comes whole from the server, in words that a late browser puts right, and blocks nobody', async () => {
    const state = {
      branches: [bolton, aDealership()],
      branch: aDealership(),
      calendar: CALENDAR,
      now: at('2026-07-15T16:40'),
      form: { definition: right(CONTACT_FORM), formKey: 'the-form' },
      beside: {
        stock: { cars: 3 },
        reviews: {
          reviews: [{ author: 'A', rating: 5, text: 'Good.' }],
          averageRating: 4.6,
          totalReviews: 9,
        },
        testimonials: { reviews: [{ author: 'B', rating: 2, text: 'Slow.', title: 'Hm' }] },
      },
    };
    await ContactFormPart.load();
    const { html, complaints } = await throughTheServer(
      <BranchPage />,
      appWith({ now: at('2026-07-15T17:00') }),
      state,
    );
    expect(complaints).toEqual([]);
    expect(html).toContain('Open until 18:00');
    expect(html).toContain('action="/form/contact/?branch=chester"');
    document.body.innerHTML = html;
    expect(await stumblingBlocks(document.body)).toEqual([]);
    document.body.innerHTML = '';
  });
});

describe('The form of a branch’s page', () => {
  const openForm = async () => {
    const app = appWith({ form: answering(CONTACT_FORM) });
    const { container } = showRoutes(app, branchRoutes(app), '/contact/chester/');
    await screen.findByText('Send message');
    return { app, container };
  };
  const chosen = (container: HTMLElement) =>
    container.querySelector<HTMLSelectElement>('select[name="branch"]')?.value;
  const write = (words: string) =>
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: words } });

  it('goes to the branch of the page, and says when it answers [BRANCH-11]', async () => {
    const { app, container } = await openForm();
    expect(chosen(container)).toBe('2');
    write('Are you open on Sunday?');
    fireEvent.click(screen.getByText('Send message'));
    await screen.findByText('Message sent');
    expect(app.submitted[0]).toMatchObject({ formId: 'contact', dealership: '2' });
    expect(screen.getByText(/^Forecourt Chester is (open|closed) now/)).toBeTruthy();
  });

  it('is made anew, for another branch, when that branch’s page is gone to [BRANCH-15, CG-129]', async () => {
    const { container } = await openForm();
    write('Hello');
    fireEvent.click(screen.getByText('Forecourt Bolton', { selector: 'a' }));
    await vi.waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBe('Forecourt Bolton');
    });
    expect(chosen(container)).toBe('1');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('');
  });
});

describe('"Nearest to you"', () => {
  const placeOf = (outcode: string) =>
    answering(outcode === 'CH1' ? { latitude: 53.2, longitude: -2.9 } : undefined);
  const tiles = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const open = async (app = appWith({ placeOf })) => {
    const shown = showRoutes(app, branchRoutes(app), '/contact/');
    const field = await screen.findByLabelText('Your postcode, or its first half');
    return { ...shown, app, field };
  };

  it('sorts in place, says so, and keeps the first half for the visit alone [BR-4]', async () => {
    const { user, field, app } = await open();
    expect(tiles()).toEqual(['Forecourt Bolton', 'Forecourt Chester']);
    await user.type(field, 'ch1 4qq{Enter}');
    expect(tiles()).toEqual(['Forecourt Chester', 'Forecourt Bolton']);
    expect(screen.getByRole('status').textContent).toBe(
      'Sorted by distance from CH1. The nearest is Forecourt Chester.',
    );
    expect((await app.openFormMemory()).outcode.read()).toBe('CH1');
    await user.click(screen.getByRole('link', { name: 'Show in the usual order' }));
    expect(tiles()).toEqual(['Forecourt Bolton', 'Forecourt Chester']);
    expect((await app.openFormMemory()).outcode.read()).toBeUndefined();
  });

  it('is still sorted when the shopper comes back', async () => {
    const app = appWith({ placeOf });
    (await app.openFormMemory()).outcode.write('CH1');
    await open(app);
    await screen.findByText(/Sorted by distance from CH1/);
    expect(tiles()).toEqual(['Forecourt Chester', 'Forecourt Bolton']);
  });

  it.each([
    ['BX1 1LT', 'We do not know where BX1 is. Try a postcode nearby.'],
    ['Chester', 'That is not a postcode. Type one, or its first half, like CH1.'],
  ])('says why it cannot, and leaves all as it is: %s [BR-4]', async (typed, words) => {
    const { user, field } = await open();
    await user.type(field, `${typed}{Enter}`);
    expect(screen.getByText(words)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe(typed);
    expect(tiles()).toEqual(['Forecourt Bolton', 'Forecourt Chester']);
  });

  it('takes what a form without script put into the address out of it', async () => {
    const app = appWith({ placeOf });
    const { router } = showRoutes(app, branchRoutes(app), '/contact/?near=CH1');
    await screen.findByText(/Sorted by distance from CH1/);
    await vi.waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(tiles()).toEqual(['Forecourt Chester', 'Forecourt Bolton']);
  });

  it('stands as the server drew it, without a stumbling block', async () => {
    const { html, complaints } = await throughTheServer(<ContactPage />, appWith({ placeOf }), {
      branches: [
        bolton,
        aDealership({ departments: [{ name: 'Showroom', timetable: aTimetable() }] }),
      ],
      calendar: CALENDAR,
      now: at('2026-07-15T12:00'),
      nearest: { kind: 'sorted', outcode: 'CH1', from: { latitude: 53.2, longitude: -2.9 } },
    });
    expect(complaints).toEqual([]);
    document.body.innerHTML = html;
    expect(await stumblingBlocks(document.body)).toEqual([]);
    document.body.innerHTML = '';
  });
});
