import { firstValueFrom, filter } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../../core/kernel/scope';
import { createStockVocabulary, createWordSuggestions } from '../../../../core/showroom/public';
import { toAddress } from '../../../../core/search/public';
import { answering, fakeSearchPorts } from '../../../support/fakes/search-ports';
import { carOptions, vanOptions } from '../../../support/mothers/stock-words';

const clock = { now: () => Date.parse('2026-11-28T12:00:00Z') };

const open = () => {
  const { search } = fakeSearchPorts({
    options: ({ section, lists }) => {
      const { range = [], ...others } = section === 'cars' ? carOptions : vanOptions;
      const makes = lists.make ?? [];
      const isNarrowed = lists.colour !== undefined;
      const ofMakes = range
        .filter(({ make }) => makes.includes(make ?? ''))
        .map((option) => (isNarrowed ? { ...option, count: 2 } : option));
      return answering({ total: 9, options: { ...others, range: ofMakes } });
    },
  });
  return createWordSuggestions(makeScope(), createStockVocabulary(search, clock));
};

const suggested = async (text: string): Promise<readonly string[]> => {
  const model = open();
  model.type(text);
  vi.advanceTimersByTime(200);
  const { suggestions } = await firstValueFrom(
    model.state$.pipe(filter((state) => state.text === text)),
  );
  return suggestions.map(
    ({ query, count }) =>
      `${decodeURIComponent(toAddress(query)).replace(/\/used\/|\/search\//g, '')} ${count}`,
  );
};

describe('Suggestions while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begin as the text does, with what the list would hold', async () => {
    expect((await suggested('fie')).at(0)).toBe('cars?make=ford&range=fiesta 23');
    expect((await suggested('range ro')).slice(0, 2)).toEqual([
      'cars?make=land-rover&range=range-rover-evoque 10',
      'cars?make=land-rover&range=range-rover-sport 9',
    ]);
  });

  it('know other names, from three letters on', async () => {
    expect(await suggested('cabrio')).toEqual(['cars?body_type=convertible 17']);
    expect((await suggested('ca')).join()).not.toContain('convertible');
  });

  it('come from both halves of the stock', async () => {
    expect((await suggested('ford')).slice(0, 2)).toEqual([
      'cars?make=ford 128',
      'van?make=ford 75',
    ]);
    expect((await suggested('transit')).at(0)).toBe('van?make=ford&range=transit-custom 38');
  });

  it('are counted within what was said before', async () => {
    expect((await suggested('red fie')).at(0)).toBe('cars?make=ford&range=fiesta&colour=red 2');
  });

  it('are models of the make that was said, and no second colour', async () => {
    expect(await suggested('ford go')).toEqual([]);
    expect(await suggested('red bl')).toEqual([]);
  });

  it('are none after a space, and none for what nothing begins with', async () => {
    expect(await suggested('ford ')).toEqual([]);
    expect(await suggested('zzzz')).toEqual([]);
  });
});
