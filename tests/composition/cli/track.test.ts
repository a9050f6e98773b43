import { describe, expect, it } from 'vitest';
import { runForecourt } from '../../../composition/cli/run-forecourt';

async function track(...words: readonly string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const exit = await runForecourt(['track', ...words], {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    environment: { CONVERSIONS_ADDRESS: 'https://graph.example', CONVERSIONS_PIXEL: '1234' },
  });
  return { exit, said, complained };
}

describe('forecourt track', () => {
  it('gives nobody anything without consent, which is what it starts with [TRACK-03, CG-121]', async () => {
    for (const consent of [[], ['--consent', 'no']]) {
      const { exit, said } = await track('favourite-added', ...consent);
      expect([exit, said]).toEqual([
        0,
        ['tag manager: nothing', 'analytics: nothing', 'conversions: nothing'],
      ]);
    }
  });

  it.each([
    ['--path', 'used/cars/', '--path "used/cars/" is no path of the site: it begins with a slash.'],
    ['--path', '', '--path "" is no path of the site: it begins with a slash.'],
    ['--slug', ' ', '--slug names no vehicle.'],
    ['--id', '', '--id is empty.'],
  ])('refuses %s %j in one line [TRACK-02, FAV-03]', async (option, value, line) => {
    const { exit, said, complained } = await track('content-viewed', option, value);
    expect([exit, said, complained]).toEqual([2, [], [line]]);
  });

  it('counts a page with two slashes as one of this site [TRACK-02, RT-1]', async () => {
    const { said } = await track(
      ...['content-viewed', '--consent', 'yes', '--path', '//evil.example/x'],
    );
    expect(said[2]).toContain('"event_source_url":"https://forecourt.example//evil.example/x"');
  });

  it('names a favourite as the documents do, as a tracking event and as a conversion [FAV-03, CG-081]', async () => {
    for (const [kind, name] of [
      ['favourite-added', 'AddToWishlist'],
      ['favourite-removed', 'RemoveFromWishlist'],
    ] as const) {
      const { said } = await track(kind, '--consent', 'yes', '--slug', 'ford-focus-19');
      expect(said[0]).toBe(`tag manager: {"event":"${name}","vehicle":"ford-focus-19"}`);
      expect(said[1]).toContain(`"name":"${name}"`);
      expect(said[2]).toContain(`"event_name":"${name}"`);
    }
  });

  it('sends a form’s sender hashed, to the version that is set [TRACK-04, TRACK-06, TR-3]', async () => {
    const { said } = await track(
      'enquiry-sent',
      '--consent',
      'marketing',
      '--email',
      ' Sam.Sample@Example.ORG ',
      '--telephone',
      '',
      '--id',
      'R-7',
    );
    const sent = said.join('\n');
    expect(said[1]).toBe('analytics: nothing');
    expect(sent).toContain('https://graph.example/v12.0/1234/events');
    expect(sent).toMatch(/"em":\["963ea777[0-9a-f]{56}"\]/);
    expect(sent).not.toMatch(/sample|"ph"|e3b0c442/i);
    expect(sent).toContain('"event_id":"R-7"');
  });

  it('says which events there are [TRACK-03]', async () => {
    const { exit, complained } = await track('bought');
    expect(exit).toBe(2);
    expect(complained.join()).toContain('page-viewed');
  });
});
