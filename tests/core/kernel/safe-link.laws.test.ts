import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../core/kernel/safe-link';

describe('whatever was written', () => {
  const origin = 'https://our.example';
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .tuple(
        fc.constantFrom('javascript', 'JavaScript', 'data', 'vbscript', 'blob', 'https', 'x'),
        fc.constantFrom(':', '&colon;', '%3A', '\t:', ' :', ''),
        fc.string(),
      )
      .chain(([scheme, colon, rest]) =>
        fc
          .tuple(fc.constantFrom('', '\t', '\n', '\u0000', ' ', '/', '\\'), fc.nat(scheme.length))
          .map(([noise, at]) => scheme.slice(0, at) + noise + scheme.slice(at) + colon + rest),
      ),
  );

  it('a browser that follows it ends at an allowed kind of place [CX-3]', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const link = safeLink(written);
        if (link === undefined || !URL.canParse(link, origin)) return;
        expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(new URL(link, origin).protocol);
      }),
      { numRuns: 2000 },
    );
  });

  it('what starts with a single slash stays on the site', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const link = safeLink(written);
        if (link === undefined || !/^\/(?!\/)/.test(link)) return;
        expect(new URL(link, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });

  it('a safe link is safe again, and the same', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const link = safeLink(written);
        fc.pre(link !== undefined);
        expect(safeLink(link)).toBe(link);
      }),
      { numRuns: 2000 },
    );
  });
});
