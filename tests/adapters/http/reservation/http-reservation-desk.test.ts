import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpReservationDesk } from '../../../../adapters/http/reservation/http-reservation-desk';
import { TERMS_NAME } from '../../../../core/enquiry/public';
import { aReservationRequest } from '../../../support/mothers/reservation-request';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const deskOver = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, desk: new HttpReservationDesk(makeHttpClient(fake)) };
};

const reserve = (answer: FakeAnswer) =>
  firstValueFrom(deskOver(answer).desk.reserve(aReservationRequest()));

describe('Reserving over HTTP', () => {
  it('sends the fourteen fields, the visit as the documents write it, under the key', async () => {
    const { fake, desk } = deskOver({ json: { id: 'cs_1' } });
    await firstValueFrom(desk.reserve(aReservationRequest({ slug: 'škoda-fabia' })));
    expect(fake.calls[0]).toMatchObject({
      method: 'post',
      url: '/api/reserve/%C5%A1koda-fabia',
      headers: { 'Idempotency-Key': 'one-reservation' },
    });
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({
      first_name: 'Sam',
      last_name: 'Sample',
      telephone: '07700 900123',
      email: 'sam.sample@example.org',
      address_1: '1 High Street',
      town_city: 'Chester',
      post_code: 'CH1 2AB',
      visit_date: '2026-12-04',
      time: '12:00:00',
      terms: true,
      opt_in: { email: true },
      vehicle_id: 'F1001',
      vehicle_vrm: 'JT71ABC',
      enquiry_source: 'website',
    });
  });

  it.each([
    [{ id: 'cs_1' }],
    [{ data: { id: 'cs_1' } }],
    [{ data: { data: { id: 'cs_1' } } }],
    [{ id: 'cs_1', data: [] }],
  ])('reads the id of %j', async (json) => {
    expect(await reserve({ json })).toEqual(right({ id: 'cs_1' }));
  });

  it('reads where the checkout is, how it stands and until when the vehicle is held', async () => {
    const json = {
      id: 7,
      url: 'https://checkout.example/cs_1',
      status: 'HELD',
      hold_ends_at: '2026-11-29T12:30:00Z',
    };
    expect(await reserve({ json })).toEqual(
      right({
        id: '7',
        checkoutAddress: 'https://checkout.example/cs_1',
        status: 'held',
        holdEndsAt: '2026-11-29T12:30:00.000Z',
      }),
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '#', '\\\\evil'])(
    'knows no checkout at %s',
    async (url) => {
      expect(await reserve({ json: { id: 'cs_1', url } })).toEqual(right({ id: 'cs_1' }));
    },
  );

  it.each([{}, [], { data: {} }, { id: null }, { id: '' }, { success: true }])(
    'has failed with %j',
    async (json) => {
      const answer = await reserve({ json });
      expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
    },
  );

  it('has failed with an empty body', async () => {
    const answer = await reserve({ text: '' });
    expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
  });

  it('tells why a vehicle is taken, and which fields are refused', async () => {
    expect(await reserve({ status: 409, json: { message: 'Somebody is reserving it.' } })).toEqual(
      left({ kind: 'refused', status: 409, reason: 'Somebody is reserving it.' }),
    );
    expect(
      await reserve({ status: 422, json: { errors: { terms: 'Please agree', time: ['Closed'] } } }),
    ).toEqual(
      left({ kind: 'field-faults', faults: { [TERMS_NAME]: 'Please agree', time: 'Closed' } }),
    );
  });
});

describe('Giving a reservation up, over HTTP', () => {
  it('sends the address that it was made with, and reads how it stands afterwards', async () => {
    const { fake, desk } = deskOver({
      json: { id: 'cs_1', status: 'refunded', payment: 'refunded' },
    });
    expect(await firstValueFrom(desk.withdraw('RV-1/2', 'sam@example.org'))).toEqual(
      right({ id: 'cs_1', status: 'refunded', payment: 'refunded' }),
    );
    expect(fake.calls[0]).toMatchObject({
      method: 'post',
      url: '/api/reservations/RV-1%2F2/cancel',
    });
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({ email: 'sam@example.org' });
  });
});

describe('How a reservation stands, over HTTP', () => {
  const standing = (json: unknown) => firstValueFrom(deskOver({ json }).desk.standing('cs/1'));

  it('is asked for by its id, as one part of the path', async () => {
    const { fake, desk } = deskOver({ json: {} });
    await firstValueFrom(desk.standing('cs/1'));
    expect(fake.calls[0]).toMatchObject({ method: 'get', url: '/api/reservations/cs%2F1' });
  });

  it('is read with payment, reference and vehicle', async () => {
    expect(
      await standing({
        data: {
          id: 'cs_1',
          status: 'reserved',
          payment: 'paid',
          reference: 'RV-1',
          vehicle: { stock_id: 9, slug: 'ford-fiesta', title: 'Ford Fiesta' },
        },
      }),
    ).toEqual(
      right({
        id: 'cs_1',
        status: 'reserved',
        payment: 'paid',
        reference: 'RV-1',
        vehicle: { stockId: '9', slug: 'ford-fiesta', title: 'Ford Fiesta' },
      }),
    );
  });

  it('has the visit, and the moment at which it was told by the answer’s own date', async () => {
    const json = { status: 'held', visit_date: '2026-12-04', time: '12:00:00' };
    const told = (headers: Record<string, string>) =>
      firstValueFrom(deskOver({ json, headers }).desk.standing('cs_1'));
    const visit = { day: '2026-12-04', time: '12:00' };
    expect(await told({ date: 'Sun, 29 Nov 2026 18:08:56 GMT' })).toEqual(
      right({ id: 'cs_1', status: 'held', visit, toldAt: '2026-11-29T18:08:56.000Z' }),
    );
    expect(await told({ date: 'yesterday' })).toEqual(
      right({ id: 'cs_1', status: 'held', visit }),
    );
  });

  it('leaves out what cannot be read, and fails without a state it knows', async () => {
    expect(
      await standing({ status: 'held', payment: 'odd', hold_ends_at: 'soon', vehicle: 7 }),
    ).toEqual(right({ id: 'cs/1', status: 'held' }));
    for (const json of [{}, { status: 'sold' }, null, 'x']) {
      const answer = await standing(json);
      expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
    }
  });
});
