import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nothing, pounds } from '../../../../../core/kernel/money';
import { SERVICE_HISTORIES } from '../../../../../core/stock/public';
import { SERVICE_HISTORY_WORDS } from '../../../../../ui/copy/details-copy';
import { AdminFeeHelp } from '../../../../../ui/pages/vehicle/details/admin-fee-help';
import { DescriptionBlock } from '../../../../../ui/pages/vehicle/details/description-block';
import { OfferTerms } from '../../../../../ui/pages/vehicle/details/offer-terms';
import { PriceLabelHelp } from '../../../../../ui/pages/vehicle/details/price-label-help';
import { ServiceHistoryBlock } from '../../../../../ui/pages/vehicle/details/service-history-block';
import { show, stumblingBlocks, throughTheServer } from '../../../../support/browser/show';
import {
  aBareVehicleInFull,
  aVanInFull,
  aVehicleInFull,
} from '../../../../support/mothers/vehicle-in-full';

const NOW = Date.UTC(2026, 10, 28);

describe('the description', () => {
  it('is about this car, or this van, in paragraphs [VDP-13]', () => {
    const { become, container } = show(<DescriptionBlock vehicle={aVehicleInFull()} />);
    expect(screen.getByRole('heading').textContent).toBe('About this car');
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'A tidy Fiesta from one owner.',
      'Both keys are here.',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    become(<DescriptionBlock vehicle={aVanInFull()} />);
    expect(screen.getByRole('heading').textContent).toBe('About this van');
  });

  it('of three thousand words is whole in the HTML and folded on the page [VDP-13]', async () => {
    const description = Array.from({ length: 3000 }, (_, place) => `word${String(place)}`).join(
      ' ',
    );
    const view = <DescriptionBlock vehicle={aVehicleInFull({ description })} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).toContain('word2999');
    show(view);
    expect(screen.getByRole('button', { name: 'Read more about this car' })).toBeTruthy();
  });

  it('shows markup as the letters it is, and is not there when the seller said nothing', () => {
    const description = '<img src=x onerror=alert(1)> & more';
    const { container, become } = show(
      <DescriptionBlock vehicle={aVehicleInFull({ description })} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain(description);
    become(<DescriptionBlock vehicle={aBareVehicleInFull({ description: ' \n ' })} />);
    expect(container.textContent).toBe('');
  });
});

describe('the Service History and MOT panel', () => {
  it('shows mileage, date, description and garage of every entry [VDP-25]', () => {
    show(<ServiceHistoryBlock vehicle={aVehicleInFull()} now={NOW} />);
    const table = screen.getByRole('table', { name: 'Services on record' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Date', 'Mileage', 'Description', 'Garage'],
      ['2 September 2025', '14,820 miles', 'Major service', 'Ford main dealer'],
      ['5 September 2024', '11,930 miles', 'Oil and filter service', ''],
    ]);
  });

  it('says what the history is, when the MOT ends, and how many kept it [VDP-25] [VDP-59]', () => {
    const { container } = show(<ServiceHistoryBlock vehicle={aVehicleInFull()} now={NOW} />);
    const said = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Full, by main dealers', 'Valid until 13 September 2027', '1']);
  });

  it('has words of its own for each of the seven histories [VDP-59]', () => {
    const words = SERVICE_HISTORIES.map((history) => SERVICE_HISTORY_WORDS[history]);
    expect(new Set(words).size).toBe(7);
    for (const history of SERVICE_HISTORIES) {
      const { unmount } = show(
        <ServiceHistoryBlock vehicle={aBareVehicleInFull({ serviceHistory: history })} now={NOW} />,
      );
      expect(screen.getByText(SERVICE_HISTORY_WORDS[history])).toBeTruthy();
      unmount();
    }
  });

  it('says that an MOT has run out, or when the first is due [VDP-25]', () => {
    const { container, become } = show(
      <ServiceHistoryBlock vehicle={aVehicleInFull({ motExpiresOn: '2026-10-02' })} now={NOW} />,
    );
    expect(container.textContent).toContain('Expired on 2 October 2026');
    become(
      <ServiceHistoryBlock
        vehicle={aBareVehicleInFull({ registeredOn: '2025-05-01' })}
        now={NOW}
      />,
    );
    expect(container.textContent).toContain('First MOT due 1 May 2028');
  });

  it('has no column of which no entry says anything, and shows unknown codes as they are', () => {
    const serviceEntries = [{ description: 'XZ-9 (code 77)' }];
    show(<ServiceHistoryBlock vehicle={aBareVehicleInFull({ serviceEntries })} now={NOW} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Description',
    ]);
    expect(screen.getByRole('cell').textContent).toBe('XZ-9 (code 77)');
  });

  it('is not there when nothing is on record', () => {
    const { container } = show(<ServiceHistoryBlock vehicle={aBareVehicleInFull()} now={NOW} />);
    expect(container.textContent).toBe('');
  });
});

