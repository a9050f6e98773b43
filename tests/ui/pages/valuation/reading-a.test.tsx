import { act, screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import type { ValuationMemory } from '../../../../core/valuation/public';
import { loadScreens } from '../../../../ui/pages/valuation/reading-a/late-screens';
import { valuationRoutes } from '../../../../ui/pages/valuation/routes';
import { fakeApp } from '../../../support/fakes/app';
import { valuationCalls } from '../../../support/fakes/valuation-calls';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { found, valuationOf, vehicle } from '../../../support/fakes/valuation-visit';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';

const DEPARTMENTS = [
  { code: 'BOL', name: 'Forecourt Bolton', slug: 'bolton', id: '1' },
  { code: 'CHS', name: 'Forecourt Chester', slug: 'chester', id: '2' },
];
// They come while the first screen stands.
beforeAll(() => loadScreens());

// jsdom lays nothing out, so that it cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const settled = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** The page at an address, with calls that the test answers. */
async function openPage(address = '/car-value', memory: ValuationMemory = fakeValuationMemory()) {
  const calls = valuationCalls();
  const base = fakeApp({
    valuationMemory: memory,
    valuer: { ...calls.ports.valuer, departments: () => of(right(DEPARTMENTS)) },
  });
  const app = { ...base, ports: { ...base.ports, desk: calls.ports.desk } };
  const page = showRoutes(
    app,
    [...valuationRoutes(app), { path: '*', element: <p>Elsewhere</p> }],
    address,
  );
  await screen.findByRole('heading', { level: 1 });
  // What the visit kept is back.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const type = async (label: RegExp | string, text: string) => {
    const box = screen.getByLabelText(label);
    await page.user.clear(box);
    if (text !== '') await page.user.type(box, text);
  };
  return { ...page, ...calls, app: base, memory, title, press, type };
}

const valueOf = (label: RegExp | string): string =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;

type Page = Awaited<ReturnType<typeof openPage>>;

async function toDetails(page: Page): Promise<void> {
  await page.type(/^Your registration/, 'jb19 klm');
  await page.type(/^Mileage/, '42,000');
  await page.press('Get started');
  await settled(() => page.lookups.at(-1)?.answer(found));
}

async function toAboutYou(page: Page): Promise<void> {
  await toDetails(page);
  await page.press('Next Step');
}

async function toByHand(page: Page): Promise<void> {
  await page.type(/^Your registration/, 'TC66 PQR');
  await page.type(/^Mileage/, '88,000');
  await page.user.selectOptions(screen.getByLabelText(/^Choose closest location/), 'CHS');
  await page.press('Get started');
  await settled(() => page.lookups.at(-1)?.answer(right({ existing: false })));
}

async function describeByHand(page: Page): Promise<void> {
  await page.type(/^Make/, 'Ford');
  await page.type(/^Model/, 'Escort');
  await page.type(/^Trim/, 'Ghia');
  await page.type(/^Date first registered/, '03/04/2016');
}

