import { right } from 'fp-ts/Either';
import { delay, firstValueFrom, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadVehiclePrint, type VehiclePageState } from '../../../../core/showroom/public';
import { PRINT_PATIENCE_MS } from '../../../../core/showroom/vehicle/load-vehicle-print';
import { answering, failing } from '../../../support/fakes/search-ports';
import { fakeVehiclePorts, type FakeVehicleAnswers } from '../../../support/fakes/vehicle-ports';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const { slug } = aVehicleInFull();
const clean = { items: [{ key: 'stolen', flagged: false }] } as const;

describe('Loading what is to be printed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const after = async (wait: number, answers: FakeVehicleAnswers) => {
    const come: (VehiclePageState | undefined)[] = [];
    loadVehiclePrint(fakeVehiclePorts(answers), { slug }).subscribe((answer) => {
      if (answer._tag === 'Right') come.push(answer.right);
    });
    await vi.advanceTimersByTimeAsync(wait);
    return come;
  };

  it('asks for the quotes and the check, and for nothing that does not go to paper [ROUTE-24] [ROUTE-25]', async () => {
    const ports = fakeVehiclePorts({ check: answering(clean) });
    const answer = await firstValueFrom(loadVehiclePrint(ports, { slug, product: 'HP' }));
    expect(ports.asked).toEqual([`vehicle ${slug}`, 'quotes 48213 60', 'check JT71ABC']);
    expect(ports.searched).toEqual([]);
    expect(answer).toMatchObject({
      right: { product: 'HP', check: { kind: 'loaded', value: clean }, similar: { kind: 'idle' } },
    });
  });

  it('asks for the check alone for the page of the check [ROUTE-25]', async () => {
    const ports = fakeVehiclePorts({ check: answering(clean) });
    await firstValueFrom(loadVehiclePrint(ports, { slug, blocks: ['check'] }));
    expect(ports.asked).toEqual([`vehicle ${slug}`, 'check JT71ABC']);
  });

  it('waits for what takes two seconds: paper cannot be completed later [SC-5]', async () => {
    const slow = of(right(clean)).pipe(delay(2000));
    expect(await after(1999, { check: slow })).toEqual([]);
    const [state] = await after(2000, { check: slow });
    expect(state?.check).toEqual({ kind: 'loaded', value: clean });
  });

  it('goes on without what never comes, and says that it ran out of time [SC-5]', async () => {
    expect(await after(PRINT_PATIENCE_MS - 1, { check: NEVER })).toEqual([]);
    const come = await after(PRINT_PATIENCE_MS, { check: NEVER });
    expect(come).toHaveLength(1);
    expect(come[0]?.check).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
    expect(come[0]?.quotes.kind).toBe('loaded');
  });

  it('keeps a failed block in its place', async () => {
    const [state] = await after(0, { check: failing({ kind: 'refused', status: 404 }) });
    expect(state?.check.kind).toBe('failed');
    expect(state?.quotes.kind).toBe('loaded');
  });

  it('has nothing for a vehicle that nobody knows, and fails where it cannot be had', async () => {
    expect(await after(0, { inFull: answering(undefined) })).toEqual([undefined]);
    const ports = fakeVehiclePorts({ inFull: failing({ kind: 'unreachable' }) });
    const answer = await firstValueFrom(loadVehiclePrint(ports, { slug }));
    expect(answer).toEqual({ _tag: 'Left', left: { kind: 'unreachable' } });
  });
});
