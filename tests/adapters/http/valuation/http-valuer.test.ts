import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpValuer } from '../../../../adapters/http/valuation/http-valuer';
import { pounds } from '../../../../core/kernel/money';
import { aValuationRequest } from '../../../support/mothers/valuation-request';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const valuerOver = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, valuer: new HttpValuer(makeHttpClient(fake)) };
};

const sentBy = ({ calls }: ReturnType<typeof fakeTransport>): Record<string, unknown> =>
  JSON.parse(String(calls[0]?.body)) as Record<string, unknown>;

const WIRE = {
  vrm: 'jb19 klm',
  make: 'Land Rover',
  model: 'Evoque',
  date_first_registered: '2019-05-08',
  engine_size: '2000',
  service_history: 'no history',
  previous_keepers: -1,
};

describe('A lookup over HTTP', () => {
  it('asks by the address in reading A, and by a fresh vehicle in reading B [CALL-04, CALL-05, VALB-14, VALB-15]', async () => {
    const a = valuerOver({ json: {} });
    await firstValueFrom(a.valuer.lookUp({ reading: 'a', vrm: 'jb19 klm', mileage: 42_000 }));
    expect(a.fake.calls[0]?.url).toBe(
      '/api/v2/web/valuation-lookup?vrm=jb19+klm&mileage=42000&ip=',
    );
    const b = valuerOver({ json: {} });
    await firstValueFrom(
      b.valuer.lookUp({ reading: 'b', vrm: 'JB19KLM', mileage: 42_000, departmentCode: 'CHS' }),
    );
    expect(b.fake.calls[0]).toMatchObject({ method: 'post', url: '/valuations/lookup' });
    expect(sentBy(b.fake)).toEqual({
      type: 'PX',
      mot: 1,
      imported: 1,
      no_damage: 1,
      fully_working: 1,
      spare_key: 1,
      standard_plate: 1,
      not_written_off: 1,
      condition: 'A1',
      service_history: 'full',
      previous_keepers: 0,
      department_code: 'CHS',
      mileage: 42_000,
      vrm: 'JB19KLM',
      ip: '',
    });
  });

  const look = (json: unknown) =>
    firstValueFrom(
      valuerOver({ json }).valuer.lookUp({ reading: 'a', vrm: 'JB19KLM', mileage: 1 }),
    );

  it('reads the vehicle', async () => {
    expect(await look({ existing: false, data: WIRE })).toEqual(
      right({
        existing: false,
        vehicle: {
          vrm: 'JB19KLM',
          make: 'Land Rover',
          model: 'Evoque',
          firstRegistered: '2019-05-08',
          engineSize: 2000,
          care: 'none',
          previousKeepers: 0,
        },
      }),
    );
  });

  it.each([undefined, null, -1, 'x', 0, 3])(
    '%j previous keepers are 0 where they are none [VALB-22, WE-120]',
    async (keepers) => {
      const answer = await look({ data: { vrm: 'A1', previous_keepers: keepers } });
      expect(answer).toMatchObject(right({ vehicle: { previousKeepers: keepers === 3 ? 3 : 0 } }));
    },
  );

  it('takes a history of which nothing is told for a full one [VALB-23]', async () => {
    expect(await look({ data: { vrm: 'A1' } })).toMatchObject(right({ vehicle: { care: 'full' } }));
  });

  it('takes nothing of a person or a branch from a lookup [VALB-24]', async () => {
    const person = { name: 'Sam', email: 'a@b.example', postcode: 'CH1 2AB', telephone: '1' };
    expect(
      await look({ data: { vrm: 'A1', department_code: 'CHS', opt_in: { sms: true }, ...person } }),
    ).toEqual(right({ existing: false, vehicle: { vrm: 'A1', care: 'full', previousKeepers: 0 } }));
  });

  it('takes an answer without mark and number for no vehicle, and either alone for one [VALB-25, WE-121]', async () => {
    for (const data of [{}, [], null, { make: 'Ford' }]) {
      expect(await look({ existing: false, data })).toEqual(right({ existing: false }));
    }
    expect(await look({ data: { cap_id: 7 } })).toMatchObject(right({ vehicle: { capId: '7' } }));
    expect(await look({ data: { vrm: 'A1' } })).toMatchObject(right({ vehicle: { vrm: 'A1' } }));
    expect(await look({ existing: true, data: {} })).toEqual(right({ existing: true }));
  });

  it('tells the hash of the valuation there is, unless it is no name', async () => {
    const existing = await look({ existing: 1, data: { ...WIRE, hash: 'h1' } });
    expect(existing).toMatchObject(right({ existing: true, hash: 'h1' }));
    const strange = await look({ existing: true, data: { hash: 'javascript:alert(1)' } });
    expect(strange).toEqual(right({ existing: true }));
  });

  it('is unreadable where a page of HTML comes', async () => {
    const valuer = valuerOver({ text: '<html></html>' }).valuer;
    const answer = await firstValueFrom(
      valuer.lookUp({ reading: 'a', vrm: 'JB19KLM', mileage: 1 }),
    );
    expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
  });
});

