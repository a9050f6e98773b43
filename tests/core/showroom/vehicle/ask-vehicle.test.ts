import { right } from 'fp-ts/Either';
import { delay, firstValueFrom, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askBlock,
  loadVehicle,
  lookAlikes,
  type VehiclePageState,
} from '../../../../core/showroom/public';
import { PATIENCE_MS } from '../../../../core/showroom/shared/patience';
import {
  VEHICLE_BLOCKS,
  type VehicleBlock,
} from '../../../../core/showroom/vehicle/vehicle-page-state';
import type { StockId, Vehicle, VehicleId, VehicleSlug } from '../../../../core/stock/public';
import { answering, aPageOf, failing } from '../../../support/fakes/search-ports';
import { fakeVehiclePorts, type FakeVehicleAnswers } from '../../../support/fakes/vehicle-ports';
import { anHpQuote } from '../../../support/mothers/quote';
import { aVehicle, somePictures } from '../../../support/mothers/vehicle';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const fiesta = aVehicleInFull();
const other = (name: string, pictures = 3): Vehicle =>
  aVehicle({
    id: name as VehicleId,
    stockId: `stock-${name}` as StockId,
    slug: name as VehicleSlug,
    pictures: somePictures(pictures),
  });
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `n${place}`);

const open = async (answers: FakeVehicleAnswers, blocks: 'all' | 'none' = 'all') => {
  const ports = fakeVehiclePorts(answers);
  const answer = await firstValueFrom(loadVehicle(ports, { slug: fiesta.slug, blocks }));
  return { ports, answer };
};

const stateOf = async (answers: FakeVehicleAnswers): Promise<VehiclePageState> => {
  const { answer } = await open(answers);
  if (answer._tag === 'Left' || answer.right === undefined) throw new Error('No page');
  return answer.right;
};

const block = async (answers: FakeVehicleAnswers, name: VehicleBlock) => {
  const ports = fakeVehiclePorts(answers);
  const event = await firstValueFrom(askBlock(ports, fiesta, name));
  if (event.kind !== 'answered') throw new Error('No answer');
  return { ports, answer: event.answer };
};

const refused = { kind: 'refused', status: 500 } as const;

describe('Loading a vehicle’s page', () => {
  it('is the vehicle alone where the rest comes later', async () => {
    const { ports, answer } = await open({}, 'none');
    expect(answer).toMatchObject({
      right: { vehicle: { slug: fiesta.slug }, similar: { kind: 'idle' } },
    });
    expect(ports.asked).toEqual([`vehicle ${fiesta.slug}`]);
  });

  it('is no page, and no failure, where nobody knows the vehicle [CG-091]', async () => {
    const { answer, ports } = await open({ inFull: answering(undefined) });
    expect(answer).toEqual(right(undefined));
    expect(ports.asked).toHaveLength(1);
  });

  it('fails where the vehicle itself cannot be had', async () => {
    const { answer } = await open({ inFull: failing({ kind: 'unreachable' }) });
    expect(answer).toEqual({ _tag: 'Left', left: { kind: 'unreachable' } });
  });

  it('asks for every block, each once, by what the vehicle is known by [CALL-26] [CALL-28]', async () => {
    const { ports, answer } = await open({});
    expect(ports.asked).toEqual([
      `vehicle ${fiesta.slug}`,
      'quotes 48213 60',
      'check JT71ABC',
      `similar ${fiesta.slug}`,
      'page vehicle-detail',
      'promos',
      `reviews ${fiesta.location?.slug ?? 'of no branch'}`,
      `views ${fiesta.slug}`,
    ]);
    expect(ports.searched.map(({ sort }) => sort)).toEqual([
      'price|asc',
      'price|asc',
      'listed|desc',
    ]);
    const kinds = VEHICLE_BLOCKS.map((name) =>
      answer._tag === 'Right' ? answer.right?.[name].kind : undefined,
    );
    expect(new Set(kinds)).toEqual(new Set(['loaded']));
  });

  it('does not ask for the check of a vehicle without a mark', async () => {
    const { mark: _, ...unmarked } = fiesta;
    const ports = fakeVehiclePorts();
    await firstValueFrom(askBlock(ports, unmarked, 'check'));
    expect(ports.asked).toEqual([]);
  });

  it('stands with all other blocks when one fails [ERR-29] [ERR-30] [ERR-31]', async () => {
    const state = await stateOf({
      check: failing(refused),
      similarTo: failing({ kind: 'timed-out' }),
      search: () => failing({ kind: 'unreachable' }),
      quotes: () => failing(refused),
      reviews: failing(refused),
      promos: failing(refused),
    });
    const failed = VEHICLE_BLOCKS.filter((name) => state[name].kind === 'failed');
    expect(failed).toEqual(VEHICLE_BLOCKS.filter((name) => name !== 'content'));
    expect(state.content.kind).toBe('loaded');
  });
});

