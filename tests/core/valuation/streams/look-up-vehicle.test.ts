import { left, right, type Either } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut, type GatewayFailure } from '../../../../core/kernel/failure';
import { lookUpVehicle } from '../../../../core/valuation/streams/look-up-vehicle';
import { valueVehicle } from '../../../../core/valuation/streams/value-vehicle';
import type { LookupAnswer, Reading, Valuation } from '../../../../core/valuation/public';
import { aValuationRequest } from '../../../support/mothers/valuation-request';

const vehicle = { vrm: 'AB12CDE', care: 'full', previousKeepers: 0 } as const;
const valuation: Valuation = { hash: 'h1', vehicle, isOutOfDate: false, workings: [] };

/** A valuer that answers a lookup thus, and writes down what is fetched. */
function valuerThat(
  answer: Either<GatewayFailure, LookupAnswer>,
  fetched: Either<GatewayFailure, Valuation> = right(valuation),
) {
  const hashes: string[] = [];
  return {
    hashes,
    lookUp: () => of(answer),
    fetch: (_reading: Reading, hash: string) => {
      hashes.push(hash);
      return of(fetched);
    },
  };
}

const outcomeOf = (reading: Reading, ...answers: Parameters<typeof valuerThat>) => {
  const valuer = valuerThat(...answers);
  const question = { reading, vrm: 'AB12CDE', mileage: 42_000 };
  return firstValueFrom(lookUpVehicle(valuer, question)).then((outcome) => ({
    outcome,
    hashes: valuer.hashes,
  }));
};

describe('A lookup', () => {
  it('in reading A fetches the valuation there is', async () => {
    expect(await outcomeOf('a', right({ existing: true, hash: 'h1', vehicle }))).toEqual({
      outcome: right({ kind: 'valued', valuation }),
      hashes: ['h1'],
    });
    const withoutExisting = await outcomeOf('a', right({ existing: false, hash: 'h1', vehicle }));
    expect(withoutExisting.outcome).toEqual(right({ kind: 'valued', valuation }));
  });

  it('finds a vehicle, or none', async () => {
    for (const reading of ['a', 'b'] as const) {
      const found = await outcomeOf(reading, right({ existing: false, vehicle }));
      expect(found).toEqual({ outcome: right({ kind: 'found', vehicle }), hashes: [] });
      const none = await outcomeOf(reading, right({ existing: false }));
      expect(none.outcome).toEqual(right({ kind: 'not-found' }));
      expect((await outcomeOf(reading, left(timedOut))).outcome).toEqual(left(timedOut));
    }
  });

  it('in reading B ends where one exists, with or without a vehicle', async () => {
    for (const answer of [{ existing: true }, { existing: true, hash: 'h1', vehicle }] as const) {
      expect(await outcomeOf('b', right(answer))).toEqual({
        outcome: right({ kind: 'already-valued', answer }),
        hashes: [],
      });
    }
  });

  it('fails where the valuation there is cannot be fetched', async () => {
    const answer = right({ existing: true, hash: 'h1', vehicle });
    expect((await outcomeOf('a', answer, left(timedOut))).outcome).toEqual(left(timedOut));
  });
});

describe('A vehicle that is valued', () => {
  it('is processed and fetched, and nothing is fetched where processing fails', async () => {
    const valuer = valuerThat(right({ existing: false }));
    const process = () => of(right('h2'));
    const request = aValuationRequest();
    expect(await firstValueFrom(valueVehicle({ ...valuer, process }, request))).toEqual(
      right(valuation),
    );
    expect(valuer.hashes).toEqual(['h2']);
    const failing = () => of(left(timedOut));
    const failed = await firstValueFrom(valueVehicle({ ...valuer, process: failing }, request));
    expect(failed).toEqual(left(timedOut));
    expect(valuer.hashes).toEqual(['h2']);
  });
});
