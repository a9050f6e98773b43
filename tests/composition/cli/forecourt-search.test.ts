import { describe, expect, it } from 'vitest';
import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { runForecourt } from '../../../composition/cli/run-forecourt';
import { readQueryString } from '../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../../adapters/http/fake-transport';
import dirtyPage from '../../fixtures/made/dirty-search-page.json';
import cleanVehicle from '../../fixtures/made/vehicle.json';

const SEARCH = /^\/api\/v2\/vehicle-search\?/;

async function forecourt(
  words: string,
  answer: FakeAnswer | ((url: string) => FakeAnswer) = { json: onePage },
) {
  const out: string[] = [];
  const err: string[] = [];
  const fake = fakeTransport(answer);
  let closed = 0;
  const asked: (string | undefined)[] = [];
  const open: OpenBackEnd = (_, api) => {
    asked.push(api);
    return Promise.resolve({
      line: { transport: fake.transport },
      close: () => Promise.resolve(void (closed += 1)),
    });
  };
  const terminal = {
    say: (line: string) => out.push(line),
    complain: (line: string) => err.push(line),
    environment: {},
  };
  const exitCode = await runForecourt(words.split(' '), terminal, open);
  const searched = fake.calls.find(({ url }) => SEARCH.test(url));
  const sent = Object.fromEntries(readQueryString(searched?.url.split('?')[1] ?? ''));
  return { exitCode, out, err, sent, calls: fake.calls, asked, closed };
}

const van = {
  ...cleanVehicle,
  id: 990_001,
  slug: 'volkswagen-crafter-van',
  make: 'Volkswagen',
  range: 'Crafter',
  derivative: 'CR35 2.0 TDI 140 Startline High Roof Long Wheelbase',
  odometer_value: null,
  final_price: null,
  price: 'POA',
};
const onePage = { data: [cleanVehicle, van], meta: { total: 1247 } };