describe('The reviews of a vehicle’s page', () => {
  it('are those of the branch where it stands, by the branch’s name [REV-08] [CALL-37]', async () => {
    const { answer, ports } = await open({ reviews: answering({ reviews: [], totalReviews: 3 }) });
    const { slug, name } = fiesta.location ?? {};
    expect(ports.asked).toContain(`reviews ${slug ?? ''}`);
    expect(answer).toMatchObject({
      right: { reviews: { value: { totalReviews: 3, branch: name } } },
    });
  });

  it('are left to the feed where nobody knows the branch [REV-08]', async () => {
    const { location: _nowhere, ...elsewhere } = fiesta;
    const { ports } = await open({ inFull: answering(elsewhere) });
    expect(ports.asked).toContain('reviews');
  });
});

describe('The patience of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const after = async (wait: number, answers: FakeVehicleAnswers) => {
    let state: VehiclePageState | undefined;
    loadVehicle(fakeVehiclePorts(answers), { slug: fiesta.slug, blocks: 'all' }).subscribe(
      (answer) => {
        if (answer._tag === 'Right') state = answer.right;
      },
    );
    await vi.advanceTimersByTimeAsync(wait);
    return state;
  };
  const none = { items: [] };

  it('waits for a block that takes a second', async () => {
    const slow = of(right(none)).pipe(delay(1000));
    expect(await after(999, { check: slow })).toBeUndefined();
    expect((await after(1000, { check: slow }))?.check.kind).toBe('loaded');
  });

  it('ends after a second and a half: the page goes out, the late block is still to be asked for', async () => {
    expect(PATIENCE_MS).toBe(1500);
    expect(await after(PATIENCE_MS - 1, { check: NEVER })).toBeUndefined();
    const state = await after(PATIENCE_MS, { check: NEVER });
    expect(state?.check.kind).toBe('idle');
    expect(state?.reviews.kind).toBe('loaded');
  });

  it('does not wait for the vehicle itself by that measure', async () => {
    const late = of(right(fiesta)).pipe(delay(4000));
    expect((await after(4000, { inFull: late }))?.vehicle.slug).toBe(fiesta.slug);
  });
});

