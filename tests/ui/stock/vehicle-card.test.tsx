import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pence, pounds } from '../../../core/kernel/money';
import type { Vehicle } from '../../../core/stock/public';
import { CompactCard } from '../../../ui/stock/vehicle-card/compact-card';
import { VehicleCard, type VehicleCardProps } from '../../../ui/stock/vehicle-card/vehicle-card';
import { show, stumblingBlocks, tabStops, throughTheServer } from '../../support/browser/show';
import { fakeApp, type FakeStock } from '../../support/fakes/app';
import { anHpQuote, aPcpQuote } from '../../support/mothers/quote';
import {
  aPrice,
  aSparseVehicle,
  aVan,
  aVehicle,
  somePictures,
} from '../../support/mothers/vehicle';

const card = (change: Partial<VehicleCardProps> = {}) => (
  <VehicleCard
    vehicle={aVehicle()}
    quote={undefined}
    promos={[]}
    views={undefined}
    isFavourite={false}
    isCompared={false}
    onFavourite={() => undefined}
    onCompare={() => undefined}
    {...change}
  />
);

const showCard = (change: Partial<VehicleCardProps> = {}, stock: FakeStock = {}) => {
  const shown = show(card(change), fakeApp(stock));
  return { ...shown, words: () => shown.container.textContent };
};

const wordsOf = (vehicle: Vehicle) => showCard({ vehicle }).words();

describe('The photos of a card', () => {
  const ten = aVehicle({ pictures: somePictures(10) });

  it('are leafed through with two arrows and counted [CARD-01] [CARD-02]', async () => {
    const { user } = showCard({ vehicle: ten });
    const photos = within(screen.getByRole('group', { name: 'Photos of Ford Fiesta' }));
    expect(photos.getByText('1 / 10')).toBeTruthy();
    await user.click(photos.getByRole('button', { name: 'Next photo of Ford Fiesta' }));
    expect(photos.getByText('2 / 10')).toBeTruthy();
    expect(photos.getByRole('img').getAttribute('src')).toBe('/pictures/2-640.webp');
  });

  it('go round from the first to the last and back [CARD-03] [WE-058]', async () => {
    const { user } = showCard({ vehicle: ten });
    await user.click(screen.getByRole('button', { name: 'Previous photo of Ford Fiesta' }));
    expect(screen.getByText('10 / 10')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next photo of Ford Fiesta' }));
    expect(screen.getByText('1 / 10')).toBeTruthy();
  });

  it('can be leafed through by the arrow keys from the buttons that stand over them', async () => {
    const { user } = showCard({ vehicle: ten });
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Add Ford Fiesta to compare' }),
    );
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('10 / 10')).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('2 / 10')).toBeTruthy();
  });

  it.each([
    ['none, the placeholder stands', [], 'one-or-none', '/pictures/placeholder-640.webp'],
    [
      'one, the placeholder stands',
      somePictures(1),
      'one-or-none',
      '/pictures/placeholder-640.webp',
    ],
    ['one and one is enough, it is shown', somePictures(1), 'none-only', '/pictures/1-640.webp'],
  ] as const)('when there is %s [ERR-33]', (_, pictures, placeholderWhen, source) => {
    showCard({ vehicle: aVehicle({ pictures }) }, { settings: { placeholderWhen } });
    expect(screen.getByRole('img').getAttribute('src')).toBe(source);
    expect(screen.queryByRole('button', { name: /photo/ })).toBeNull();
  });

  it('fall back to the original and then the placeholder, ask no more, and start afresh with another car [ERR-33] [IG-1]', () => {
    const [first, ...others] = somePictures(3).map((picture, place) => ({
      ...picture,
      original: `/originals/${String(place + 1)}.jpg`,
    }));
    const pictures = first === undefined ? [] : [first, ...others];
    const { container, become } = showCard({ vehicle: aVehicle({ pictures }) });
    const asked: (string | null | undefined)[] = [];
    for (let image = container.querySelector('img'); image !== null;) {
      asked.push(image.getAttribute('src'));
      fireEvent.error(image);
      image = container.querySelector('img');
    }
    expect(asked).toEqual([
      '/pictures/1-640.webp',
      '/originals/1.jpg',
      '/pictures/placeholder-640.webp',
    ]);
    become(card({ vehicle: aVehicle({ pictures: somePictures(6).slice(3) }) }));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/4-640.webp');
  });

  it('are asked for at once on the first cards of a page, and when they come near on the others', () => {
    showCard({ priority: true });
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
  });
});

