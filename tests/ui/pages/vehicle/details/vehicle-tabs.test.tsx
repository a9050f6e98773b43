import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../../core/kernel/money';
import type { VehicleInFull } from '../../../../../core/stock/public';
import { VehicleDataCards } from '../../../../../ui/pages/vehicle/details/vehicle-data-cards';
import { VehicleDetailTabs } from '../../../../../ui/pages/vehicle/details/vehicle-detail-tabs';
import { show, stumblingBlocks, throughTheServer } from '../../../../support/browser/show';
import {
  aBareVehicleInFull,
  aVanInFull,
  aVehicleInFull,
} from '../../../../support/mothers/vehicle-in-full';

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

/** Each term of the open panel and what it says. */
const terms = (): Readonly<Record<string, string | null>> => {
  const panel = screen.getByRole('tabpanel');
  return Object.fromEntries(
    within(panel)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.parentElement?.querySelector('dd')?.textContent ?? null,
      ]),
  );
};

const rows = (): readonly string[] =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));

describe('the detail tabs', () => {
  it('are those of the documents, in order [VDP-04] [VDP-05]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} />);
    expect(tabNames()).toEqual([
      'Overview',
      'Features',
      'Technical Spec',
      'Vehicle Efficiency',
      'Safety & Security',
      'Optional Extras',
    ]);
  });

  it('open on all thirteen items of the overview, in words with units [VDP-10]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} />);
    expect(terms()).toEqual({
      Mileage: '17,460 miles',
      'Registration date': '14 Sep 2021',
      Transmission: 'Manual',
      CO2: '114 g/km',
      'Number plate': 'JT71 ABC',
      MPG: '56.5 mpg',
      Doors: '5',
      'Fuel type': 'Petrol',
      'Road tax': '£190 a year',
      Colour: 'Deep Impact Blue',
      'Engine size': '1.0 litre',
      Seats: '5',
      'Body style': 'Hatchback',
    });
  });

  it('draw the registration as a plate [VDP-10]', () => {
    const { container } = show(<VehicleDetailTabs vehicle={aVehicleInFull()} />);
    expect(container.querySelector('dd svg, dd [aria-hidden]')).not.toBeNull();
  });

  it('show equipment under its headings [VDP-56]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} start="features" />);
    const panel = screen.getByRole('tabpanel');
    expect(
      within(panel)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Entertainment',
      'Passive Safety',
      'Security',
      'Driver Convenience',
      'Additional features',
    ]);
    expect(within(panel).getByText('ISOFIX child seat points')).toBeTruthy();
  });

  it('show the specification as tables with units [VDP-53]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} start="technical-spec" />);
    expect(screen.getAllByRole('table').length).toBeGreaterThanOrEqual(4);
    expect(rows()).toEqual([
      'Engine capacity: 998 cc',
      'Cylinders: 3',
      'Cylinder layout: In-line',
      'Fuel delivery: Direct injection',
      'Transmission: Manual',
      '0 to 60 mph: 10.5 seconds',
      'Engine power: 100 bhp',
      'Top speed: 112 mph',
      'Height: 1,476 mm',
      'Length: 4,040 mm',
      'Width: 1,735 mm',
      'EC extra urban: 65 mpg',
      'EC urban: 47.5 mpg',
      'EC combined: 56.5 mpg',
      'CO2: 114 g/km',
    ]);
  });

  it('show fuel, CO2 and road tax under efficiency [VDP-04]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} start="vehicle-efficiency" />);
    expect(terms()).toEqual({
      Urban: '47.5 mpg',
      'Extra urban': '65 mpg',
      Combined: '56.5 mpg',
      'CO2 emissions': '114 g/km',
      'Road tax': '£190 a year',
    });
    expect(screen.getByRole('tabpanel').textContent).toContain(
      'Petrol for 10,000 miles: 805 litres, at the official combined figure.',
    );
  });

  it('show what protects under safety [VDP-04]', () => {
    show(<VehicleDetailTabs vehicle={aVehicleInFull()} start="safety-security" />);
    expect(
      within(screen.getByRole('tabpanel'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ISOFIX child seat points', 'Alarm and immobiliser']);
  });

  it('show extras with prices and total [VDP-05]', () => {
    const extras = [
      { description: 'Winter pack', price: pounds(400) },
      { description: 'Metallic paint', price: pounds(550) },
    ];
    const { become } = show(
      <VehicleDetailTabs vehicle={aVehicleInFull({ extras })} start="optional-extras" />,
    );
    expect(rows()).toEqual([
      'Extra: Price when new',
      'Winter pack: £400',
      'Metallic paint: £550',
      'Total: £950',
    ]);
    become(
      <VehicleDetailTabs
        vehicle={aVehicleInFull({ extras: [...extras, { description: 'Spare wheel' }] })}
        start="optional-extras"
      />,
    );
    expect(rows().slice(-2)).toEqual(['Spare wheel: Not listed', 'Total of those priced: £950']);
  });

  it('have the road tax note with the road tax, whatever it cost new [VDP-21] [CG-093]', () => {
    const NOTE =
      'From 1 April 2025, vehicles listed over £40,000 incur an additional £425 per year from the second tax for up to 5 years.';
    const { become } = show(<VehicleDetailTabs vehicle={aVehicleInFull()} />);
    const panel = () => screen.getByRole('tabpanel').textContent;
    expect(panel()).toContain(NOTE);
    expect(panel()).toContain('This car was listed at £18,530 when new.');
    become(
      <VehicleDetailTabs vehicle={aVehicleInFull()} roadTaxHtml="<p>An editor’s <b>note</b></p>" />,
    );
    expect(panel()).toContain('An editor’s note');
    expect(panel()).not.toContain(NOTE);
    become(<VehicleDetailTabs vehicle={aBareVehicleInFull({ doors: 5 })} />);
    expect(panel()).not.toContain('1 April 2025');
  });
});

describe('the simple data tabs', () => {
  it('are Overview, Top Features and Top Spec [VDP-06] [VDP-07] [VDP-08]', () => {
    const { become } = show(<VehicleDataCards vehicle={aVehicleInFull()} />);
    expect(tabNames()).toEqual(['Overview', 'Top Features', 'Top Spec']);
    become(<VehicleDataCards vehicle={aVehicleInFull({ features: [] })} />);
    expect(tabNames()).toEqual(['Overview', 'Top Spec']);
  });

  it('open by the keyboard [VDP-09]', async () => {
    const { user } = show(<VehicleDataCards vehicle={aVehicleInFull()} />);
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top Spec');
    expect(rows()[0]).toBe('0 to 60 mph: 10.5 seconds');
    expect(
      within(screen.getByRole('tabpanel'))
        .getAllByRole('table')
        .map((table) => table.querySelector('caption')?.textContent),
    ).toEqual(['Performance', 'Fuel Consumption & Emissions']);
  });

  it('show at most ten top features [VDP-07] [CONST-04]', () => {
    const features = Array.from({ length: 20 }, (_, place) => `Feature ${String(place)}`);
    show(<VehicleDataCards vehicle={aVehicleInFull({ features })} start="top-features" />);
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('whatever is known', () => {
  const LONG = 'x'.repeat(120);
  const odd: VehicleInFull = aBareVehicleInFull({
    derivative: LONG,
    transmission: LONG,
    technicalData: { 'top-speed': 'as fast as you like', cc: 'N/A' },
    equipment: [{ name: LONG, items: [LONG] }],
    extras: [{ description: LONG }],
  });

  it('nothing is shown of a vehicle of which nothing is known [CG-084]', () => {
    const { container } = show(
      <>
        <VehicleDetailTabs vehicle={aBareVehicleInFull()} />
        <VehicleDataCards vehicle={aBareVehicleInFull()} />
      </>,
    );
    expect(container.textContent).toBe('');
    expect(container.querySelector('div')).toBeNull();
  });

  it.each([
    ['a complete car', aVehicleInFull()],
    ['a van', aVanInFull()],
    ['odd facts', odd],
  ])('%s is accessible, whole in the server’s HTML, and taken over', async (_, vehicle) => {
    const view = <VehicleDetailTabs vehicle={vehicle} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    for (const { items } of vehicle.equipment)
      for (const item of items) expect(html).toContain(item);
    const { container } = show(view);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
