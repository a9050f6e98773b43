import { describe, expect, it } from 'vitest';
import { pageStyles } from '../../../composition/server/page-styles';

const rules =
  '.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-one"]{content:"a,"}/*!sc*/\n' +
  '.b{content:"data-styled";}/*!sc*/\n.b p{margin:0;}/*!sc*/\ndata-styled.g7[id="sc-two"]{content:"b,"}/*!sc*/\n';

describe('The styles of a page', () => {
  const { html, texts } = pageStyles(
    `<style data-styled="true" data-styled-version="6.6.0">${rules}</style>`,
  );

  it('stand in a sheet that the style library does not know for its own', () => {
    expect(html.startsWith(`<style id="page-styles">${rules}</style>`)).toBe(true);
  });

  it('come with their names alone, as the library reads them, in an element that styles nothing', () => {
    expect(html.slice(html.indexOf('</style>') + 8)).toBe(
      '<style type="text/plain" data-styled="true" data-styled-version="6.6.0">' +
        'data-styled.g1[id="sc-one"]{content:"a,"}/*!sc*/\ndata-styled.g7[id="sc-two"]{content:"b,"}/*!sc*/\n</style>',
    );
  });

  it('are told to the policy to the letter', () => {
    expect(texts[0]).toBe(rules);
    expect(html).toContain(`>${texts[1] ?? ''}</style>`);
  });

  it('are none where nothing was styled', () => {
    expect(pageStyles('')).toEqual({
      html: '<style id="page-styles"></style><style type="text/plain"></style>',
      texts: ['', ''],
    });
  });
});