describe('The ribbon of a card', () => {
  it.each([
    ['Reserved', 'reserved', { status: 'reserved' }],
    ['Reserved', 'sold', { status: 'sold' }],
    ['Click & Collect', 'for sale online', { onlinePurchase: true }],
  ] as const)('says "%s" on a car that is %s [CARD-04] [CARD-05] [WE-060]', (ribbon, _, change) => {
    showCard({ vehicle: aVehicle(change) });
    expect(screen.getByText(ribbon)).toBeTruthy();
  });

  it('is not there on a car that is neither [CARD-04] [CARD-05]', () => {
    const words = wordsOf(aVehicle({ onlinePurchase: false }));
    expect(words).not.toContain('Reserved');
    expect(words).not.toContain('Click & Collect');
  });
});

describe('What a card says of a car', () => {
  it('is plate, make and model in its title, and the derivative below [CARD-11] [CARD-12]', () => {
    showCard();
    const title = screen.getByRole('heading', { level: 3, name: '2021 (71) Ford Fiesta' });
    expect(title.nextElementSibling?.textContent).toBe('1.0 EcoBoost Zetec 5dr');
    expect(within(title).getByRole('link').getAttribute('href')).toBe(
      '/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
    );
  });

  it('is its mileage, gearbox, power, fuel, body and colour in that order [CARD-17]', () => {
    showCard();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '17,460 miles',
      'Manual',
      '100 bhp',
      'Petrol',
      'Hatchback',
      'Blue',
    ]);
  });

  it('is one line: extras, else features, else combined mpg [CARD-18] [WE-059]', () => {
    expect(wordsOf(aVehicle({ extras: [{ description: 'Pack', price: pounds(1250) }] }))).toContain(
      'Optional extras worth £1,250',
    );
    const two = aVehicle({ extras: [], features: ['Air conditioning', 'DAB radio'] });
    expect(wordsOf(two)).toMatch(/Air conditioning · DAB radio|DAB radio · Air conditioning/);
    expect(wordsOf(aVehicle({ extras: [], features: [], combinedMpg: 52.3 }))).toContain(
      '52.3 mpg combined',
    );
  });

  it('is three of its seven features [CARD-18] [WE-059]', () => {
    const features = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    const { container } = showCard({ vehicle: aVehicle({ extras: [], features }) });
    const line = container.querySelector('.information')?.textContent ?? '';
    const named = line.split(' · ');
    expect(new Set(named).size).toBe(3);
    expect(named.every((feature) => features.includes(feature))).toBe(true);
  });

  it('is town and postcode, and the number to ring [CARD-07] [CARD-08]', () => {
    showCard();
    expect(screen.getByText('Bolton, BL1 1AA')).toBeTruthy();
    expect(screen.getByRole('link', { name: '01632 960101' }).getAttribute('href')).toBe(
      'tel:01632960101',
    );
  });

  it('leaves the place out when it is not known; only the second card says so [CARD-21]', () => {
    const { location: _, ...nowhere } = aVehicle();
    expect(wordsOf(nowhere)).not.toContain('Location TBC');
  });

  it.each([
    [0, undefined],
    [1, 'Viewed once today'],
    [1204, 'Viewed 1,204 times today'],
  ])('is how often it was looked at, when it was: %i [CARD-10]', (views, said) => {
    const { words } = showCard({ views });
    if (said === undefined) expect(words()).not.toContain('Viewed');
    else expect(words()).toContain(said);
  });

  it('is every promotion it takes part in, as a badge each [CARD-06]', () => {
    showCard({ promos: ['Free tank of fuel', 'Half-price service'] });
    expect(screen.getByText('Free tank of fuel')).toBeTruthy();
    expect(screen.getByText('Half-price service')).toBeTruthy();
  });

  it('keeps the whole of a long title for who cannot see its end [CARD-11]', () => {
    const name = 'Transit Custom 340 Limited Crew Van L2 H1 170 PS EcoBlue Auto';
    showCard({ vehicle: aVehicle({ range: { slug: 'transit', name } }) });
    const title = screen.getByRole('heading', { name: `2021 (71) Ford ${name}` });
    expect(within(title).getByRole('link').getAttribute('title')).toBe(`2021 (71) Ford ${name}`);
  });

  it('is never "undefined", "null" or "NaN" of a car of which next to nothing is known [MF-1]', () => {
    const words = wordsOf(aSparseVehicle());
    expect(words).toContain('Ford Ka');
    expect(words).not.toMatch(/undefined|null|NaN|£0/);
  });
});