describe('Processing over HTTP', () => {
  it('sends what the documents name in reading A, under the key of the submission [CG-026]', async () => {
    const { fake, valuer } = valuerOver({ json: 'https://x.example/car-value/summary/8f3a2c9d' });
    const request = aValuationRequest({ optIns: ['email', 'sms'], settlement: pounds(3500) });
    expect(await firstValueFrom(valuer.process(request))).toEqual(right('8f3a2c9d'));
    expect(fake.calls[0]).toMatchObject({
      url: '/api/valuations/process',
      headers: { 'Idempotency-Key': 'one-submission' },
    });
    expect(sentBy(fake)).toEqual({
      vrm: 'JB19KLM',
      make: 'Land Rover',
      model: '',
      derivative: '',
      transmission: '',
      colour: '',
      date_first_registered: '',
      engine_size: '',
      mileage: 42_000,
      condition: 'C3',
      settlement: '3500.00',
      opt_in: { email: true, sms: true },
      department_code: 'CHS',
      name: 'Sam Sample',
      first_name: 'Sam',
      last_name: 'Sample',
      email: 'sam.sample@example.org',
      telephone: '',
      postcode: '',
      ip: '',
      enquiry_source: 'website',
      enquiry_source_type: 'valuation',
      recent_vehicle_slugs: [],
      previous_urls: [],
    });
  });

  it('sends back what the lookup told, and nothing where it told nothing, in reading B [VALB-13, VALB-16, CG-030]', async () => {
    const { fake, valuer } = valuerOver({ json: { data: 'summary/8f3a2c9d' } });
    const bare = aValuationRequest({ reading: 'b' });
    await firstValueFrom(valuer.process(bare));
    const unknown = { image: '', title: '', engine: '', date_for_humans: '', vehicle_type: '' };
    expect(sentBy(fake)).toMatchObject({
      ...unknown,
      existing: false,
      previous_vehicles_slugs: [],
    });

    const told = {
      vrm: 'JB19KLM',
      image: 'https://pictures.example/evoque.jpg',
      engine: '2.0 litre diesel',
      date_for_humans: '8 May 2019',
      vehicle_type: 'car',
    };
    const again = valuerOver({ json: { existing: false, data: told } });
    const found = await firstValueFrom(
      again.valuer.lookUp({ reading: 'b', vrm: 'JB19KLM', mileage: 1 }),
    );
    const vehicle = isLeft(found) ? undefined : found.right.vehicle;
    const other = valuerOver({ json: { data: 'summary/8f3a2c9d' } });
    await firstValueFrom(
      other.valuer.process({
        ...bare,
        vehicle: { ...bare.vehicle, ...vehicle, vrm: 'JB19KLM' },
        source: { ...bare.source, recentVehicles: ['ford-fiesta-1'] },
      }),
    );
    expect(sentBy(other.fake)).toMatchObject({
      ...told,
      previous_vehicles_slugs: ['ford-fiesta-1'],
    });
  });

  it('takes a picture that is no address for none', async () => {
    const json = { data: { vrm: 'A1', image: 'javascript:alert(1)' } };
    const { valuer } = valuerOver({ json });
    expect(await firstValueFrom(valuer.lookUp({ reading: 'b', vrm: 'A1', mileage: 1 }))).toEqual(
      right({ existing: false, vehicle: { vrm: 'A1', care: 'full', previousKeepers: 0 } }),
    );
  });

  it('sends every channel, the flags and what the shopper chose in reading B [CG-017]', async () => {
    const { fake, valuer } = valuerOver({ json: { data: 'summary/8f3a2c9d' } });
    const request = aValuationRequest({ reading: 'b', condition: 'A1', optIns: ['email'] });
    expect(await firstValueFrom(valuer.process(request))).toEqual(right('8f3a2c9d'));
    expect(fake.calls[0]?.url).toBe('/valuations/process');
    expect(sentBy(fake)).toMatchObject({
      type: 'PX',
      condition: 'A1',
      service_history: 'full',
      previous_keepers: 1,
      opt_in: { telephone: false, email: true, sms: false, postal: false },
    });
  });

  it.each([[''], [{}], [null], ['https://x.example/']])(
    'has failed with %j [CG-027]',
    async (json) => {
      const answer = await firstValueFrom(valuerOver({ json }).valuer.process(aValuationRequest()));
      expect(isLeft(answer) && answer.left.kind).toBe('unreadable');
    },
  );
});

