import { left, right, type Either } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import {
  loadFrame,
  type Branch,
  type FooterContent,
  type FrameContent,
} from '../../../core/content/public';

const branch = (slug: string): Branch => ({ id: slug, slug, name: `Forecourt ${slug}` });

const footer: FooterContent = {
  showsBranches: false,
  showsSocialLinks: false,
  showsPopularBrands: true,
  columns: [{ header: 'Buy', links: [{ text: 'Vans', address: '/used/van/search/' }] }],
};

const whole: FrameContent = {
  menu: () => of(right([{ name: 'Vans', address: '/used/van/search/', children: [] }])),
  footer: () => of(right(footer)),
  popularBrands: () => of(right([{ slug: 'ford', label: 'Ford' }])),
};

const load = (
  change: Partial<FrameContent> = {},
  branches: Either<GatewayFailure, readonly Branch[]> = right([branch('crewe')]),
) => firstValueFrom(loadFrame({ ...whole, ...change }, of(branches)));

const failing = () => of(left(unreachable));

describe('What surrounds every page', () => {
  it('is the menu, the branches, the brands and the footer of the answers [HEAD-03][FOOT-04][FOOT-05]', async () => {
    expect(await load()).toEqual({
      menu: right([{ name: 'Vans', address: '/used/van/search/', children: [] }]),
      branches: [branch('crewe')],
      brands: [{ slug: 'ford', label: 'Ford' }],
      footer,
      isWhole: true,
    });
  });

  it('says why it has no menu, and has all else [ERR-25]', async () => {
    expect(await load({ menu: failing })).toEqual({
      ...(await load()),
      menu: left(unreachable),
      isWhole: false,
    });
  });

  it('has no branches where they cannot be had, and is not whole then', async () => {
    expect(await load({}, left(unreachable))).toEqual({
      ...(await load()),
      branches: [],
      isWhole: false,
    });
  });

  it('has no brands where they cannot be had, and all else', async () => {
    expect(await load({ popularBrands: failing })).toEqual({
      ...(await load()),
      brands: [],
      isWhole: false,
    });
  });

  it('shows all that needs no editor where the footer cannot be had [FOOT-07]', async () => {
    expect(await load({ footer: failing })).toEqual({
      ...(await load()),
      footer: {
        showsBranches: true,
        showsSocialLinks: true,
        showsPopularBrands: true,
        columns: [],
      },
      isWhole: false,
    });
  });

  it('is whole without any branch', async () => {
    expect(await load({}, right([]))).toEqual({ ...(await load()), branches: [] });
  });

  it('names twelve brands at most, the first of the answer [FOOT-05]', async () => {
    const brands = Array.from({ length: 15 }, (_, place) => ({
      slug: `make-${String(place)}`,
      label: `Make ${String(place)}`,
    }));
    const frame = await load({ popularBrands: () => of(right(brands)) });
    expect(frame.brands).toEqual(brands.slice(0, 12));
  });
});
