import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { runForecourt } from '../../../composition/cli/run-forecourt';
import { fakeTransport } from '../../adapters/http/fake-transport';
import cleanVehicle from '../../fixtures/made/vehicle.json';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lists-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = () => join(folder, 'shortlist.json');

async function forecourt(
  words: string,
  environment: Record<string, string> = {},
  open?: OpenBackEnd,
) {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runForecourt(
    words.split(' '),
    {
      say: (line) => out.push(line),
      complain: (line) => err.push(line),
      environment: { FORECOURT_DATA: folder, ...environment },
    },
    open,
  );
  return { exitCode, out, err };
}

describe('forecourt favourites', () => {
  it('keeps vehicles as a browser does, each once [FAV-01, FAV-02, STORE-01]', async () => {
    await forecourt('favourites add a b');
    const { exitCode, out } = await forecourt('favourites add b c');
    expect([exitCode, out]).toEqual([0, ['b is in the list already.', 'c is added.']]);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ favs: 'a,b,c' });
    expect((await forecourt('favourites list')).out).toEqual(['a', 'b', 'c']);
  });

  it('takes vehicles out, and says of one that is not there that it is not', async () => {
    await forecourt('favourites add a b');
    const { exitCode, out } = await forecourt('favourites remove a x');
    expect([exitCode, out]).toEqual([0, ['a is taken out.', 'x is not in the list.']]);
    await forecourt('favourites remove b');
    const list = await forecourt('favourites list');
    expect([list.exitCode, list.out, list.err]).toEqual([0, [], ['No vehicle is a favourite.']]);
  });

  it('shows the address that carries them to another device', async () => {
    await forecourt('favourites add a b');
    const { out } = await forecourt('favourites link', { PUBLIC_ORIGIN: 'https://cars.example' });
    expect(out).toEqual(['https://cars.example/shortlist/?saved=a,b']);
  });

  it('refuses what can be no slug, and changes nothing', async () => {
    const { exitCode, err } = await forecourt('favourites add a x,y');
    expect([exitCode, err]).toEqual([2, ['"x,y" is no slug: it must have no comma and no space.']]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a file that a list cannot be kept in', () => {
  it.each([
    ['below a file', () => join(fileOf(), 'deeper', 'list.json')],
    // Nobody can make a folder there, and the runtime tries for ever.
    ['where no folder can be made', () => '/proc/nowhere/list.json'],
  ])('is told in one line when it is %s, and nobody waits [FAV-02, STORE-01]', async (_, file) => {
    writeFileSync(fileOf(), '{}');
    const { exitCode, out, err } = await forecourt(`favourites add a --file ${file()}`);
    expect([exitCode, out, err.length]).toEqual([1, [], 1]);
    expect(err[0]).toContain('list.json cannot be used, and is as it was');
  });

  it.each(['add a', 'list'])('is wrong usage without a name: %s [FAV-02]', async (words) => {
    const { exitCode, err } = await forecourt(`favourites ${words} --file `);
    expect([exitCode, err]).toEqual([2, ['--file needs the path of a file.']]);
  });

  it('serves when it is there and nothing stands in it yet [FAV-02]', async () => {
    writeFileSync(fileOf(), '');
    expect((await forecourt('favourites list')).exitCode).toBe(0);
    expect((await forecourt('favourites add a')).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ favs: 'a' });
  });
});

describe('forecourt redirect', () => {
  it('does not say that an address leads nowhere when nobody could be asked [REDIR-01, REDIR-04]', async () => {
    for (const path of ['/old/', '/old/?vrm=AB12CDE&extref=1']) {
      const { exitCode, out, err } = await forecourt(`redirect ${path} --api http://127.0.0.1:9`);
      expect([exitCode, out, err]).toEqual([1, [], ['The back end cannot be reached.']]);
    }
  });
});