describe('Similar vehicles', () => {
  const known = (slugs: readonly string[]) => answering(slugs.map((slug) => other(slug)));

  it('are the first nine that the back end names, in its order, whatever order they come in [CALL-25] [CALL-26] [VDP-42]', async () => {
    const { ports, answer } = await block(
      {
        similarTo: answering(names(12)),
        bySlugs: (slugs) => known([...slugs].reverse()),
      },
      'similar',
    );
    expect(ports.asked.slice(0, 2)).toEqual([
      `similar ${fiesta.slug}`,
      `slugs ${names(9).join(' ')}`,
    ]);
    expect(answer).toMatchObject({
      right: { vehicles: names(9).map((slug) => ({ slug })) },
    });
  });

  it('leave out the vehicle itself, those that are gone, and those with a picture or none [VDP-39] [WE-095]', async () => {
    const { answer } = await block(
      {
        similarTo: answering([fiesta.slug, 'gone', 'one', 'two']),
        bySlugs: () => answering([other('two', 2), other('one', 1)]),
      },
      'similar',
    );
    expect(answer).toMatchObject({ right: { vehicles: [{ slug: 'two' }] } });
  });

  it('are others of the same model where the back end knows none [VDP-41]', async () => {
    const { ports, answer } = await block(
      { search: () => answering(aPageOf([fiesta, ...names(6).map((name) => other(name))])) },
      'similar',
    );
    expect(ports.searched[0]?.lists).toEqual({ make: ['ford'], range: ['ford:fiesta'] });
    expect(answer).toMatchObject({ right: { vehicles: names(4).map((slug) => ({ slug })) } });
  });

  it('are quoted over 48 months with 20 percent down and 8,000 miles a year [FIN-56] [WE-039]', async () => {
    const terms: unknown[] = [];
    const { answer } = await block(
      {
        similarTo: answering(['n0']),
        bySlugs: known,
        quotes: (asked) => {
          terms.push(asked);
          return answering({ 'stock-n0': { HP: anHpQuote() } });
        },
      },
      'similar',
    );
    expect(terms).toEqual([{ months: 48, deposit: 20, depositType: 'Percentage', mileage: 8000 }]);
    expect(answer).toMatchObject({ right: { quotes: { 'stock-n0': { HP: anHpQuote() } } } });
  });

  it('are shown without figures when those cannot be had [ERR-29]', async () => {
    const { answer } = await block(
      { similarTo: answering(['n0']), bySlugs: known, quotes: () => failing(refused) },
      'similar',
    );
    expect(answer).toMatchObject({ right: { vehicles: [{ slug: 'n0' }], quotes: {} } });
  });

  it('ask for no figures where there are none', async () => {
    const { ports, answer } = await block({}, 'similar');
    expect(answer).toEqual(right({ vehicles: [], quotes: {} }));
    expect(ports.asked).toEqual([`similar ${fiesta.slug}`]);
  });

  it.each([
    ['their names', { similarTo: failing(refused) }],
    ['the vehicles', { similarTo: answering(['n0']), bySlugs: () => failing(refused) }],
    ['others of the model', { search: () => failing(refused) }],
  ] as const)('fail as a block where %s cannot be had [ERR-31]', async (_, answers) => {
    expect((await block(answers, 'similar')).answer).toEqual({ _tag: 'Left', left: refused });
  });
});

describe('Vehicles of interest and of the same make', () => {
  const found = () => answering(aPageOf([fiesta, ...names(19).map((name) => other(name, 1))]));

  it('are twelve of interest [VDP-40] and eight of the make [VDP-43], never the vehicle itself', async () => {
    const interest = await block({ search: found }, 'interest');
    const more = await block({ search: found }, 'more');
    expect(interest.answer).toMatchObject({ right: names(12).map((slug) => ({ slug })) });
    expect(more.answer).toMatchObject({ right: names(8).map((slug) => ({ slug })) });
  });
});

describe('Look-alikes of a vehicle that is gone', () => {
  const look = (answers: FakeVehicleAnswers) => {
    const ports = fakeVehiclePorts(answers);
    return firstValueFrom(lookAlikes(ports.search, 'cars', 'ford-fiesta-jt71abc')).then(
      (vehicles) => ({ ports, slugs: vehicles.map(({ slug }) => slug) }),
    );
  };

  it('come from the narrowest search that finds any, four at most', async () => {
    const { ports, slugs } = await look({
      search: ({ keyword }) =>
        answering(aPageOf(keyword === 'ford' ? names(6).map((name) => other(name)) : [])),
    });
    expect(slugs).toEqual(names(4));
    expect(ports.searched.map(({ keyword }) => keyword)).toEqual(['ford fiesta', 'ford']);
  });

  it('go on to the next search when one fails', async () => {
    const { slugs } = await look({
      search: ({ keyword }) =>
        keyword === undefined ? answering(aPageOf([other('n0')])) : failing(refused),
    });
    expect(slugs).toEqual(['n0']);
  });

  it('are none where the search takes longer than the server waits', async () => {
    vi.useFakeTimers();
    const looked = look({ search: () => NEVER });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect((await looked).slugs).toEqual([]);
    vi.useRealTimers();
  });

  it('are none rather than a failure', async () => {
    expect((await look({ search: () => failing(refused) })).slugs).toEqual([]);
    expect((await look({})).slugs).toEqual([]);
  });
});
