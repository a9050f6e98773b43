import { describe, expect, it } from 'vitest';
import {
  choose,
  fromAddress,
  freshQuery,
  reconcileOptions,
  withPage,
  type FilterOption,
  type FilterOptions,
} from '../../../../core/search/public';

const option = (value: string, count = 1): FilterOption => ({ value, label: value, count });

const offered: FilterOptions = {
  total: 40,
  options: {
    make: [option('ford', 12), option('bmw', 0)],
    range: [option('ford:fiesta'), option('bmw:3-series', 0)],
    colour: [option('blue')],
    tax_rate: [option('190')],
  },
};

const read = (text: string) => fromAddress('cars', text).query;

describe('values that are no longer offered', () => {
  it('are taken back and named [SF-5]', () => {
    const query = withPage(read('make=ford,saab&colour=blue,beige&tax_rate=20'), 2);
    expect(reconcileOptions(query, offered)).toEqual({
      query: withPage(read('make=ford&colour=blue'), 2),
      dropped: [
        { key: 'make', value: 'saab' },
        { key: 'colour', value: 'beige' },
        { key: 'tax_rate', value: '20' },
      ],
    });
  });

  it('take the models of a dropped make along', () => {
    const { query, dropped } = reconcileOptions(read('make=saab&range=900'), offered);
    expect(query.lists).toEqual({});
    expect(dropped).toEqual([
      { key: 'make', value: 'saab' },
      { key: 'range', value: 'saab:900' },
    ]);
  });

  it('do not include an option with no vehicles, or £0 of road tax [SF-6]', () => {
    const query = read('make=bmw&tax_rate=nil');
    expect(reconcileOptions(query, offered)).toEqual({ query, dropped: [] });
    expect(reconcileOptions(query, offered).query).toBe(query);
  });

  it('are not guessed for a filter without options, limits or words', () => {
    const query = read('fuel_type=hydrogen&max_price=12345&keyword=zetec');
    expect(reconcileOptions(query, offered).query).toBe(query);
  });

  it('do not include models of an old link, which get their make’s name [ROUTE-43]', () => {
    const query = read('make=ford,bmw&range=fiesta,3-series,900');
    expect(reconcileOptions(query, offered)).toEqual({
      query: {
        ...freshQuery('cars'),
        lists: { make: ['ford', 'bmw'], range: ['ford:fiesta', 'bmw:3-series'] },
      },
      dropped: [{ key: 'range', value: '900' }],
    });
  });

  it('do not include features, of which only the commonest are offered, or another spelling', () => {
    const query = read('make=Ford&features=tow-bar');
    const features = { ...offered.options, features: [option('dab-radio')] };
    expect(reconcileOptions(query, { ...offered, options: features }).query).toBe(query);
  });

  it('are none when all is offered', () => {
    const query = choose(freshQuery('cars'), 'make', 'ford');
    expect(reconcileOptions(query, offered)).toEqual({ query, dropped: [] });
  });
});
