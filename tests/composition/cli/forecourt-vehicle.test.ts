import { describe, expect, it } from 'vitest';
import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { runForecourt } from '../../../composition/cli/run-forecourt';
import { CHECK_KEYS } from '../../../core/stock/public';
import { fakeTransport, type FakeAnswer } from '../../adapters/http/fake-transport';
import cleanVehicle from '../../fixtures/made/vehicle.json';

const { slug } = cleanVehicle;
const focus = {
  ...cleanVehicle,
  id: 7,
  stock_id: '7',
  slug: 'ford-focus',
  range: 'Focus',
  derivative: 'Zetec',
  odometer_value: 19_560,
  final_price: '8995.00',
};
const pictured = [cleanVehicle, focus].map((vehicle) => ({
  ...vehicle,
  media_urls: [{ large: '/1.webp' }, { large: '/2.webp' }],
}));

const check = {
  created_at: '2026-11-20T09:00:00Z',
  items: CHECK_KEYS.map((key) => ({ key, flag: key === 'keepers' })),
};

type Answers = Readonly<Record<string, FakeAnswer>>;

/** A back end that knows two vehicles; what is told answers instead, by the beginning of its address. */
async function forecourt(words: readonly string[], told: Answers = {}) {
  const answers: Answers = {
    ...told,
    '/api/used-vehicles/find-by-slugs': told['/api/used-vehicles/find-by-slugs'] ?? {
      json: { data: pictured },
    },
    '/used/find-similar/': told['/used/find-similar/'] ?? { json: { data: ['ford-focus'] } },
    '/api-motorcheck/': told['/api-motorcheck/'] ?? { json: { data: check } },
  };
  const fake = fakeTransport(
    (url) =>
      Object.entries(answers).find(([start]) => url.startsWith(start))?.[1] ?? {
        status: 503,
        text: '',
      },
  );
  const out: string[] = [];
  const err: string[] = [];
  let closed = 0;
  const open: OpenBackEnd = () =>
    Promise.resolve({
      line: { transport: fake.transport },
      close: () => Promise.resolve(void (closed += 1)),
    });
  const exitCode = await runForecourt(
    words,
    { say: (line) => out.push(line), complain: (line) => err.push(line), environment: {} },
    open,
  );
  return { exitCode, out, err, closed, text: out.join('\n') };
}

describe('forecourt vehicle', () => {
  it('prints what the vehicle’s page tells, section by section [VDP-04, VDP-10, VDP-25, CHECK-07]', async () => {
    const { exitCode, out, err, closed, text } = await forecourt(['vehicle', slug]);
    expect({ exitCode, err, closed }).toEqual({ exitCode: 0, err: [], closed: 1 });
    expect(out.slice(0, 3)).toEqual([
      'Ford Fiesta 1.0 EcoBoost Zetec 5dr',
      '2021 (71) · JT71 ABC · For sale · Forecourt Bolton',
      '£9,495 (was £9,995) · Admin fee £150 · total £9,645',
    ]);
    const titles = out.filter((line, place) => out[place - 1] === '' && line !== '');
    expect(titles).toEqual([
      'Overview',
      'Features',
      'Technical Spec',
      'Vehicle Efficiency',
      'Optional Extras',
      'Service history and MOT',
      'Vehicle check',
      'Similar vehicles',
    ]);
    expect(text).toContain('  Mileage            17,460 miles\n');
    expect(text).toContain('  Entertainment: DAB radio\n');
    expect(text).toContain('  Winter pack, £400\n');
    expect(text).toContain('  Service history  Full, by main dealers\n');
    expect(text).toContain(
      '  1 September 2022 · 4,180 miles · Oil and filter service · Ford main dealer\n',
    );
    expect(text).toContain('  Stolen          It is not recorded as stolen.\n');
    expect(out.at(-1)).toBe('  ford-focus');
  });

  it('says nothing reassuring of what the check flags [CHECK-07]', async () => {
    const { text } = await forecourt(['vehicle', slug]);
    expect(text).not.toContain('Nothing was flagged about its keepers.');
    expect(text).toContain('Not every check is listed here.');
  });

  it('leaves out a block that cannot be had, and nothing else [ERR-30, ERR-31]', async () => {
    const { exitCode, text } = await forecourt(['vehicle', slug], {
      '/api-motorcheck/': { status: 500, text: '' },
      '/used/find-similar/': 'offline',
    });
    expect(exitCode).toBe(0);
    expect(text).not.toMatch(/Vehicle check|Similar vehicles/);
    expect(text).toContain('Service history and MOT');
  });

  it('gives the same to a machine, with null for what could not be had', async () => {
    const { out } = await forecourt(['vehicle', slug, '--json'], {
      '/used/find-similar/': { status: 500, text: '' },
    });
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      vehicle: { slug, mark: 'JT71ABC', keepers: 1 },
      sections: { overview: [{ key: 'mileage' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}] },
      check: { createdAt: '2026-11-20T09:00:00.000Z', isComplete: false },
      similar: null,
    });
  });

  it('has one line for a price nobody has set [MF-1]', async () => {
    const json = { data: [{ ...cleanVehicle, price: 'POA', final_price: null }] };
    const { out } = await forecourt(['vehicle', slug], {
      '/api/used-vehicles/find-by-slugs': { json },
    });
    expect(out[2]).toBe('No price yet · Admin fee £150');
  });
});

describe('forecourt similar', () => {
  it('lists each with its price and what sets it apart [VDP-26, VDP-39, CALL-26]', async () => {
    const { exitCode, out } = await forecourt(['similar', slug]);
    expect(exitCode).toBe(0);
    expect(out).toEqual([
      'Like this Ford Fiesta 1.0 EcoBoost Zetec 5dr, £9,495',
      '',
      'Vehicle            Price  Compared with this one       Slug',
      'Ford Focus Zetec  £8,995  2,100 more miles, £500 less  ford-focus',
    ]);
  });

  it('gives the differences as facts to a machine', async () => {
    const { out } = await forecourt(['similar', slug, '--json']);
    expect(JSON.parse(out.join('\n'))).toEqual({
      slug,
      similar: [
        {
          slug: 'ford-focus',
          title: 'Ford Focus Zetec',
          price: 8995_00,
          differences: [
            { kind: 'mileage', difference: 2100, units: 'miles', direction: 'more' },
            { kind: 'price', difference: 500_00, direction: 'less' },
          ],
        },
      ],
    });
  });

  it('fails where those alike cannot be had: here they are all that was asked for', async () => {
    const { exitCode, out, err } = await forecourt(['similar', slug], {
      '/used/find-similar/': { status: 500, text: '' },
    });
    expect({ exitCode, out, err }).toEqual({
      exitCode: 1,
      out: [],
      err: ['The back end refused to answer (status 500).'],
    });
  });
});

describe.each(['vehicle', 'similar'])('forecourt %s', (command) => {
  it('fails in one line on a slug that nobody knows', async () => {
    expect(await forecourt([command, 'no-such-car'])).toMatchObject({
      exitCode: 1,
      out: [],
      err: ['There is no vehicle "no-such-car". Look for its slug with: forecourt search'],
      closed: 1,
    });
  });

  it('fails in one line when the back end cannot be reached', async () => {
    const answer = await forecourt([command, slug], {
      '/api/used-vehicles/find-by-slugs': 'offline',
    });
    expect(answer).toMatchObject({
      exitCode: 1,
      out: [],
      err: ['The back end cannot be reached.'],
      closed: 1,
    });
  });

  it('cannot be used without a slug', async () => {
    expect(await forecourt([command])).toMatchObject({ exitCode: 2, out: [] });
  });
});
