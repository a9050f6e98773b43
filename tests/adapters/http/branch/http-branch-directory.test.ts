import { isRight, left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpBranchDirectory } from '../../../../adapters/http/branch/http-branch-directory';
import type { HttpClient, HttpRequest } from '../../../../adapters/http/http-client';
import type { Dealership } from '../../../../core/branch/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';

function answering(body: unknown, failure?: GatewayFailure) {
  const sent: HttpRequest[] = [];
  const lines: string[] = [];
  const client: HttpClient = {
    call: (request) => {
      sent.push(request);
      return of(failure === undefined ? right(body) : left(failure));
    },
  };
  return { sent, lines, directory: new HttpBranchDirectory(client, (line) => lines.push(line)) };
}

const wire = {
  id: 2,
  slug: 'chester',
  name: 'Forecourt Chester',
  line1: 'Unit 2',
  line2: null,
  line3: ' ',
  city_town: 'Chester',
  county: 'Cheshire',
  postcode: 'CH1 4QQ',
  telephone: '01632 960102',
  latitude: '53.2',
  longitude: '-2.9',
  monday_open: true,
  monday_time_open: '09:00:00',
  monday_time_closed: '18:00',
  tuesday_open: '1',
  tuesday_time_open: '20:00',
  tuesday_time_closed: '02:00',
  wednesday_open: 'yes',
  wednesday_time_open: 'nine',
  sunday_open: 0,
};

const dealerships = async (...entries: readonly object[]): Promise<readonly Dealership[]> => {
  const answer = await firstValueFrom(answering({ data: entries }).directory.dealerships());
  return isRight(answer) ? answer.right : [];
};

describe('Dealerships over HTTP', () => {
  it('are asked for as the documents say, and may be asked for twice [CALL-41]', async () => {
    const { sent, directory } = answering({ data: { data: [wire] } });
    const answer = await firstValueFrom(directory.dealerships());
    expect(sent).toMatchObject([{ method: 'POST', isRead: true, path: '/api/dealerships' }]);
    expect(answer).toMatchObject(right([{ slug: 'chester' }]));
  });

  it('are read field by field, texts as numbers too [BRANCH-17]', async () => {
    const [chester] = await dealerships(wire);
    expect(chester).toEqual({
      id: '2',
      slug: 'chester',
      name: 'Forecourt Chester',
      town: 'Chester',
      county: 'Cheshire',
      postcode: 'CH1 4QQ',
      telephone: '01632 960102',
      lines: ['Unit 2'],
      point: { latitude: 53.2, longitude: -2.9 },
      division: 'england-and-wales',
      departments: [
        {
          name: 'Showroom',
          timetable: {
            week: [
              { opens: 540, closes: 1080 },
              { opens: 1200, closes: 1560 },
              undefined,
              undefined,
              undefined,
              undefined,
              'closed',
            ],
            dated: [],
          },
        },
      ],
    });
  });

  it('have departments and days of their own, which are ours', async () => {
    const own = {
      bank_holiday_open: true,
      bank_holiday_time_open: '10:00',
      bank_holiday_time_closed: '16:00',
    };
    const [chester] = await dealerships({
      ...wire,
      ...own,
      division: 'scotland',
      special_days: [{ date: '2027-06-14', name: 'Stocktaking', open: false }, { date: 'soon' }, 7],
      departments: [{ ...wire, name: 'Service' }, { name: 'Never open' }, null],
    });
    expect(chester?.division).toBe('scotland');
    expect(chester?.departments.map(({ name }) => name)).toEqual(['Showroom', 'Service']);
    expect(chester?.departments[0]?.timetable).toMatchObject({
      bankHolidays: { opens: 600, closes: 960 },
      dated: [{ day: '2027-06-14', hours: 'closed', name: 'Stocktaking' }],
    });
  });

  it.each([
    ['null', null, null],
    ['the pair swapped', -2.9, 53.2],
    ['0 and 0', 0, 0],
  ])(
    'without a place that can be are logged by name: %s [BR-3]',
    async (_, latitude, longitude) => {
      const { lines, directory } = answering({ data: [{ ...wire, latitude, longitude }] });
      const answer = await firstValueFrom(directory.dealerships());
      expect(isRight(answer) && answer.right[0]?.point).toBeUndefined();
      expect(lines).toEqual(['The branch chester has no place that a map could show']);
    },
  );

  it('are the good ones where some cannot be read', async () => {
    expect(await dealerships({ name: 'No slug' }, wire, { ...wire, name: 'Twice' })).toMatchObject([
      { name: 'Forecourt Chester' },
    ]);
  });
});

describe('Bank holidays over HTTP', () => {
  it('are read as the government publishes them, known to the end of their last year', async () => {
    const { directory } = answering({
      'england-and-wales': {
        division: 'england-and-wales',
        events: [
          { title: 'Boxing Day', date: '2026-12-28', notes: 'Substitute day', bunting: true },
          { title: 'Nonsense', date: '2026-02-30' },
        ],
      },
      scotland: { events: [] },
    });
    expect(await firstValueFrom(directory.bankHolidays())).toEqual(
      right({
        'england-and-wales': {
          holidays: [{ day: '2026-12-28', name: 'Boxing Day (substitute day)' }],
          knownUntil: '2026-12-31',
        },
        scotland: { holidays: [] },
      }),
    );
  });
});

describe('Postcode districts over HTTP', () => {
  it('are places, or none of that name', async () => {
    const found = answering({ data: { latitude: 53.2, longitude: -2.9 } });
    expect(await firstValueFrom(found.directory.placeOf('CH1'))).toEqual(
      right({ latitude: 53.2, longitude: -2.9 }),
    );
    expect(found.sent[0]?.path).toBe('/api/outcode/CH1');
    const none = answering(undefined, { kind: 'refused', status: 404 });
    expect(await firstValueFrom(none.directory.placeOf('BX1'))).toEqual(right(undefined));
    const broken = answering(undefined, { kind: 'unreachable' });
    expect(await firstValueFrom(broken.directory.placeOf('CH1'))).toEqual(
      left({ kind: 'unreachable' }),
    );
  });
});
