// @vitest-environment jsdom
import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { composeCli } from '../../../composition/modules/compose-cli';
import { composeServer } from '../../../composition/modules/compose-server';
import { composeWeb } from '../../../composition/modules/compose-web';
import { TOKENS } from '../../../composition/tokens';
import { fakeTransport } from '../../adapters/http/fake-transport';
import { fakeBrowserStorage } from '../../adapters/storage/fake-browser-storage';

const page = { json: { data: '<p onclick="x()">Hello<script>x()</script></p>' } };
const { transport } = fakeTransport(page);

const storage = fakeBrowserStorage({ favs: 'a,b' });
const compositions = {
  server: () => composeServer({ transport }),
  browser: () => composeWeb({ transport, window, storage: () => storage }),
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
  it('never passes from one shopper to the next through the server', () => {
    const container = compositions.server();
    container.get(TOKENS.shortlistStore).write('favourites', ['a']);
    expect(container.get(TOKENS.shortlistStore).read('favourites')).toEqual([]);
  });

  it('is the shopper’s own in the browser, and nobody’s on the server', () => {
    expect(compositions.browser().get(TOKENS.shortlistStore).read('favourites')).toEqual([
      'a',
      'b',
    ]);
    expect(compositions.server().get(TOKENS.shortlistStore).read('favourites')).toEqual([]);
  });
});
