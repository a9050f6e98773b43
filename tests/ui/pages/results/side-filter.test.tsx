import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  fromAddress,
  toAddress,
  withKeyword,
  type FilterOption,
  type FilterOptions,
  type StockQuery,
} from '../../../../core/search/public';
import { SideFilter } from '../../../../ui/pages/results/side-filter/side-filter';
import type { App } from '../../../../ui/kit/app';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const option = (value: string, label: string, count: number, make?: string): FilterOption => ({
  value,
  label,
  count,
  ...(make !== undefined && { make }),
});

const options: FilterOptions = {
  total: 1280,
  options: {
    location_name: [option('bolton', 'Bolton', 90), option('stafford', 'Stafford', 40)],
    make: [option('ford', 'Ford', 212), option('bmw', 'Bmw', 120), option('mini', 'mini', 1040)],
    range: [
      option('bmw:3-series', '3 Series', 40, 'bmw'),
      option('ford:fiesta', 'Fiesta', 60, 'ford'),
      option('mini:cooper', 'Cooper', 7, 'mini'),
    ],
    category: [option('cars', 'cars', 100), option('van', 'van', 20)],
    fuel_type: [option('petrol', 'Petrol', 90), option('electric', 'Electric', 0)],
    max_price: [option('10000', '10000', 55)],
    tax_rate: [option('0', '0', 12), option('190', '190', 30)],
    colour: [option('red', 'Red', 20)],
    transmission: [
      option('automatic', 'Automatic', 30),
      option('manual', 'Manual', 50),
      option('semi-auto', 'Semi-Auto', 12),
    ],
  },
};

const reading = (address: string, section: 'cars' | 'van' = 'cars'): StockQuery =>
  fromAddress(section, address).query;

interface Shown {
  readonly address?: string;
  readonly section?: 'cars' | 'van';
  readonly onDone?: () => void;
  readonly offers?: FilterOptions;
}

/** The search that a form asks for when the browser alone sends it. */
function sentBy(form: HTMLFormElement | null): StockQuery {
  const sent = new URLSearchParams();
  new FormData(form ?? undefined).forEach((value, key) => {
    if (typeof value === 'string') sent.append(key, value);
  });
  return reading(`?${sent.toString()}`);
}

/** The filter with someone who answers it, as the page does. */
function Answered({
  address = '',
  section = 'cars',
  onDone,
  onChange,
  offers = options,
}: Shown & { readonly onChange?: (query: StockQuery) => void }) {
  const [query, setQuery] = useState(() => reading(address, section));
  const answer = (next: StockQuery) => {
    onChange?.(next);
    setQuery(next);
  };
  return (
    <SideFilter
      query={query}
      options={offers}
      total={142}
      onChange={answer}
      onWords={(text) => {
        answer(withKeyword(query, text));
      }}
      {...(onDone !== undefined && { onDone })}
    />
  );
}

function open(shown: Shown = {}, app?: App) {
  const asked: string[] = [];
  const view = show(
    <Answered {...shown} onChange={(query) => asked.push(toAddress(query))} />,
    app,
  );
  return { ...view, asked };
}

const box = (label: string) => {
  const details = screen
    .getAllByRole('group')
    .find((group) => group.querySelector(':scope > summary')?.textContent.startsWith(label));
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`No box ${label}`);
  return details;
};
/** Its rows are drawn when it is first opened. */
const openBox = async (label: string) => {
  const details = box(label);
  if (!details.open) fireEvent.click(details.querySelector('summary') as HTMLElement);
  await within(details).findByRole('group', { name: `Select ${label}` });
  return within(details);
};

