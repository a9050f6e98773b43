import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  unaskedBlocks,
  VEHICLE_BLOCKS,
  vehicleAlone,
  vehicleReducer,
  type VehicleEvent,
} from '../../../../core/showroom/vehicle/vehicle-page-state';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const alone = vehicleAlone(aVehicleInFull());
const after = (...events: readonly VehicleEvent[]) => events.reduce(vehicleReducer, alone);
const none = { items: [] };
const found = { items: [{ key: 'stolen', flagged: false }] } as const;
const askCheck: VehicleEvent = { kind: 'asked', block: 'check' };
const checked: VehicleEvent = { kind: 'answered', block: 'check', answer: right(found) };
const broken: VehicleEvent = {
  kind: 'answered',
  block: 'check',
  answer: left({ kind: 'timed-out' }),
};

describe('What a vehicle’s page knows', () => {
  it('is the vehicle at first, every other block not yet asked for', () => {
    expect(alone.vehicle.make.name).toBe('Ford');
    expect(unaskedBlocks(alone)).toEqual(VEHICLE_BLOCKS);
    expect('product' in alone).toBe(false);
  });

  it('is the product that the address asks for [ROUTE-42]', () => {
    expect(vehicleAlone(aVehicleInFull(), 'HP').product).toBe('HP');
  });

  it('is one block more with each answer, the others left alone [ERR-29]', () => {
    const state = after(askCheck, checked);
    expect(state.check).toEqual({ kind: 'loaded', value: found });
    expect({ ...state, check: alone.check }).toEqual(alone);
    expect(unaskedBlocks(state)).not.toContain('check');
  });

  it('is what failed, in its own block [ERR-29] [ERR-31]', () => {
    expect(after(askCheck, broken).check).toEqual({
      kind: 'failed',
      failure: { kind: 'timed-out' },
    });
  });

  it('keeps what is on the screen while it is asked for again, and when that fails', () => {
    expect(after(checked, askCheck).check).toEqual({ kind: 'loading', previous: found });
    expect(after(checked, askCheck, broken).check).toMatchObject({
      kind: 'failed',
      previous: found,
    });
    const emptied: VehicleEvent = { kind: 'answered', block: 'check', answer: right(none) };
    expect(after(checked, askCheck, emptied).check).toEqual({ kind: 'loaded', value: none });
  });

  it('is how often the page was opened today, once that is known [CALL-27]', () => {
    expect(alone.viewsToday).toBeUndefined();
    expect(after({ kind: 'views', count: 14 }).viewsToday).toBe(14);
  });

  it('is plain data that comes through JSON as it was', () => {
    const state = after(checked, broken, { kind: 'views', count: 0 });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});