describe('The price on a card', () => {
  const priced = (change: Parameters<typeof aPrice>[0]) => aVehicle({ price: aPrice(change) });

  it('is in whole pounds, the former price struck through [CARD-13] [CARD-30] [WE-055] [WE-057]', () => {
    const { container, words } = showCard({
      vehicle: priced({ advertised: pounds(15_995), final: pounds(14_995) }),
    });
    expect(container.querySelector('del')?.textContent).toContain('£15,995');
    expect(words()).toContain('£14,995');
  });

  it('is alone when it has not fallen [CARD-13] [WE-055]', () => {
    const { container } = showCard({
      vehicle: priced({ advertised: pounds(14_995), final: pounds(14_995) }),
    });
    expect(container.querySelector('del')).toBeNull();
  });

  it.each([
    ['Admin fee £150 · total £9,645', pounds(150)],
    ['Admin fee £95 · total £9,590', pounds(95)],
    ['Admin fee £199 · total £9,694', pounds(199)],
  ])(
    'has a fee line with its sum: %s [CARD-16] [CARD-28] [CARD-29] [WE-056] [MF-3]',
    (line, fee) => {
      expect(wordsOf(priced({ adminFee: fee }))).toContain(line);
    },
  );

  it('says nothing of a fee when there is none [CARD-28] [WE-056] [MF-3]', () => {
    expect(wordsOf(priced({ adminFee: pounds(0) }))).not.toMatch(/admin fee/i);
  });

  it('of a van is without VAT, marked so, and with VAT beside it as large [CARD-14] [MF-3]', () => {
    const { container } = showCard({ vehicle: aVan() });
    const figures = [...container.querySelectorAll('.price .now')];
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '£10,000 +VAT',
      '£12,000 inc. VAT',
    ]);
    const [without, withVat] = figures.map((figure) => figure.parentElement?.className);
    expect(withVat).toBe(without);
  });

  it.each([
    [
      'a van whose price without VAT is not known',
      aVan({ price: aPrice({ vatScheme: 'commercial' }) }),
    ],
    ['a car of another scheme', priced({ excludingVat: pounds(8000) })],
  ])('has no "+VAT" on %s [CARD-14] [MF-3]', (_, vehicle) => {
    expect(wordsOf(vehicle)).not.toMatch(/\+VAT|NaN/);
  });

  it.each([
    ['is not known', {}],
    ['is nothing', { advertised: pounds(0), final: pounds(0) }],
  ])('is "Call for price" when it %s, and the fee still stands [CARD-28] [MF-1]', (_, price) => {
    const words = wordsOf(aVehicle({ price: { ...price, adminFee: pounds(150) } }));
    expect(words).toContain('Call for price');
    expect(words).toContain('Admin fee £150');
    expect(words).not.toMatch(/£0|NaN|total/);
  });

  it('is fee and price together where the house says so, with no false saving [CARD-28]', () => {
    const { container } = showCard(
      { vehicle: priced({ advertised: pounds(9600), final: pounds(9495) }) },
      { settings: { headlinePrice: 'all-in' } },
    );
    expect(container.querySelector('.price .now')?.textContent).toContain('£9,645');
    expect(container.querySelector('del')).toBeNull();
  });
});

describe('The monthly figure on a card', () => {
  it('is to the penny, with its product and a way to work it out [CARD-15] [CARD-31] [WE-057]', () => {
    const { words } = showCard({ quote: aPcpQuote({ regularPayment: pence(237_40) }) });
    expect(words()).toContain('£237.40 a month');
    expect(words()).toContain('PCP');
    expect(screen.getByRole('link', { name: 'Calculate finance' }).getAttribute('href')).toBe(
      '/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/#finance-personalise',
    );
  });

  it('is not there without a quote, nor is its link [CARD-26] [WE-053]', () => {
    const { words } = showCard();
    expect(words()).not.toContain('a month');
    expect(screen.queryByRole('link', { name: 'Calculate finance' })).toBeNull();
  });
});

