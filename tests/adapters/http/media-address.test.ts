import { describe, expect, it } from 'vitest';
import { mediaAddress } from '../../../adapters/http/media-address';

describe('the address of a picture that an editor has named', () => {
  it.each([
    ['media/a.jpg', '/media/a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    ['//cdn.example/a.jpg', '//cdn.example/a.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['HTTPS://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['a b é.jpg', '/a%20b%20%C3%A9.jpg'],
    ['a%20b.jpg', '/a%20b.jpg'],
  ])('%j is %j [IG-3]', (sent, address) => {
    expect(mediaAddress(sent)).toBe(address);
  });

  it.each([
    '',
    null,
    undefined,
    {},
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
    'mailto:a@b.example',
  ])('%j is none [IG-3, CX-3]', (sent) => {
    expect(mediaAddress(sent)).toBeUndefined();
  });

  it('is in the media storage where it is only a name [PAGE-09]', () => {
    const storage = 'https://media.example/site/';
    expect(mediaAddress('hero/a.jpg', storage)).toBe('https://media.example/site/hero/a.jpg');
    expect(mediaAddress('/own.jpg', storage)).toBe('/own.jpg');
    expect(mediaAddress('https://cdn.example/a.jpg', storage)).toBe('https://cdn.example/a.jpg');
  });
});
