import { describe, expect, it } from 'vitest';
import { filesOf, sizeResults, type Manifest } from './bundle-size';

const manifest: Manifest = {
  'composition/web/start.tsx': { file: 'start.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_slider.js': { file: 'slider.js', imports: ['_react.js', '_knob.js'] },
  '_knob.js': { file: 'knob.js', imports: ['_slider.js'] },
  'ui/pages/results/results-page.tsx': {
    file: 'search.js',
    isDynamicEntry: true,
    imports: ['composition/web/start.tsx'],
  },
  'ui/pages/finance/finance-page.tsx': {
    file: 'finance.js',
    isDynamicEntry: true,
    imports: ['_slider.js', '_react.js'],
  },
  'ui/pages/finance/below/below-contents.tsx': { file: 'below.js', isDynamicEntry: true },
  'adapters/http/http-client.ts': { file: 'axios.js', isDynamicEntry: true },
};

const bytes: Readonly<Record<string, number>> = {
  'start.js': 20_000,
  'react.js': 70_000,
  'search.js': 10_000,
  'finance.js': 5_000,
  'slider.js': 25_000,
  'knob.js': 6_000,
  'below.js': 50_000,
  'axios.js': 19_000,
};

const results = sizeResults(manifest, (file) => bytes[file] ?? 0);

describe('the size of the scripts', () => {
  it('of the search page is what the entry and the page bring, each file once', () => {
    expect(results[0]).toMatchObject({ value: 100, unit: 'kB', gate: '≤ 150', pass: true });
  });

  it('of a later page is only what it adds, and fails above its gate', () => {
    expect(results[1]).toMatchObject({ value: 36, gate: '≤ 35', pass: false });
  });

  it('of a form is less than of other pages', () => {
    const form = {
      ...manifest,
      'ui/pages/enquiry-form/form-page.tsx': {
        file: 'slider.js',
        isDynamicEntry: true,
      },
    };
    const sizes = sizeResults(form, (file) => bytes[file] ?? 0);
    expect(sizes.find(({ name }) => name.startsWith('form-page'))).toMatchObject({
      value: 25,
      gate: '≤ 20',
      pass: false,
    });
  });

  it('leaves out what is loaded at the first call only, and the parts of a page that come later', () => {
    expect(results.map(({ name }) => name)).toEqual([
      'JavaScript of the search page, brotli',
      'finance-page, added JavaScript, brotli',
      'most scripts that a page adds',
    ]);
    expect(results[2]).toMatchObject({ value: 3, unit: 'files', gate: '≤ 12', pass: true });
  });

  it('cannot be taken from a manifest with a hole, without an entry or without the search page', () => {
    expect(() => filesOf({ a: { file: 'a.js', imports: ['b'] } }, 'a')).toThrow('has no b');
    expect(() => sizeResults({}, () => 0)).toThrow('no entry');
    expect(() => sizeResults({ a: { file: 'a.js', isEntry: true } }, () => 0)).toThrow(
      'no search page',
    );
  });
});
