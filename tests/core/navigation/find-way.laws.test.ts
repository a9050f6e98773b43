import fc from 'fast-check';
import { right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { webAddress } from '../../../adapters/http/navigation/web-address';
import { findWay } from '../../../core/navigation/find-way';

const ORIGIN = 'https://forecourt.example';

/** Whatever a redirect service may write: honest, hostile and broken. */
const target = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '//',
        '/\\',
        '\\\\',
        '\t//',
        ' javascript:',
        'data:',
        'https:',
        '/./',
        '/.//',
      ),
      fc.constantFrom('evil.example', 'evil.example/x', 'alert(1)', '@evil.example', '..', ''),
    )
    .map((parts) => parts.join('')),
);

async function wayTo(text: string, query: string) {
  const read = webAddress(text);
  return firstValueFrom(
    findWay(
      {
        redirectFor: (path) =>
          of(
            right(
              path === '/old' && read !== undefined
                ? { isPermanent: true, target: read }
                : undefined,
            ),
          ),
        slugInStock: () => of(right(undefined)),
      },
      { origin: ORIGIN, path: '/old', query },
      'marker',
    ),
  );
}

describe('where an old address leads', () => {
  it('is on this site if it is called local, and https elsewhere if not, whatever was written [RT-1, REDIR-02]', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (text) => {
        const way = await wayTo(text, '?utm_source=t');
        if (way === undefined) return;
        const resolved = new URL(way.address, ORIGIN);
        expect(resolved.origin === ORIGIN).toBe(way.kind === 'within');
        expect(resolved.protocol).toBe('https:');
        if (way.kind === 'within') expect(way.address).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps every part of the query that the target does not settle itself [REDIR-01]', async () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(word, word), fc.dictionary(word, word), async (own, asked) => {
        const text = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString();
        const way = await wayTo(`/new/?${text(own)}#part`, `?${text(asked)}`);
        const found = new URL(way?.address ?? '', ORIGIN);
        expect(Object.fromEntries(found.searchParams)).toEqual({ ...asked, ...own });
        expect(found.hash).toBe('#part');
      }),
    );
  });
});