describe('A valuation over HTTP', () => {
  const fetched = (json: unknown) => firstValueFrom(valuerOver({ json }).valuer.fetch('a', 'h1'));

  it('is fetched by its hash, as one part of the path', async () => {
    const { fake, valuer } = valuerOver({ json: {} });
    await firstValueFrom(valuer.fetch('b', 'a/b'));
    expect(fake.calls[0]).toMatchObject({ method: 'post', url: '/valuations/fetch/a%2Fb' });
  });

  it('is read with its prices, its last day and its workings', async () => {
    const wire = {
      ...WIRE,
      cap_below: 8040,
      cap_average: '9180.00',
      cap_clean: '£9,830',
      mileage: '42000',
      valued_at: '2026-07-01T14:00:00.000Z',
      valid_until: '2026-07-08',
      out_of_date: true,
      workings: [{ step: 'age', amount: '-7629.00' }],
    };
    expect(await fetched({ data: wire })).toMatchObject(
      right({
        hash: 'h1',
        mileage: 42_000,
        prices: {
          belowAverage: pounds(8040),
          average: pounds(9180),
          showroom: pounds(9830),
        },
        valuedAt: '2026-07-01T14:00:00.000Z',
        lastDay: '2026-07-08',
        isOutOfDate: true,
        workings: [{ step: 'age', amount: pounds(-7629) }],
      }),
    );
  });

  it('has no prices where one is missing, and no workings where one cannot be read', async () => {
    const answer = await fetched({ vrm: 'A1', cap_below: 1, cap_clean: 3, workings: [{}] });
    expect(answer).toEqual(
      right({
        hash: 'h1',
        vehicle: { vrm: 'A1', care: 'full', previousKeepers: 0 },
        isOutOfDate: false,
        workings: [],
      }),
    );
  });
});

describe('Departments over HTTP', () => {
  const department = { code: 'CHS', name: 'Forecourt Chester', slug: 'chester', id: 2 };
  const listed = (json: unknown) => firstValueFrom(valuerOver({ json }).valuer.departments());

  it('are read from data, or from the data of that [CG-011]', async () => {
    const read = right([{ code: 'CHS', name: 'Forecourt Chester', slug: 'chester', id: '2' }]);
    expect(await listed({ data: [department] })).toEqual(read);
    expect(await listed({ data: { data: [department, {}] } })).toEqual(read);
  });

  it('are unreadable where there is no list', async () => {
    expect(await listed({ data: 'none' })).toEqual(
      left({ kind: 'unreadable', problems: [{ path: 'data', expected: 'a list' }] }),
    );
  });
});
