import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ThumbnailCard } from '../../../ui/stock/thumbnail-card/thumbnail-card';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { aSparseVehicle, aVehicle } from '../../support/mothers/vehicle';

describe('A vehicle in a header panel', () => {
  it('shows picture, plate, make and model, and derivative, and leads to its page [CARD-24]', async () => {
    const { container, user, address } = show(<ThumbnailCard vehicle={aVehicle()} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/1-640.webp');
    expect(screen.getByText('1.0 EcoBoost Zetec 5dr')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '2021 (71) Ford Fiesta' }));
    expect(address()).toBe('/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/');
  });

  it('can be removed where the list can be thinned [CARD-25]', async () => {
    const onRemove = vi.fn();
    const { user } = show(<ThumbnailCard vehicle={aVehicle()} onRemove={onRemove} />);
    await user.click(screen.getByRole('button', { name: 'Remove 2021 (71) Ford Fiesta' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('cannot be removed from what was viewed [CARD-25]', () => {
    show(<ThumbnailCard vehicle={aVehicle()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a car of which little is known says what it can [MF-1]', () => {
    const { container } = show(<ThumbnailCard vehicle={aSparseVehicle()} />);
    expect(container.textContent).toBe('Ford Ka');
    expect(container.querySelector('img')?.getAttribute('src')).toBe(
      '/pictures/placeholder-640.webp',
    );
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const view = <ThumbnailCard vehicle={aVehicle()} onRemove={() => undefined} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(view);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