describe('forecourt search', () => {
  it('prints how many there are, and one line for each vehicle of the page', async () => {
    const { exitCode, out, err } = await forecourt('search --make ford --page 2');
    expect(out).toEqual([
      '1,247 used cars, page 2 of 104',
      '',
      'Vehicle                                           Plate           Mileage  Fuel    Gearbox   Price  Branch  Slug',
      'Ford Fiesta 1.0 EcoBoost Zetec 5dr                2021 (71)  17,460 miles  Petrol  Manual   £9,495  Bolton  ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc',
      'Volkswagen Crafter CR35 2.0 TDI 140 Startline H…  2021 (71)             –  Petrol  Manual        –  Bolton  volkswagen-crafter-van',
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: [] });
  });

  it('asks what the results page asks for the same choices', async () => {
    const { sent } = await forecourt(
      'search --make ford,bmw --fuel-type petrol,diesel --body-type hatchback --max-price 10000 ' +
        '--min-price 0 --max-mileage 60000 --min-year 2018 --max-year 2021 --keyword zetec ' +
        '--sort mileage|desc --page 2',
    );
    expect(sent).toMatchObject({
      make: 'ford,bmw',
      fuel_type: 'petrol,diesel',
      body_type: 'hatchback',
      min_price: '0',
      max_price: '10000',
      odometer_value: '60000',
      min_year: '2018',
      max_year: '2021',
      keyword: 'zetec',
      category: 'cars',
      status: 'FOR_SALE_RETAIL',
      sort: 'mileage|desc',
      page: '2',
    });
  });

  it('leaves out what nothing in stock has, and says so, as the results page does [SF-5]', async () => {
    const { sent, err, exitCode } = await forecourt(
      'search --make ford,lada --colour blue',
      (url) =>
        SEARCH.test(url)
          ? { json: onePage }
          : {
              json: {
                data: {
                  make: [{ value: 'ford', label: 'Ford', count: 0 }],
                  colour: [{ value: 'blue', label: 'Blue', count: 2 }],
                },
                meta: { total: 0 },
              },
            },
    );
    expect(sent).toMatchObject({ make: 'ford', colour: 'blue' });
    expect(err).toEqual(['Left out --make "lada": nothing in stock is so.']);
    expect(exitCode).toBe(0);
  });

  it('searches the vans, and the reserved ones too, when told so', async () => {
    const { sent, out } = await forecourt('search --section van --with-reserved');
    expect(sent).toMatchObject({ category: 'van', status: 'FOR_SALE_RETAIL,RESERVED,SOLD' });
    expect(out[0]).toBe('1,247 used vans, page 1 of 104');
  });

  it('gives programs the total, the vehicles and the request that was sent', async () => {
    const { out, sent } = await forecourt('search --make ford --json');
    const told = JSON.parse(out.join('\n')) as Record<string, unknown>;
    expect(Object.keys(told)).toEqual(['total', 'vehicles', 'request']);
    expect(told).toMatchObject({ total: 1247, vehicles: [{ slug: cleanVehicle.slug }, {}] });
    expect(told['request']).toEqual(sent);
  });

  it.each([
    [{ data: [], meta: { total: 0 } }, 'search', 'No used cars match.'],
    [{ data: [], meta: { total: 1 } }, 'search --section van', '1 used van, page 1 of 1'],
    [
      { data: [], meta: { total: 30 } },
      'search --page 99',
      '30 used cars, and page 99 is past the last, page 3.',
    ],
  ])('says so when there is nothing to list: %j for %s', async (json, words, expected) => {
    const { out, exitCode } = await forecourt(words, { json });
    expect({ out, exitCode }).toEqual({ out: [expected], exitCode: 0 });
  });

  it('lists the others when one vehicle cannot be read, and says so aside [MF-1]', async () => {
    const { out, err, exitCode } = await forecourt('search', { json: dirtyPage });
    expect(out).toHaveLength(2 + 1 + 11);
    expect(out.join('\n')).not.toMatch(/NaN|undefined|null|£0\b/);
    expect(err).toEqual(['Left out, since it cannot be read: expected identifier at data.7.slug.']);
    expect(exitCode).toBe(0);
  });

  it.each<[string, FakeAnswer, string]>([
    ['refuses', { status: 500, text: '' }, 'The back end refused to answer (status 500).'],
    ['is not there', 'offline', 'The back end cannot be reached.'],
    ['is too slow', 'timeout', 'The back end did not answer in time.'],
    [
      'answers nonsense',
      { text: '<html>' },
      'The back end’s answer cannot be read: expected JSON.',
    ],
    [
      'answers something else',
      { json: {} },
      'The back end’s answer cannot be read: expected a list at data.',
    ],
  ])('fails in one line when the back end %s, and hangs up', async (_, answer, line) => {
    const { exitCode, out, err, closed } = await forecourt('search', answer);
    expect({ exitCode, out, err, closed }).toEqual({
      exitCode: 1,
      out: [],
      err: [line],
      closed: 1,
    });
  });

  it.each([
    'search --section boats',
    'search --sort price',
    'search --page 0',
    'search --page-size 101',
    'search --max-price cheap',
    'search --min-year soon',
    'search --api stock.example',
    'search --colour',
    'search --wheels 4',
    'serch',
  ])('asks nothing and says what is wrong when used wrongly: %s', async (words) => {
    const { exitCode, calls, err } = await forecourt(words);
    expect({ exitCode, calls }).toEqual({ exitCode: 2, calls: [] });
    expect(err.join('')).not.toBe('');
  });

  it('names the flag whose value makes no sense', async () => {
    const { err } = await forecourt('search --max-mileage far');
    expect(err).toEqual(['--max-mileage "far" makes no sense here.']);
  });

  it('asks another back end when told its address', async () => {
    expect((await forecourt('search --api https://stock.example/')).asked).toEqual([
      'https://stock.example/',
    ]);
  });

  it('helps whoever asks for help', async () => {
    const { exitCode, out, err } = await forecourt('search --help');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: [] });
    expect(out.join('\n')).toContain('--fuel-type');
  });
});