describe('forecourt compare', () => {
  it('holds three at most and names the fourth [CMP-01, CMP-02, CMP-03, WE-089]', async () => {
    const { exitCode, out, err } = await forecourt('compare add A B C D --json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(out[0] ?? '')).toEqual({
      compare: ['A', 'B', 'C'],
      tooManyComparisons: true,
    });
    expect(err).toEqual(['At most 3 vehicles are compared. Not added: D.']);
    await forecourt('compare remove B');
    const added = await forecourt('compare add D --json');
    expect([added.exitCode, JSON.parse(added.out[0] ?? '')]).toEqual([
      0,
      { compare: ['A', 'C', 'D'], tooManyComparisons: false },
    ]);
    expect((await forecourt('compare link')).out).toEqual(['/compare/?vehicles=A,C,D']);
  });

  it('holds three at most whatever is added at the same time, and loses none of them [CMP-02]', async () => {
    const codes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(
        async (slug) => (await forecourt(`compare add ${slug}`)).exitCode,
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect((await forecourt('compare list')).out).toHaveLength(3);
  });
});

describe('The lists of the command line, as settings have them', () => {
  it('hold favourites by stock number [STORE-01, CG-075]', async () => {
    const set = { FAVOURITES_BY: 'id' };
    await forecourt('favourites add 48213 777 48213', set);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ favs: '48213,777' });
    expect((await forecourt('favourites link', set)).out).toEqual(['/shortlist/?saved=48213,777']);
    const wrong = await forecourt('favourites add 4,2', set);
    expect([wrong.exitCode, wrong.err]).toEqual([
      2,
      ['"4,2" is no stock number: it must have no comma and no space.'],
    ]);
  });

  it('hold what is compared by mark, however it was typed, and by slug what has none [STORE-02, CG-076]', async () => {
    const set = { COMPARE_BY: 'vrm' };
    const { out } = await forecourt('compare add jt71abc ford-ka-x JT71ABC', set);
    expect(out).toEqual([
      'JT71ABC is added.',
      'ford-ka-x is added.',
      'JT71ABC is in the list already.',
    ]);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ compare: 'JT71ABC,ford-ka-x' });
    await forecourt('compare remove Jt71Abc', set);
    expect((await forecourt('compare list', set)).out).toEqual(['ford-ka-x']);
  });

  it('hold slugs as they are typed where nothing is set [STORE-01, STORE-02, CG-075, CG-076]', async () => {
    await forecourt('compare add jt71abc');
    await forecourt('favourites add jt71abc');
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({
      compare: 'jt71abc',
      favs: 'jt71abc',
    });
  });
});

describe('forecourt recent', () => {
  it('keeps places and adds new ones last [RECENT-01, WE-091]', async () => {
    await forecourt('recent add a b c');
    await forecourt('recent add c d');
    expect((await forecourt('recent list --json')).out).toEqual(['{"recent":["a","b","c","d"]}']);
    await forecourt('recent remove b');
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ recent_vehicles: 'a,c,d' });
  });

  it('keeps as many as are set, under the name that is set [CG-078, ST-5]', async () => {
    const set = { RECENT_COOKIE: 'seen', RECENT_MOST: '2' };
    await forecourt('recent add a b c', set);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({ seen: 'b,c' });
  });
});

