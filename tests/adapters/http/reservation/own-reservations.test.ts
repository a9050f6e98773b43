import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpReservationDesk } from '../../../../adapters/http/reservation/http-reservation-desk';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

function told(answer: FakeAnswer) {
  const fake = fakeTransport(answer);
  const records = new HttpReservationDesk(makeHttpClient(fake));
  return { fake, answer: firstValueFrom(records.reservations()) };
}

const RESERVED = {
  id: 'cs_1',
  status: 'reserved',
  payment: 'paid',
  reference: 'RV-1',
  vehicle: { stock_id: 9, slug: 'ford-fiesta', title: 'Ford Fiesta' },
  visit_date: '2026-12-04',
  time: '12:00',
  held_at: '2026-11-29T12:00:00Z',
  collected_at: '2026-12-04T13:00:00Z',
};

describe('A customer’s reservations over HTTP', () => {
  it('are asked for, and read with when each was made and collected', async () => {
    const { fake, answer } = told({ json: { data: [RESERVED] } });
    expect(await answer).toEqual(
      right([
        {
          id: 'cs_1',
          status: 'reserved',
          payment: 'paid',
          reference: 'RV-1',
          vehicle: { stockId: '9', slug: 'ford-fiesta', title: 'Ford Fiesta' },
          visit: { day: '2026-12-04', time: '12:00' },
          heldAt: '2026-11-29T12:00:00.000Z',
          collectedAt: '2026-12-04T13:00:00.000Z',
        },
      ]),
    );
    expect(fake.calls[0]).toMatchObject({ method: 'get', url: '/api/reservations' });
  });

  it('are read one by one: what has no id, or no state that is known, is left out', async () => {
    const data = [null, 7, { status: 'held' }, { id: 'cs_2', status: 'odd' }, RESERVED];
    const answer = await told({ json: { data } }).answer;
    expect(!isLeft(answer) && answer.right.map(({ id }) => id)).toEqual(['cs_1']);
  });

  it('have failed where there are some and none can be read, and where there is no list', async () => {
    const none = await told({ json: { data: [{ id: 'cs_2', status: 'odd' }, {}] } }).answer;
    expect(isLeft(none) && none.left).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'data.0.status' }, { path: 'data.1.id' }],
    });
    for (const json of [{}, { data: 'x' }, null]) {
      const answer = await told({ json }).answer;
      expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
    }
    expect(await told({ json: { data: [] } }).answer).toEqual(right([]));
  });

  it('leave out the times that cannot be read, and tell that nobody is logged in', async () => {
    const json = { data: [{ id: 5, status: 'held', held_at: 'today', collected_at: 3 }] };
    expect(await told({ json }).answer).toEqual(right([{ id: '5', status: 'held' }]));
    expect(await told({ status: 401, json: {} }).answer).toEqual(
      left({ kind: 'not-allowed', status: 401 }),
    );
  });
});
