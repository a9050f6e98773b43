import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BranchContact } from '../../../../ui/pages/vehicle/branch-contact/branch-contact';
import { show, stumblingBlocks } from '../../../support/browser/show';
import { aSparseVehicle, aVan, aVehicle } from '../../../support/mothers/vehicle';

const addressOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('Where a vehicle stands', () => {
  it('says branch, town and postcode, whom to ring and what else is there [ROUTE-47]', async () => {
    const { container } = show(<BranchContact vehicle={aVehicle()} />);
    expect(screen.getByRole('heading', { name: 'Forecourt Bolton' })).toBeTruthy();
    expect(screen.getByText('Bolton, BL1 1AA')).toBeTruthy();
    expect(addressOf(/^Call/)).toBe('tel:01632960101');
    expect(addressOf('Used cars at Bolton')).toBe('/cars/bolton/');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('leads out to a map, in a tab that cannot reach back', () => {
    show(<BranchContact vehicle={aVehicle()} />);
    const link = screen.getByRole('link', { name: /^Directions/ });
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&/,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('leads from a van to the vans', () => {
    show(<BranchContact vehicle={aVan()} />);
    expect(addressOf('Used vans at Bolton')).toBe('/used/van/search/?location_name=bolton');
  });

  it('says Location TBC where nobody knows [CARD-21]', () => {
    show(<BranchContact vehicle={aSparseVehicle()} />);
    expect(screen.getByText('Location TBC')).toBeTruthy();
  });

  it('leaves out what a branch does not tell [MF-1]', () => {
    const location = { siteId: '3', name: 'Forecourt Bolton', telephone: '', town: '' };
    const { container } = show(<BranchContact vehicle={aVehicle({ location })} />);
    expect(screen.queryByRole('link', { name: /Call|Used cars/ })).toBeNull();
    expect(container.textContent).not.toMatch(/undefined|, ,/);
  });
});
