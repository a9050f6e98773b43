import { describe, expect, it } from 'vitest';
import { readQueryString, writeQueryString } from '../../../core/kernel/query-string';

describe('the text after the question mark', () => {
  it('is pairs in their order, repeats and empty values too', () => {
    expect(readQueryString('?b=2&a=1&b=3&c&d=&=e')).toEqual([
      ['b', '2'],
      ['a', '1'],
      ['b', '3'],
      ['c', ''],
      ['d', ''],
      ['', 'e'],
    ]);
    expect(readQueryString('')).toEqual([]);
    expect(readQueryString('?&&')).toEqual([]);
  });

  it('takes plus for a space and cuts at the first equals sign', () => {
    expect(readQueryString('a=x+y%20z&b=1=2')).toEqual([
      ['a', 'x y z'],
      ['b', '1=2'],
    ]);
  });

  it('leaves a broken percent sign as it was typed [RT-3]', () => {
    expect(readQueryString('q=%&make=%E0%A4%A&ok=%C3%A9')).toEqual([
      ['q', '%'],
      ['make', '%E0%A4%A'],
      ['ok', 'é'],
    ]);
  });

  it('stays readable where the documents write it so [HT-1]', () => {
    expect(
      writeQueryString([
        ['sort', 'price|asc'],
        ['make', 'ford,bmw'],
        ['searchOptions[make]', 'Ka+ & Up!'],
      ]),
    ).toBe('sort=price|asc&make=ford,bmw&searchOptions[make]=Ka%2B+%26+Up!');
  });
});