describe('What can be done on a card', () => {
  it('is to look at the details, and to reserve what is for sale [CARD-19] [CARD-20]', async () => {
    const { user, address } = showCard();
    expect(screen.getByRole('link', { name: 'Reserve this car' }).getAttribute('href')).toBe(
      '/used/cars/reserve/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
    );
    const details = screen.getByRole('link', { name: 'View details of 2021 (71) Ford Fiesta' });
    expect(details.textContent).toBe('View Details');
    await user.click(details);
    expect(address()).toBe('/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/');
  });

  it.each(['reserved', 'sold'] as const)(
    'is to ask for a call once it is %s [CARD-19]',
    (status) => {
      showCard({ vehicle: aVehicle({ status }) });
      expect(screen.getByRole('link', { name: 'Request callback' }).getAttribute('href')).toBe(
        '/used/cars/request-callback/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/?from=search',
      );
      expect(screen.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
    },
  );

  it('is to keep it with the star, which says whether it is kept [CARD-09]', async () => {
    const onFavourite = vi.fn();
    const { user } = showCard({ isFavourite: true, onFavourite });
    const star = screen.getByRole('button', { name: 'Add Ford Fiesta to favourites' });
    expect(star.getAttribute('aria-pressed')).toBe('true');
    await user.click(star);
    expect(onFavourite).toHaveBeenCalledOnce();
  });

  it('can be reached by keyboard in six stops at most, the star being one', async () => {
    const onFavourite = vi.fn();
    const { container, user } = showCard({ quote: anHpQuote(), views: 3, onFavourite });
    expect(
      tabStops(container).map((stop) => stop.getAttribute('aria-label') ?? stop.textContent),
    ).toEqual([
      'Add Ford Fiesta to compare',
      'Add Ford Fiesta to favourites',
      'Calculate finance',
      '01632 960101',
      'View details of 2021 (71) Ford Fiesta',
      'Reserve this car',
    ]);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onFavourite).toHaveBeenCalledOnce();
  });
});

describe('The second card', () => {
  it('has View Details as the only thing to do [CARD-22]', () => {
    show(<CompactCard vehicle={aVehicle({ pictures: [] })} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(
      screen.getByRole('link', { name: 'View details of 2021 (71) Ford Fiesta' }),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Request callback' })).toBeNull();
  });

  it('says "Location TBC" when there is no location [CARD-21]', () => {
    const { location: _, ...nowhere } = aVehicle();
    show(<CompactCard vehicle={nowhere} />);
    expect(screen.getByText('Location TBC')).toBeTruthy();
  });

  it('shows the place, the count of photos and the fee, and finance with a quote [CARD-23]', () => {
    const { container } = show(<CompactCard vehicle={aVehicle()} quote={anHpQuote()} />);
    expect(screen.getByText('Bolton, BL1 1AA')).toBeTruthy();
    expect(screen.getByText('1 / 3')).toBeTruthy();
    expect(container.textContent).toContain('Admin fee £150 · total £9,645');
    expect(container.textContent).toContain('£169.87 a month');
    expect(screen.getByRole('link', { name: 'Calculate finance' })).toBeTruthy();
  });

  it('has no finance link without a quote [CARD-23]', () => {
    show(<CompactCard vehicle={aVehicle()} />);
    expect(screen.queryByRole('link', { name: 'Calculate finance' })).toBeNull();
  });
});

describe('A card', () => {
  it.each([
    ['of a complete car', card({ quote: aPcpQuote(), views: 3, promos: ['Free tank of fuel'] })],
    ['of a reserved van', card({ vehicle: aVan({ status: 'reserved' }), isFavourite: true })],
    ['of a car nobody knows', card({ vehicle: aSparseVehicle() })],
    ['of the second kind', <CompactCard key="second" vehicle={aVehicle()} quote={anHpQuote()} />],
  ])(
    '%s is accessible, clean of inline styles and taken over without a change',
    async (_, view) => {
      const { html, complaints } = await throughTheServer(view);
      expect(complaints).toEqual([]);
      expect(html).not.toMatch(/\sstyle=/);
      const { container } = show(view);
      expect(await stumblingBlocks(container)).toEqual([]);
    },
  );
});