describe('The side filter', async () => {
  it('is headed "Filter your results" [FILTER-01]', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Filter your results' })).toBeTruthy();
  });

  it('has every box of the documents, in their order, and the years beside the prices [FILTER-04] [FILTER-17]', () => {
    const { container } = open({ address: '?make=ford' });
    const heads = [...container.querySelectorAll('summary')].map(
      (head) => head.firstChild?.textContent,
    );
    expect(heads).toEqual([
      'Location',
      'Make',
      'Model',
      'Vehicle Type',
      'Body Style',
      'Min Price',
      'Max Price',
      'Min Year',
      'Max Year',
      'Transmission',
      'Fuel Type',
      'Colour',
      'Doors',
      'Seats',
      'Maximum Mileage',
      'Engine Size',
      'Tax Rate',
    ]);
  });

  it('has no Vehicle Type for vans [FILTER-06]', () => {
    const { container } = open({ section: 'van' });
    expect(container.textContent).not.toContain('Vehicle Type');
    expect(container.textContent).toContain('Body Style');
  });

  it('keeps Model shut until a make is chosen, and says why [FILTER-05]', async () => {
    const { user, container } = open();
    expect(container.textContent).toContain('Choose a make first');
    expect(() => box('Model')).toThrow();
    await user.click((await openBox('Make')).getByRole('checkbox', { name: /^Ford/ }));
    expect(box('Model')).toBeTruthy();
  });

  it('names each list "Select" and its field, with a count beside every option [FILTER-07] [FILTER-16]', async () => {
    open();
    const makes = await openBox('Make');
    expect(makes.getByText('Select Make').className).toBe('');
    expect(makes.getByRole('group', { name: 'Select Make' })).toBeTruthy();
    expect(makes.getByRole('checkbox', { name: 'Ford 212 cars' })).toBeTruthy();
    expect(makes.getByRole('checkbox', { name: 'MINI 1,040 cars' })).toBeTruthy();
  });

  it('offers only the branches that a setting names, by what the site calls them [FILTER-39, CONST-03]', async () => {
    const branches = [
      option('bolton', 'Bolton', 90),
      option('stoke', 'Stoke-on-Trent', 40),
      option('stafford', 'Stafford', 7),
    ];
    const offers = { ...options, options: { ...options.options, location_name: branches } };
    const named = async (locationChoices: readonly string[]) => {
      const { unmount } = open({ offers }, fakeApp({ settings: { locationChoices } }));
      const boxes = (await openBox('Location')).getAllByRole('checkbox');
      const names = boxes.map((each) => each.closest('label')?.textContent ?? '');
      unmount();
      return names.map((name) => name.replace(/ ?\d.*/, ''));
    };
    expect(await named([])).toEqual(['Bolton', 'Stoke']);
    expect(await named(['stoke'])).toEqual(['Stoke']);
    expect(await named(['stafford'])).toEqual(['Bolton', 'Stoke']);
  });

  it('lets only one list be open, which a second press shuts [FILTER-08]', async () => {
    const { container, user } = open({ address: '?make=ford' });
    const names = [...container.querySelectorAll('details')].map((details) =>
      details.getAttribute('name'),
    );
    expect(names).toHaveLength(17);
    expect(new Set(names)).toEqual(new Set(['side-filter']));
    const head = container.querySelector('summary') as HTMLElement;
    await user.click(head);
    expect(box('Location').open).toBe(true);
    await user.click(head);
    expect(box('Location').open).toBe(false);
  });

  it('stands models under their makes, BMW and MINI in capitals [FILTER-10] [FILTER-11] [WE-076]', async () => {
    open({ address: '?make=ford,bmw,mini' });
    const models = await openBox('Model');
    expect(
      ['Ford', 'BMW', 'MINI'].map((make) =>
        within(models.getByRole('group', { name: make }))
          .getAllByRole('checkbox')
          .map((model) => model.getAttribute('value')),
      ),
    ).toEqual([['ford:fiesta'], ['bmw:3-series'], ['mini:cooper']]);
  });

  it('begins Tax Rate with £0, of value nil, then what the server offers [FILTER-12] [SF-6]', async () => {
    const { user, asked } = open();
    const rates = (await openBox('Tax Rate')).getAllByRole('radio');
    expect(rates.map((rate) => rate.closest('label')?.textContent)).toEqual([
      '£012 cars',
      '£19030 cars',
    ]);
    expect(rates[0]?.getAttribute('value')).toBe('nil');
    await user.click(rates[0] as HTMLElement);
    expect(asked).toEqual(['/used/cars/search/?tax_rate=nil']);
  });

  it('widens within a list, keeps the order of its options, and narrows across lists', async () => {
    const { user, asked } = open();
    await user.click((await openBox('Make')).getByRole('checkbox', { name: /^BMW/ }));
    await user.click((await openBox('Make')).getByRole('checkbox', { name: /^Ford/ }));
    await user.click((await openBox('Fuel Type')).getByRole('checkbox', { name: /^Petrol/ }));
    expect(asked.at(-1)).toBe('/used/cars/search/?make=bmw,ford&fuel_type=petrol');
    expect(
      (await openBox('Make')).getAllByRole('checkbox').map((make) => make.getAttribute('value')),
    ).toEqual(['ford', 'bmw', 'mini']);
  });

  it('has one tick for all that drive by themselves, with the number of them all', async () => {
    const { user, asked } = open();
    await user.click(screen.getByText('Transmission'));
    const automatic = screen.getByRole('checkbox', {
      name: 'Automatic (includes semi-automatic) 42 cars',
    });
    await user.click(automatic);
    expect(asked.at(-1)).toContain('transmission=automatic,semi-auto');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Semi-Auto 12 cars' }).checked,
    ).toBe(true);
    await user.click(automatic);
    expect(asked.at(-1)).not.toContain('transmission');
  });

  it('shows an option without a car as 0, and lets it be ticked and unticked [SF-6]', async () => {
    const { user, asked } = open();
    const electric = async () =>
      (await openBox('Fuel Type')).getByRole('checkbox', { name: 'Electric 0 cars' });
    await user.click(await electric());
    await user.click(await electric());
    expect(asked).toEqual(['/used/cars/search/?fuel_type=electric', '/used/cars/search/']);
  });

  it('leaves Stafford out of the locations [FILTER-38]', async () => {
    open();
    const places = await openBox('Location');
    expect(places.getByRole('checkbox', { name: /^Bolton/ })).toBeTruthy();
    expect(places.queryByRole('checkbox', { name: /^Stafford/ })).toBeNull();
  });

  it('shows reserved cars on Yes, and only what is for sale on No [FILTER-03]', async () => {
    const { user, asked } = open();
    const reserved = within(screen.getByRole('group', { name: 'Show Reserved' }));
    expect(reserved.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    await user.click(reserved.getByRole('radio', { name: 'Yes' }));
    expect(asked.at(-1)).toContain('status=FOR_SALE_RETAIL,RESERVED,SOLD');
    expect(reserved.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    await user.click(reserved.getByRole('radio', { name: 'No' }));
    expect(asked.at(-1)).not.toContain('SOLD');
  });

  it('resets all it holds, and its icon turns with the press [FILTER-02]', async () => {
    const { user, asked } = open({ address: '?make=ford&max_price=10000' });
    const icon = () =>
      screen.getByRole('button', { name: 'Reset' }).querySelector('span span, span');
    const still = icon()?.className;
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(asked).toEqual(['/used/cars/search/']);
    expect(icon()?.className).not.toBe(still);
  });

  it('takes a typed price, says what it cannot read, and clears on an empty one', async () => {
    const { user, asked } = open();
    const typed = (await openBox('Max Price')).getByRole('textbox', { name: 'Type an amount' });
    await user.type(typed, 'cheap{Enter}');
    expect(screen.getByText('Type a whole number, such as 9500')).toBeTruthy();
    expect(asked).toEqual([]);
    await user.clear(typed);
    await user.type(typed, '£9,500{Enter}');
    expect(asked).toEqual(['/used/cars/search/?max_price=9500']);
    await user.clear((await openBox('Max Price')).getByRole('textbox'));
    await user.tab();
    expect(asked.at(-1)).toBe('/used/cars/search/');
  });

  it('takes a press on the chosen price back', async () => {
    const { user, asked } = open({ address: '?max_price=10000' });
    await user.click((await openBox('Max Price')).getByRole('radio', { name: /^£10,000/ }));
    expect(asked).toEqual(['/used/cars/search/']);
  });

  it('searches by keyword on Enter', async () => {
    const { user, asked } = open();
    const words = screen.getByRole('searchbox', {
      name: 'Keyword, registration or stock number',
    });
    await user.type(words, 'JT71 ABC{Enter}');
    expect(asked).toHaveLength(1);
    expect(reading(new URL(asked[0] ?? '', 'https://x.example').search).keyword).toBe('JT71 ABC');
  });

  it('leaves an Enter that takes a word of an input method to that', () => {
    const { asked } = open();
    const words = screen.getByRole('searchbox', {
      name: 'Keyword, registration or stock number',
    });
    fireEvent.change(words, { target: { value: 'fo' } });
    fireEvent.keyDown(words, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(words, { key: 'Enter', keyCode: 229 });
    expect(asked).toEqual([]);
    fireEvent.keyDown(words, { key: 'Enter' });
    expect(asked).toEqual(['/used/cars/search/?keyword=fo']);
  });

  it('says on its button how many it would show', () => {
    open();
    expect(screen.getByRole('button', { name: 'Show 142 cars' }).getAttribute('type')).toBe(
      'submit',
    );
  });

  it('has no such button in the dialog of a phone, whose foot has it, and gives way on Enter', () => {
    const onDone = vi.fn();
    open({ onDone });
    expect(screen.queryByRole('button', { name: 'Show 142 cars' })).toBeNull();
    fireEvent.submit(screen.getByRole('form', { name: 'Filter your results' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('loses nothing of a search when it is sent without script', async () => {
    const address =
      '?make=ford&features=heated-seats&max_price=9500&keyword=red&finance_deposit=500&finance_type=HP&monthly_to=300&sort=age|desc&page=3';
    const { html } = await throughTheServer(<Answered address={address} />);
    const page = document.createElement('div');
    page.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
    expect(sentBy(page.querySelector('form'))).toEqual({ ...reading(address), page: 1 });
  });

  it.each([
    ['before its options have come', { offers: { total: 0, options: {} } }],
    ['with a make and a typed price', { address: '?make=ford,bmw&max_price=9500' }],
    ['for vans', { section: 'van' }],
  ] as const)('is accessible and taken over from the server %s', async (_, shown) => {
    const { html, complaints } = await throughTheServer(<Answered {...shown} />);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = open(shown);
    for (const head of container.querySelectorAll('summary')) fireEvent.click(head);
    expect(await screen.findByRole('group', { name: 'Select Tax Rate' })).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('is one press away from what it says, by mouse or finger [FILTER-07]', async () => {
    const { asked } = open();
    fireEvent.click((await openBox('Colour')).getByText('Red'));
    expect(asked).toEqual(['/used/cars/search/?colour=red']);
  });
});
