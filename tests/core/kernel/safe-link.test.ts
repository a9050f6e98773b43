import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../core/kernel/safe-link';

describe('a link somebody wrote', () => {
  it.each([
    'https://example.org/',
    'http://example.org/a?b=c#d',
    'tel:01632960001',
    'mailto:sales@example.org',
    '/used/cars/',
    '/blog/10:30/',
    '#finance',
    '?page=2',
  ])('is followed as it is: %s [CX-3]', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each([
    ['used/cars/', '/used/cars/'],
    ['./used/cars/', '/used/cars/'],
    ['../../used/cars/', '/used/cars/'],
    [' /used/cars/\n', '/used/cars/'],
    ['.//used/cars/', '/used/cars/'],
    ['..///../used/cars/', '/used/cars/'],
    ['//example.org/x', 'https://example.org/x'],
  ])('%j leads to %s [CX-3]', (written, expected) => {
    expect(safeLink(written)).toBe(expected);
  });

  it.each([
    'javascript:window.__x=1',
    ' JavaScript:window.__x=1',
    'java\tscript:window.__x=1',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/\\evil.example',
    '\\\\evil.example',
  ])('is no link when it is %j [CX-3]', (written) => {
    expect(safeLink(written)).toBeUndefined();
  });

  it.each(['', '   ', null, undefined])(
    'is no link when there is nothing: %j [CX-3]',
    (written) => {
      expect(safeLink(written)).toBeUndefined();
    },
  );
});
