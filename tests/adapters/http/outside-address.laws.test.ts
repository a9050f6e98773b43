import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webAddress } from '../../../adapters/http/navigation/web-address';
import { outsideAddress, type AddressUse } from '../../../adapters/http/outside-address';

/** How a browser on this site would go there; nowhere, if it cannot read the address. */
function protocolOf(address: string): string {
  const here = 'https://here.example/used/cars/';
  return URL.canParse(address, here) ? new URL(address, here).protocol : 'nowhere';
}

const FIT: Readonly<Record<AddressUse, readonly string[]>> = {
  link: ['https:', 'http:', 'tel:', 'mailto:', 'nowhere'],
  media: ['https:', 'http:', 'nowhere'],
  lender: ['https:', 'nowhere'],
};
const USES = ['link', 'media', 'lender'] as const;

const RUNS = [
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x/1',
  'file:///etc/passwd',
  'ftp://x/',
  'about:blank',
  '\\\\elsewhere.example\\x',
];

/** Pieces of addresses, honest and not, in any order. */
const written = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.constantFrom(...RUNS),
  fc
    .array(
      fc.constantFrom(
        ...['java', 'script', 'data', 'http', 'https', 'tel', ':', '/', '//', '\\', '\t', '\n'],
        ...[' ', '\u0000', '&colon;', '%3a', '#', '?', '@', 'x', '.', '..', 'ÿ'],
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join('')),
);

describe('an address from outside', () => {
  it.each(USES)('leads where a %s may lead, or is none, whatever was sent [CX-3]', (use) => {
    fc.assert(
      fc.property(fc.oneof(written, fc.anything()), (sent) => {
        const address = outsideAddress(use, sent);
        if (address === undefined) return;
        expect(FIT[use]).toContain(protocolOf(address));
        expect(outsideAddress(use, address)).toBe(address);
      }),
      { examples: RUNS.map((sent): [unknown] => [sent]) },
    );
  });

  it('is none when it would run or carry its own content', () => {
    for (const sent of RUNS) {
      for (const use of USES) expect(outsideAddress(use, sent)).toBeUndefined();
    }
  });

  it('is none when it is longer than any that can be asked for', () => {
    expect(outsideAddress('media', `/${'a'.repeat(2_047)}`)).toHaveLength(2_048);
    expect(outsideAddress('media', `/${'a'.repeat(2_048)}`)).toBeUndefined();
  });

  it('that a redirect names is one of the web, or none', () => {
    fc.assert(
      fc.property(written, (sent) => {
        const address = webAddress(sent);
        if (address?.origin === undefined) return;
        expect(address.origin).toMatch(/^https?:\/\/[^/@\\]+$/);
      }),
      { examples: RUNS.map((sent): [string] => [sent]) },
    );
  });
});
