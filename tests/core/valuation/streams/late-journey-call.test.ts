import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../../core/kernel/failure';
import { journeyCall } from '../../../../core/valuation/streams/journey-call';
import type { CallAnswer } from '../../../../core/valuation/streams/journey-call';
import { lateCalls } from '../../../../core/valuation/streams/late-journey-call';
import { valuationCalls } from '../../../support/fakes/valuation-calls';

const STATE = { typed: { vrm: 'AB12CDE', mileage: '12000' }, attempt: 3, isInError: false };
const FACTS = {
  reading: 'a',
  key: 'the-journey',
  departments: [],
  preselected: undefined,
  condition: { a: 'C3', b: 'A1', label: '' },
  enquiry: {
    source: { source: 'website', type: 'valuation', recentVehicles: [], previousUrls: [] },
    consent: undefined,
  },
} as const;

describe('A call whose script comes late', () => {
  it('is made once the script is there, and at once from then on', async () => {
    const { ports, lookups } = valuationCalls();
    const calls = lateCalls(() => Promise.resolve({ journeyCall }));
    const answer = firstValueFrom(calls.journeyCall('look-up', ports, STATE, FACTS));
    expect(lookups).toHaveLength(0);
    await calls.fetchCalls();
    await Promise.resolve();
    lookups[0]?.answer(right({ existing: false }));
    expect((await answer).event).toEqual({ kind: 'not-found', attempt: 3 });
    calls.journeyCall('look-up', ports, STATE, FACTS).subscribe();
    expect(lookups).toHaveLength(2);
  });

  it('reaches nobody where the script cannot be fetched, and tries again the next time', async () => {
    const { ports, lookups } = valuationCalls();
    let tries = 0;
    const calls = lateCalls(() =>
      (tries += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ journeyCall }),
    );
    const answer: CallAnswer = await firstValueFrom(
      calls.journeyCall('look-up', ports, STATE, FACTS),
    );
    expect(answer).toEqual({ event: { kind: 'failed', attempt: 3 }, failure: unreachable });
    await calls.fetchCalls();
    calls.journeyCall('look-up', ports, STATE, FACTS).subscribe();
    expect(lookups).toHaveLength(1);
  });
});
