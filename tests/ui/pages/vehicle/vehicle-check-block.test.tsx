import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import { idle, loaded } from '../../../../core/kernel/remote';
import { CHECK_KEYS, type CheckKey } from '../../../../core/stock/public';
import { CHECK_WORDS, checkedOn } from '../../../../ui/copy/check-copy';
import { CheckPart } from '../../../../ui/pages/vehicle/check/check-part';
import { VehicleCheckBlock } from '../../../../ui/pages/vehicle/check/vehicle-check-block';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { aVan, aVehicle } from '../../../support/mothers/vehicle';

const checkWith = (...flagged: readonly CheckKey[]) => ({
  createdAt: '2026-11-20T09:00:00Z',
  items: CHECK_KEYS.map((key) => ({ key, flagged: flagged.includes(key) })),
});

// Its script comes when it is wanted; here it is.
beforeAll(async () => {
  await CheckPart.load();
});

describe('The vehicle check', () => {
  it('says that every vehicle has had one, and when this one had it [CHECK-01] [CHECK-08]', () => {
    show(<VehicleCheckBlock check={loaded(checkWith())} vehicle={aVehicle()} />);
    expect(screen.getByRole('region', { name: 'Vehicle check' }).textContent).toContain(
      'Every vehicle we sell has had a history check. This car was checked on 20 November 2026.',
    );
  });

  it('shows a title and a reassuring line for each of the eleven, in three columns [CHECK-04] [CHECK-05] [CHECK-06] [WE-100]', () => {
    show(<VehicleCheckBlock check={loaded(checkWith())} vehicle={aVehicle()} />);
    const columns = screen.getAllByRole('list');
    expect(columns.map((column) => within(column).getAllByRole('listitem').length)).toEqual([
      4, 4, 3,
    ]);
    for (const key of CHECK_KEYS) {
      expect(screen.getByRole('heading', { name: CHECK_WORDS[key].title })).toBeTruthy();
      expect(screen.getByText(CHECK_WORDS[key].message)).toBeTruthy();
    }
    expect(screen.queryByText(/Not every check is listed/)).toBeNull();
  });

  it('leaves out what was flagged, and never lets that look like all’s well [CHECK-07] [CG-085] [WE-101]', () => {
    show(<VehicleCheckBlock check={loaded(checkWith('keepers'))} vehicle={aVehicle()} />);
    expect(screen.queryByRole('heading', { name: 'Keepers' })).toBeNull();
    expect(
      screen.getAllByRole('list').map((column) => within(column).getAllByRole('listitem').length),
    ).toEqual([4, 4, 2]);
    expect(
      screen.getByText('Not every check is listed here. Ask us about the others before you buy.'),
    ).toBeTruthy();
  });

  it.each([
    ['not yet asked for', idle],
    ['on its way', { kind: 'loading' } as const],
    ['failed', { kind: 'failed', failure: timedOut } as const],
    [
      'failed after an older one',
      { kind: 'failed', failure: timedOut, previous: checkWith() } as const,
    ],
    ['without anything to show', loaded(checkWith(...CHECK_KEYS))],
    ['of an unknown registration', loaded({ items: [] })],
  ])('is not there while it is %s [CHECK-02] [ERR-30]', (_, check) => {
    const { container } = show(<VehicleCheckBlock check={check} vehicle={aVehicle()} />);
    expect(container.textContent).toBe('');
  });

  it('can be printed from a tab of its own [CHECK-09]', () => {
    show(<VehicleCheckBlock check={loaded(checkWith())} vehicle={aVan()} />);
    const link = screen.getByRole('link', { name: /^Print this vehicle check/ });
    expect(link.getAttribute('href')).toBe(
      '/used/van/provenance/print/ford-transit-350-leader-panel-van-jt70van/',
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('says no day that it does not know [CHECK-08]', () => {
    expect(checkedOn(undefined, 'cars')).toBeUndefined();
    expect(checkedOn('yesterday', 'cars')).toBeUndefined();
    expect(checkedOn('+020000-01-01T00:00:00Z', 'cars')).toBeUndefined();
    expect(checkedOn('2026-06-30T23:30:00Z', 'van')).toBe('This van was checked on 1 July 2026.');
  });

  it('claims no more than each check says [CHECK-06] [CG-094]', () => {
    const words = Object.values(CHECK_WORDS).map(({ message }) => message);
    for (const message of words) expect(message).toMatch(/^(No|Nothing|It is not recorded)\b/);
    expect(new Set(words).size).toBe(CHECK_KEYS.length);
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const view = <VehicleCheckBlock check={loaded(checkWith('stolen'))} vehicle={aVehicle()} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    expect(await stumblingBlocks(show(view).container)).toEqual([]);
  });
});