describe('The banner', () => {
  it('waits with its fields while the vehicle is looked up, once however often it is pressed [VALA-06, VALA-57, FV-1]', async () => {
    const page = await openPage();
    await page.type(/^Your registration/, 'jb19 klm');
    await page.type(/^Mileage/, '42,000');
    const button = screen.getByRole('button', { name: 'Get started' });
    act(() => {
      button.click();
      button.click();
    });
    expect(button.textContent).toContain('Loading...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(button);
    expect(page.lookups).toHaveLength(1);
    expect(screen.getByLabelText(/^Mileage/).closest('[inert]')).not.toBeNull();
    await settled(() => page.lookups[0]?.answer(found));
    expect(page.title()).toBe('Vehicle Details');
    expect(page.address()).toBe('/car-value/?step=successful-lookup');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says above and beside the fields what is wrong, and leads to them [VALA-10]', async () => {
    const page = await openPage();
    await page.press('Get started');
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter the registration', 'Enter the mileage']);
    expect(document.activeElement).toBe(summary.parentElement);
    const box = screen.getByLabelText(/^Your registration/);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${box.id}-error`)?.textContent).toBe('Enter the registration');
    expect(box.getAttribute('aria-describedby')).toContain(`${box.id}-error`);
    expect(document.title).toMatch(/^Error: /);
    await page.user.click(within(summary).getByRole('link', { name: 'Enter the registration' }));
    expect(document.activeElement).toBe(box);
    expect(await stumblingBlocks(page.container)).toEqual([]);
  });

  it('shows a picture of its own where the hero cannot be had [VALA-09]', async () => {
    const { container } = await openPage();
    const hero = () => container.querySelector('.picture img');
    expect(hero()?.getAttribute('src')).toBe('/pictures/hero/suv-640.avif');
    act(() => {
      hero()?.dispatchEvent(new Event('error'));
    });
    expect(hero()?.getAttribute('src')).toBe('/pictures/placeholder-640.webp');
  });

  it('goes to the price at once where there is one [VALA-58, VALA-59, WE-112, CG-018]', async () => {
    const page = await openPage();
    await page.type(/^Your registration/, 'jb19 klm');
    await page.type(/^Mileage/, '42,000');
    await page.press('Get started');
    await settled(() => page.lookups[0]?.answer(right({ existing: true, hash: 'h1', vehicle })));
    await settled(() => page.fetched[0]?.answer(right(valuationOf('h1'))));
    expect(page.title()).toBe('Your Valuation');
    expect(page.address()).toBe('/car-value/?step=vehicle-condition');
  });

  it('shows no answer to whoever has gone since', async () => {
    const page = await openPage();
    await page.type(/^Your registration/, 'jb19 klm');
    await page.type(/^Mileage/, '42,000');
    await page.press('Get started');
    await act(() => page.router.navigate('/elsewhere'));
    expect(page.lookups[0]?.isLeft()).toBe(true);
  });
});

describe('The vehicle that was found', () => {
  it('says which mark is missing where none was told [VALA-17]', async () => {
    const page = await openPage();
    await page.type(/^Your registration/, 'jb19 klm');
    await page.type(/^Mileage/, '42,000');
    await page.press('Get started');
    const { vrm: _vrm, ...unmarked } = vehicle;
    await settled(() =>
      page.lookups[0]?.answer(right({ existing: false, vehicle: { ...unmarked, capId: '7' } })),
    );
    await page.press('Next Step');
    expect(page.title()).toBe('Vehicle Details');
    expect(screen.getByRole('alert').textContent).toContain('Enter the registration');
  });

  it('goes back one entry of the history, and forward again [VALA-20]', async () => {
    const page = await openPage();
    await toDetails(page);
    await act(() => page.router.navigate(-1));
    expect(page.title()).toBe('Get your free vehicle valuation');
    expect(valueOf(/^Mileage/)).toBe('42,000');
    await act(() => page.router.navigate(1));
    expect(page.title()).toBe('Vehicle Details');
  });

  it('is given up with other miles: the steps after it lead to the page without query [VALA-19, VALA-41, VALA-49]', async () => {
    const page = await openPage();
    await toAboutYou(page);
    await act(() => page.router.navigate(-2));
    await page.type(/^Mileage/, '52,000');
    await act(() => page.router.navigate(2));
    expect(page.title()).toBe('Get your free vehicle valuation');
    expect(page.address()).toBe('/car-value/');
    expect(valueOf(/^Mileage/)).toBe('52,000');
  });
});

describe('About you', () => {
  it('waits, and shows the price, with what is owed on it [VALA-38, VALA-39, VALA-40, VALA-45, VALA-46, VALA-47, VALA-48, VALA-61, STORE-09, WE-108]', async () => {
    const page = await openPage();
    await toDetails(page);
    await page.type('Outstanding Finance (£)', '90,000');
    await page.press('Next Step');
    await page.type(/^Full name/, 'Mary Ann Smith');
    await page.type(/^Email address/, 'mary@example.org');
    await page.user.selectOptions(screen.getByLabelText(/^Choose closest location/), 'BOL');
    for (const channel of ['Telephone', 'SMS', 'Email', 'Postal']) {
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: channel }).checked).toBe(false);
    }
    await page.user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Email' }));
    await page.user.click(screen.getByRole('checkbox', { name: /^Check this box/ }));
    expect(await stumblingBlocks(page.container)).toEqual([]);
    const button = screen.getByRole('button', { name: 'Get my valuation' });
    act(() => {
      button.click();
      button.click();
    });
    expect(button.textContent).toContain('Processing...');
    expect(page.processed).toHaveLength(1);
    expect(page.processed[0]?.asked).toMatchObject({
      owner: { firstName: 'Mary', lastName: 'Ann Smith' },
      departmentCode: 'BOL',
      settlement: 9_000_000,
      optIns: ['email', 'sms'],
    });
    await settled(() => page.processed[0]?.answer(right('h1')));
    await settled(() => page.fetched[0]?.answer(right(valuationOf('h1'))));
    expect(page.title()).toBe('Your Valuation');
    for (const tier of ['Below Average', 'Average', 'Showroom']) {
      screen.getByLabelText(`About ${tier}`);
    }
    expect(page.container.textContent).toContain('£9,180');
    expect(page.container.textContent).toContain('JB19 KLM');
    expect(screen.getByRole('link', { name: 'Search cars' }).getAttribute('href')).toBe(
      '/used/cars/search/',
    );
    expect(page.memory.held.read()).toMatchObject({ hash: 'h1', settlement: 9_000_000 });
    expect(await stumblingBlocks(page.container)).toEqual([]);
    await act(() => page.router.navigate(-1));
    expect(valueOf(/^Full name/)).toBe('Mary Ann Smith');
  });

  it('leads to the manual form where no price is given, and reports it [VALA-62, VALA-64]', async () => {
    const page = await openPage();
    await toAboutYou(page);
    await page.type(/^Full name/, 'Sam Sample');
    await page.type(/^Email address/, 'sam@example.org');
    await page.user.selectOptions(screen.getByLabelText(/^Choose closest location/), 'BOL');
    await page.user.click(screen.getByRole('checkbox', { name: /^Check this box/ }));
    await page.press('Get my valuation');
    await settled(() => page.processed[0]?.answer(left(timedOut)));
    expect(page.title()).toBe('Sorry, we can’t locate your vehicle details at the moment');
    expect(page.address()).toBe('/car-value/?step=failed-lookup');
    expect(page.app.tracked).toEqual([{ kind: 'valuation-unsuccessful' }]);
    // The vehicle is gone: its steps lead to the first.
    await act(() => page.router.navigate(-1));
    expect(page.address()).toBe('/car-value/');
    expect(valueOf(/^Your registration/)).toBe('jb19 klm');
  });
});

describe('The manual form', () => {
  it('opens its way on once all six are filled in [VALA-23, VALA-60, VALA-64, WE-113]', async () => {
    const page = await openPage();
    await toByHand(page);
    expect(page.app.tracked).toEqual([{ kind: 'valuation-lookup-failed' }]);
    expect(valueOf(/^Registration/)).toBe('TC66 PQR');
    expect(valueOf(/^Mileage/)).toBe('88,000');
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next Step' });
    expect(next.disabled).toBe(true);
    await describeByHand(page);
    expect(next.disabled).toBe(false);
    await page.type(/^Trim/, '');
    expect(next.disabled).toBe(true);
    expect(await stumblingBlocks(page.container)).toEqual([]);
  });

  it('is sent once, with the branch of the banner, by form 44; a failure loses nothing [VALA-25, VALA-28, VALA-35, VALA-52, VALA-54, ERR-40, CG-012, CG-022]', async () => {
    const page = await openPage();
    await toByHand(page);
    await describeByHand(page);
    await page.press('Next Step');
    expect(valueOf(/^Choose closest location/)).toBe('2');
    await page.user.selectOptions(screen.getByLabelText(/^Title/), 'dr');
    await page.type(/^First name/, 'Sam');
    await page.type(/^Last name/, 'Sample');
    await page.type(/^Email address/, 'sam@example.org');
    await page.user.click(screen.getByRole('checkbox', { name: /^Check this box/ }));
    expect(await stumblingBlocks(page.container)).toEqual([]);
    const button = screen.getByRole('button', { name: 'Contact us' });
    act(() => {
      button.click();
      button.click();
    });
    expect(button.textContent).toContain('Sending...');
    await settled(() => page.submitted[0]?.answer(left({ kind: 'refused', status: 500 })));
    expect(screen.getByRole('alert').textContent).toContain('Oops. Something went wrong!');
    expect(valueOf(/^First name/)).toBe('Sam');
    await page.press('Contact us');
    expect(page.submitted).toHaveLength(2);
    expect(page.submitted[1]?.asked).toEqual(page.submitted[0]?.asked);
    expect(page.submitted[0]?.asked).toMatchObject({ formId: '44', dealership: '2' });
    await settled(() => page.submitted[1]?.answer(right({ confirmation: 'x', reference: 'FV-2' })));
    expect(page.title()).toBe("Sorry, we couldn't locate a value for your vehicle online.");
    expect(page.container.textContent).toContain('FV-2');
  });

  it('asks for no branch where the address has one [VALA-26, VALA-44]', async () => {
    const page = await openPage('/car-value?branch=bolton');
    await page.type(/^Your registration/, 'TC66 PQR');
    await page.type(/^Mileage/, '88,000');
    await page.press('Get started');
    await settled(() => page.lookups[0]?.answer(right({ existing: false })));
    expect(page.address()).toBe('/car-value/?step=failed-lookup&branch=bolton');
    await describeByHand(page);
    await page.press('Next Step');
    expect(screen.queryByLabelText(/^Choose closest location/)).toBeNull();
  });

  it('goes back part by part, and from the first to a clean beginning [VALA-34, VALA-63]', async () => {
    const page = await openPage();
    await toByHand(page);
    await describeByHand(page);
    await page.press('Next Step');
    expect(page.router.state.location.hash).toBe('#about-you');
    await act(() => page.router.navigate(-1));
    expect(valueOf(/^Trim/)).toBe('Ghia');
    await act(() => page.router.navigate(1));
    screen.getByRole('button', { name: 'Contact us' });
    await page.press('Back');
    expect(valueOf(/^Trim/)).toBe('Ghia');
    await page.press('Back');
    expect(page.title()).toBe('Get your free vehicle valuation');
    expect(valueOf(/^Your registration/)).toBe('');
    expect(page.memory.journey.read()).toBeUndefined();
  });
});

describe('A visit that comes back', () => {
  it('finds the step that the address names, with what was typed [VALA-01, STORE-09]', async () => {
    const memory = fakeValuationMemory();
    const before = await openPage('/car-value', memory);
    await toAboutYou(before);
    await before.type(/^Full name/, 'Sam Sample');
    before.unmount();
    const again = await openPage('/car-value?step=about-you', memory);
    expect(again.title()).toBe('About you');
    expect(valueOf(/^Full name/)).toBe('Sam Sample');
    again.unmount();
    const fresh = await openPage('/car-value?step=about-you');
    expect(fresh.title()).toBe('Get your free vehicle valuation');
    expect(fresh.address()).toBe('/car-value/');
  });
});

describe('What other forms of the visit were told', () => {
  const SAID = {
    'first-name': 'Zoë',
    'last-name': 'O’Neill',
    email: 'zoe@example.org',
    postcode: 'CH1 2AB',
    dealership: '2',
  };
  const tell = async ({ app }: Page) => {
    const { drafts } = await app.openFormMemory();
    const begunAt = app.clock.now();
    drafts.write('shopper', { values: SAID, key: 'one', begunAt, isSending: false });
    return drafts;
  };

  it('stands in the empty fields after one press, and nothing that was typed here is lost', async () => {
    const page = await openPage();
    await tell(page);
    await toAboutYou(page);
    expect(
      await screen.findByText('Zoë O’Neill, zoe@example.org, CH1 2AB, Forecourt Chester'),
    ).toBeTruthy();
    await page.type(/^Email address/, 'other@example.org');
    expect(await stumblingBlocks(page.container)).toEqual([]);
    await page.press('Fill in what you told us');
    expect(valueOf(/^Full name/)).toBe('Zoë O’Neill');
    expect(valueOf(/^Email address/)).toBe('other@example.org');
    expect(valueOf(/^Postcode/)).toBe('CH1 2AB');
    expect(valueOf(/^Choose closest location/)).toBe('CHS');
    expect(screen.queryByRole('button', { name: 'Fill in what you told us' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/));
  });

  it('stands on the form of an enquiry too, and what is said there the other forms have', async () => {
    const page = await openPage();
    const drafts = await tell(page);
    await toByHand(page);
    await describeByHand(page);
    await page.press('Next Step');
    await page.user.click(await screen.findByRole('button', { name: 'Fill in what you told us' }));
    expect(valueOf(/^First name/)).toBe('Zoë');
    await page.type(/^Phone number/, '07700 900123');
    expect(drafts.read('shopper')?.values).toMatchObject({ ...SAID, telephone: '07700 900123' });
  });

  it('is not spoken of where nothing was said', async () => {
    const page = await openPage();
    await toAboutYou(page);
    await settled(() => undefined);
    expect(screen.queryByText(/in another form/)).toBeNull();
  });
});