describe('the price label', () => {
  it.each([
    ['lower', 'Lower price'],
    ['great', 'Great price'],
    ['good', 'Good price'],
    ['fair', 'Fair price'],
    ['higher', 'Higher price'],
  ] as const)('%s reads %s [VDP-23]', (priceIndicator, words) => {
    const { container } = show(
      <PriceLabelHelp vehicle={aVehicleInFull({ priceIndicator })} now={NOW} />,
    );
    expect(container.querySelector('span')?.textContent).toBe(words);
    expect(container.querySelector('[aria-current]')?.textContent).toBe(words);
  });

  it('is explained, with every reason for which it may be missing [VDP-24]', async () => {
    const { user } = show(<PriceLabelHelp vehicle={aVehicleInFull()} now={NOW} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const help = within(screen.getByRole('group', { name: 'About price labels' }));
    expect(help.getByText(/third-party marketplace/)).toBeTruthy();
    for (const reason of [
      'new or nearly new cars',
      'rare or classic cars',
      'private sellers',
      'prices below £1,500 or above £70,000',
      'cars over 15 years old',
      'write-offs (Category C/D/S/N)',
      'imports',
    ]) {
      expect(help.getByText(reason)).toBeTruthy();
    }
  });

  it('is said to be missing, with the reason that is known to hold [VDP-24]', () => {
    const { container } = show(
      <PriceLabelHelp vehicle={aBareVehicleInFull({ registeredOn: '2009-01-01' })} now={NOW} />,
    );
    expect(screen.getByText('No price label')).toBeTruthy();
    expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
      ['cars over 15 years old, as here'],
    );
  });

  it('is explained in an editor’s words where there are some [CG-094]', () => {
    const { container } = show(
      <PriceLabelHelp vehicle={aVehicleInFull()} now={NOW} html="<p>Ask <b>us</b>.</p>" />,
    );
    expect(container.textContent).toContain('Ask us.');
    expect(container.textContent).not.toContain('marketplace');
  });
});

describe('help with the admin fee', () => {
  it('explains the provenance check that it pays for [VDP-22]', async () => {
    const { user } = show(<AdminFeeHelp fee={pounds(150)} />);
    await user.hover(screen.getByRole('button', { name: 'About the admin fee' }));
    const help = screen.getByRole('group', { name: 'About the admin fee' });
    expect(help.textContent).toContain('£150');
    expect(help.textContent).toContain('provenance check');
  });

  it('is an editor’s to word, and not there where there is no fee [VDP-22] [CG-094] [CARD-28]', () => {
    const { container, become } = show(<AdminFeeHelp fee={pounds(95)} html="<p>Our words</p>" />);
    expect(container.textContent).toContain('Our words');
    become(<AdminFeeHelp fee={nothing} />);
    expect(container.textContent).toBe('');
  });
});

describe('the terms of offers', () => {
  it('are shown, or said to apply where there is no text [VDP-36] [VDP-37] [VDP-58]', () => {
    const { container, become } = show(
      <OfferTerms
        offers={[
          { title: 'Free lining', terms: 'One a van.\n\nUntil Christmas.' },
          { title: 'A tank of diesel' },
          { terms: '  ' },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Terms & Conditions');
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'One a van.',
      'Until Christmas.',
      'Terms and Conditions Apply',
      'Terms and Conditions Apply',
    ]);
    become(<OfferTerms offers={[]} />);
    expect(container.textContent).toBe('');
  });
});

it('the blocks are accessible, clean of inline styles, and taken over without a change', async () => {
  const view = (
    <>
      <DescriptionBlock vehicle={aVanInFull()} />
      <ServiceHistoryBlock vehicle={aVanInFull()} now={NOW} />
      <PriceLabelHelp vehicle={aVanInFull()} now={NOW} />
      <AdminFeeHelp fee={pounds(150)} />
      <OfferTerms offers={[{ title: 'Free lining' }]} />
    </>
  );
  const { html, complaints } = await throughTheServer(view);
  expect(complaints).toEqual([]);
  expect(html).not.toMatch(/\sstyle=/);
  const { container } = show(view);
  expect(await stumblingBlocks(container)).toEqual([]);
});