describe('The file of the lists', () => {
  it.each(['{"favs":"a"', '[]', 'null', '{"favs":3}', 'my notes'])(
    'is left as it is where it holds %s, with a word about it',
    async (content) => {
      const file = join(folder, 'other.json');
      writeFileSync(file, content);
      const { exitCode, out, err } = await forecourt(`favourites add b --file ${file}`);
      expect([exitCode, out]).toEqual([1, []]);
      expect(err).toEqual([
        `${file} cannot be used, and is as it was: it is no JSON object of names and texts.`,
      ]);
      expect(readFileSync(file, 'utf8')).toBe(content);
      expect(readdirSync(folder)).toEqual(['other.json']);
    },
  );

  it('keeps what is in it of other things', async () => {
    writeFileSync(fileOf(), '{"listingView":"list","compare":"x"}');
    await forecourt('favourites add a');
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual({
      listingView: 'list',
      compare: 'x',
      favs: 'a',
    });
  });

  it('is not made by looking at a list', async () => {
    const file = join(folder, 'not', 'there.json');
    const { exitCode, err } = await forecourt(`compare list --file ${file}`);
    expect([exitCode, err]).toEqual([0, ['No vehicle is compared.']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is a folder is named, with what the system says', async () => {
    const { exitCode, err } = await forecourt(`recent add a --file ${folder}`);
    expect(exitCode).toBe(1);
    expect(err[0]).toContain(`${folder} cannot be used`);
  });
});

const kept = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(fileOf(), 'utf8')) as Readonly<Record<string, string>>;

describe('A change of a list on the command line, as on the site', () => {
  it('is reported as far as the shopper agrees, and beside the output [FAV-03] [TRACK-03]', async () => {
    expect((await forecourt('favourites add a')).err).toEqual([]);
    const added = await forecourt('favourites add b --consent analytics');
    expect([added.out, added.err]).toEqual([
      ['b is added.'],
      ['Tracking (analytics): agreed to', 'Tracking (analytics): favourite-added {"slug":"b"}'],
    ]);
    const removed = await forecourt('favourites remove a b x --consent marketing --json');
    expect([removed.out, removed.err.slice(1)]).toEqual([
      ['{"favourites":[]}'],
      [
        'Tracking (marketing): favourite-removed {"slug":"a"}',
        'Tracking (marketing): favourite-removed {"slug":"b"}',
      ],
    ]);
  });

  it('goes by the answer that is kept in the file, under the name that is set [CG-121]', async () => {
    const answer = JSON.stringify({ analytics: true, marketing: false, at: Date.now() - 1000 });
    writeFileSync(fileOf(), JSON.stringify({ answer }));
    const { err } = await forecourt('compare add a', { CONSENT_KEY: 'answer' });
    expect(err.at(-1)).toBe('Tracking (analytics): compare-added {"slug":"a"}');
    expect(kept()['answer']).toBe(answer);
    expect((await forecourt('compare add b --consent no', { CONSENT_KEY: 'answer' })).err).toEqual(
      [],
    );
  });

  it('refuses an answer that nobody can give', async () => {
    const { exitCode, err } = await forecourt('favourites add a --consent maybe');
    expect([exitCode, err.length]).toEqual([2, 1]);
  });

  describe('with a back end to ask', () => {
    const { slug } = cleanVehicle;
    const open: OpenBackEnd = () =>
      Promise.resolve({
        line: {
          transport: fakeTransport((url) =>
            url.startsWith('/api/used-vehicles/find-by-slugs')
              ? { json: { data: [cleanVehicle] } }
              : { status: 503, text: '' },
          ).transport,
        },
        close: () => Promise.resolve(),
      });

    it('notes the price of the day, keeps what can be read offline, and drops what is gone [FAV-05] [STORE-01]', async () => {
      const { exitCode, out, err } = await forecourt(
        `favourites add ${slug} sold-1 --priced --json`,
        {},
        open,
      );
      expect([exitCode, out]).toEqual([0, [JSON.stringify({ favourites: [slug] })]]);
      expect(err).toEqual(['sold-1 is not in stock any more, and is taken out.']);
      expect(kept()['favs']).toBe(slug);
      expect(kept()['favPrices']).toMatch(new RegExp(`^${slug}=\\d+$`));
      expect(kept()['shortlistSnapshot']).toContain(slug);
      await forecourt(`favourites remove ${slug} --priced`, {}, open);
      expect(Object.keys(kept())).toEqual(['favPrices']);
    });

    it('asks nobody where nothing is said of whom to ask', async () => {
      await forecourt(`favourites add ${slug}`, {}, () =>
        Promise.reject(new Error('Nobody is to be asked')),
      );
      expect(kept()).toEqual({ favs: slug });
    });

    it('keeps the list when it cannot be asked, and says that no price is noted [ERR-24]', async () => {
      const { exitCode, err } = await forecourt('favourites add a --api http://127.0.0.1:9');
      expect([exitCode, err]).toEqual([0, ['The back end cannot be reached. No price is noted.']]);
      expect(kept()).toEqual({ favs: 'a' });
    });
  });
});
