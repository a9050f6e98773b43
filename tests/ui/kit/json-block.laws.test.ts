import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddableJson } from '../../../ui/kit/json-block';

describe('Data embedded in a page', () => {
  it('comes back exactly as it was, whatever text it holds [CX-1]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(embeddableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('never holds a character that markup could begin with [CX-1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(embeddableJson({ text })).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });

  it.each(['</script><img src=x onerror=window.__x=1>', '<!--<script>', ']]>'])(
    'cannot be broken out of by %s [CX-1]',
    (text) => {
      const embedded = embeddableJson(text);
      expect(embedded).not.toContain('<');
      expect(JSON.parse(embedded)).toBe(text);
    },
  );
});
