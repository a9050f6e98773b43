import { isLeft, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { composeCli } from '../../../composition/modules/compose-cli';
import { composeServer } from '../../../composition/modules/compose-server';
import { composeWeb } from '../../../composition/modules/compose-web';
import { appOfRequest } from '../../../composition/server/app-of-request';
import { readSettings } from '../../../composition/settings/settings';
import { TOKENS } from '../../../composition/tokens';
import { fakeTransport } from '../../adapters/http/fake-transport';

const page = { json: { data: '<p onclick="x()">Hello<script>x()</script></p>' } };
const { transport } = fakeTransport(page);

const compositions = {
  server: () => composeServer({ transport }),
  browser: () => composeWeb({ transport, window }),
  'command line': () => composeCli({ transport }),
};

describe.each(Object.entries(compositions))('the %s', (_, compose) => {
  it.each(Object.entries(TOKENS))('has one %s, and always the same', (_name, token) => {
    const container = compose();
    const found = container.get<unknown>(token);
    expect(found).toBeTypeOf('object');
    expect(container.get<unknown>(token)).toBe(found);
  });

  it('reaches its back end, and shows no editor’s text uncleaned [CX-1]', async () => {
    const library = compose().get(TOKENS.content);
    expect(await firstValueFrom(library.page('a'))).toEqual(
      right({ slug: 'a', fields: [{ slug: 'content', html: '<p>Hello</p>' }] }),
    );
  });
});

describe('a shortlist', () => {
  it('never passes from one request to the next through the server', () => {
    const settings = readSettings({});
    if (isLeft(settings)) throw new Error(`Setting ${settings.left.name} is wrong`);
    const appFor = appOfRequest(compositions.server(), settings.right);
    const origin = 'https://www.example.co.uk';
    const one = appFor(origin).app;
    one.shortlist.toggleFavourite('a');
    expect(one.shortlist.shortlist$.value.favourites).toEqual(['a']);
    expect(appFor(origin).app.shortlist.shortlist$.value.favourites).toEqual([]);
  });
});
