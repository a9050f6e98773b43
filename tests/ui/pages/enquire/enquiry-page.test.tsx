import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Vehicle, VehicleInFull } from '../../../../core/stock/public';
import type { EnquiryKind } from '../../../../core/enquiry/public';
import { EnquiryPage } from '../../../../ui/pages/enquire/enquiry-page';
import { showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import {
  aBareVehicleInFull,
  aVanInFull,
  aVehicleInFull,
} from '../../../support/mothers/vehicle-in-full';

async function open(kind: EnquiryKind, vehicle: VehicleInFull = aVehicleInFull()) {
  const shown = showRoutes(
    fakeApp(),
    [
      { id: 'enquiry', path: '/here', element: <EnquiryPage />, loader: () => ({ kind, vehicle }) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/here',
  );
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

const reserved = (change: Partial<Vehicle> = {}) =>
  aVehicleInFull({ status: 'reserved', ...change });

describe('The page of an enquiry', () => {
  it.each([
    { kind: 'buy-now', title: 'Buy the 2021 (71) Ford Fiesta online', id: '' },
    {
      kind: 'test-drive',
      title: 'Book a test drive of the 2021 (71) Ford Fiesta',
      id: '[ROUTE-29]',
    },
    { kind: 'enquire', title: 'Enquire about the 2021 (71) Ford Fiesta', id: '[ROUTE-23]' },
  ] as const)('to $kind is called “$title” $id [VDP-35]', async ({ kind, title }) => {
    await open(kind);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} | Forecourt`);
  });

  it('says honestly that there is no form yet, whom to ring and what happens then [CG-106]', async () => {
    const { container } = await open('buy-now');
    expect(
      screen.getByText(
        'You cannot buy on this page yet. Ring Forecourt Bolton and they will take you through buying and collecting it.',
      ),
    ).toBeTruthy();
    expect(linkTo(/^Call\s01632\s960101$/)).toBe('tel:01632960101');
    expect(screen.getByText(/Give the registration, JT71 ABC/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What happens when you ring' })).toBeTruthy();
    expect(container.querySelector('form, input')).toBeNull();
  });

  it('shows which vehicle it is and what it costs, and leads back to it and its branch [VDP-35] [ROUTE-47]', async () => {
    await open('enquire');
    expect(screen.getByText('£9,495')).toBeTruthy();
    expect(screen.getAllByText('JT71 ABC')).not.toEqual([]);
    const page = '/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/';
    expect(linkTo('Back to this car')).toBe(page);
    expect(linkTo('2021 (71) Ford Fiesta')).toBe(page);
    expect(linkTo('Used cars at Bolton')).toBe('/cars/bolton/');
    expect(linkTo('More Ford Fiesta')).toContain('make=ford');
  });

  it('speaks of a van as of a van', async () => {
    await open('test-drive', aVanInFull());
    expect(linkTo('Back to this van')).toContain('/used/van/');
    expect(linkTo('Used vans at Bolton')).toContain('/used/van/search/');
  });

  it('of a reserved vehicle says so, and offers a callback and others like it [SC-3]', async () => {
    await open('test-drive', reserved());
    expect(screen.getByText(/reserved for another customer/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(linkTo('Request Callback')).toContain('/used/cars/request-callback/');
    expect(linkTo('More Ford Fiesta')).toContain('/used/cars/search/');
  });

  it('to buy a reserved vehicle has the words that were given [CC-01] [VDP-32]', async () => {
    const { container } = await open('buy-now', reserved());
    expect(container.textContent).toContain(
      'This vehicle is already reserved. Search our current used car stock or log in to continue with previous transactions.',
    );
    expect(linkTo('Search our current used car stock')).toBe('/used/cars/search/');
  });

  it('of a sold vehicle offers no callback, but others like it [VDP-30]', async () => {
    await open('test-drive', reserved({ status: 'sold' }));
    expect(screen.getByText('No longer for sale')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Request Callback' })).toBeNull();
    expect(linkTo('More Ford Fiesta')).toContain('/used/cars/search/');
  });

  it('to buy what is not sold online says so, and whom to ring [CG-083]', async () => {
    await open('buy-now', aVehicleInFull({ onlinePurchase: false }));
    expect(screen.getByText(/cannot be bought online/)).toBeTruthy();
    expect(linkTo(/^Call/)).toBe('tel:01632960101');
  });

  it('of a vehicle of which little is known leads to all branches [MF-1]', async () => {
    const { container } = await open('enquire', aBareVehicleInFull());
    expect(linkTo('See all our branches')).toBe('/contact/');
    expect(container.textContent).toContain('Call for price');
    expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const { html, complaints } = await throughTheServer(<EnquiryPage />, fakeApp(), {
      kind: 'buy-now',
      vehicle: aVehicleInFull(),
    });
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toContain('noindex');
    const { container } = await open('buy-now');
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
