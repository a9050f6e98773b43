import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '../../../../core/stock/public';
import { StickyBar } from '../../../../ui/pages/vehicle/sticky-bar/sticky-bar';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { aVehicle } from '../../../support/mothers/vehicle';

const barOf = (vehicle: Vehicle, flasher: 'rests' | 'as-specified' = 'rests') => (
  <StickyBar vehicle={vehicle} flasher={flasher} chatAddress="https://chat.example/forecourt" />
);

const button = () => screen.getByRole('button', { name: 'Like this vehicle? Enquire now' });
const bar = () => screen.getByRole('navigation', { name: 'Ways to enquire' });
const list = () => within(bar()).getByRole('list');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe('The sticky enquiry bar', () => {
  it('asks “Like this vehicle? Enquire now” and offers all seven options [VDP-28] [VDP-29] [WE-093]', () => {
    show(barOf(aVehicle()));
    expect(bar().textContent).toContain('Like this vehicle? Enquire now');
    const links = within(list()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Reserve Online',
      'Buy Now',
      'Book Test Drive',
      'Chat with us',
      'Make General Enquiry',
      'Request Callback',
      'Enquire on this vehicle',
    ]);
    const slug = 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/used/cars/reserve/${slug}/`,
      '/click-collect/48213/',
      `/used/cars/test-drive/${slug}/`,
      'https://chat.example/forecourt',
      '/used/cars/enquire/?branch=bolton',
      `/used/cars/request-callback/${slug}/`,
      `/used/cars/enquire/${slug}/?from=details`,
    ]);
  });

  it('is not there for a sold vehicle [VDP-30]', () => {
    const { container } = show(barOf(aVehicle({ status: 'sold' })));
    expect(container.textContent).toBe('');
  });

  it('neither reserves nor sells what is reserved, and puts a callback first [VDP-31] [VDP-32] [WE-094]', () => {
    show(barOf(aVehicle({ status: 'reserved' })));
    expect(screen.queryByRole('link', { name: 'Reserve Online' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Request Callback' })).toHaveLength(2);
  });

  it('opens and closes its menu by its button [VDP-33]', async () => {
    const { user } = show(barOf(aVehicle()));
    expect(isOpen()).toBe(false);
    expect(button().getAttribute('aria-controls')).toBe(list().id);
    await user.click(button());
    expect(isOpen()).toBe(true);
    expect(list().dataset['open']).toBe('true');
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes by Escape and gives the focus back to its button [VDP-33]', async () => {
    const { user } = show(barOf(aVehicle()));
    await user.click(button());
    await user.tab();
    expect(list().contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes by a press elsewhere, and when the focus moves on [VDP-33]', async () => {
    const { user } = show(
      <>
        <button type="button">Elsewhere</button>
        {barOf(aVehicle())}
      </>,
    );
    await user.click(button());
    fireEvent.pointerDown(screen.getByText('Chat with us'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
    await user.click(button());
    act(() => {
      screen.getByText('Elsewhere').focus();
    });
    expect(isOpen()).toBe(false);
  });

  it('leads on by its options and is closed then [VDP-33] [VDP-35]', async () => {
    const { user, address } = show(barOf(aVehicle()));
    await user.click(button());
    await user.click(within(list()).getByRole('link', { name: 'Book Test Drive' }));
    expect(address()).toContain('/used/cars/test-drive/');
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const { html, complaints } = await throughTheServer(barOf(aVehicle()));
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(barOf(aVehicle()));
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});

describe('The flasher of the bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const phase = (container: Element) =>
    container.querySelector('[data-phase]')?.getAttribute('data-phase');

  const phasesOf = (container: Element, seconds: number) =>
    Array.from({ length: seconds }, () => {
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      return phase(container);
    });

  it('toggles every second and rests after five [VDP-34]', () => {
    const { container } = show(barOf(aVehicle()));
    expect(phase(container)).toBe('lit');
    expect(phasesOf(container, 6)).toEqual([
      ...['unlit', 'lit', 'unlit', 'lit'],
      ...['resting', 'resting'],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on for ever where the setting says so [VDP-34]', () => {
    const { container } = show(barOf(aVehicle(), 'as-specified'));
    expect(phasesOf(container, 8).slice(4)).toEqual(['unlit', 'lit', 'unlit', 'lit']);
  });

  it('never changes for whoever asks for less motion [VDP-34]', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { container } = show(barOf(aVehicle(), 'as-specified'));
    expect(phasesOf(container, 4)).toEqual(['resting', 'resting', 'resting', 'resting']);
  });
});
