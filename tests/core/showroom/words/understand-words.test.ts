import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createStockVocabulary, understandWords } from '../../../../core/showroom/public';
import {
  freshQuery,
  toAddress,
  withKeyword,
  type StockQuery,
} from '../../../../core/search/public';
import { aPageOf, answering, failing, fakeSearchPorts } from '../../../support/fakes/search-ports';
import { carOptions, vanOptions } from '../../../support/mothers/stock-words';

const clock = { now: () => Date.parse('2026-11-28T12:00:00Z') };

/** A stock that offers models of the chosen makes alone, as the call does, and finds what it is told. */
const stockWith = (found: readonly string[] = []) => {
  const asked: StockQuery[] = [];
  const { search } = fakeSearchPorts({
    search: (query) => answering(aPageOf([], found.includes(query.keyword ?? '') ? 3 : 0)),
    options: (query) => {
      asked.push(query);
      const { range = [], ...others } = query.section === 'cars' ? carOptions : vanOptions;
      const makes = query.lists.make ?? [];
      const ofMakes = range.filter(({ make }) => makes.includes(make ?? ''));
      return answering({ total: 9, options: { ...others, range: ofMakes } });
    },
  });
  return { search, asked };
};

const understood = async (text: string, found?: readonly string[]) => {
  const { search } = stockWith(found);
  const read = await firstValueFrom(
    understandWords(
      search,
      createStockVocabulary(search, clock),
      withKeyword(freshQuery('cars'), text),
    ),
  );
  return { address: decodeURIComponent(toAddress(read.query)), insteadOf: read.insteadOf };
};

describe('Understanding the words of a search', () => {
  it('asks for the models of every make, and not again while they are held', async () => {
    const { search, asked } = stockWith();
    const vocabulary = createStockVocabulary(search, clock);
    const words = await firstValueFrom(vocabulary.whole());
    expect(words?.cars.names.has('fiesta')).toBe(true);
    await firstValueFrom(vocabulary.whole());
    expect(asked.map(({ section, lists }) => [section, lists.make !== undefined])).toEqual([
      ['cars', false],
      ['van', false],
      ['cars', true],
      ['van', true],
    ]);
  });

  it('reads a word that finds nothing as the name that is one letter away, and says so', async () => {
    expect(await understood('focas')).toEqual({
      address: '/used/cars/search/?make=ford&range=focus',
      insteadOf: ['focas'],
    });
    expect(await understood('red feista bolten')).toEqual({
      address: '/used/cars/search/?make=ford&range=fiesta&colour=red&location_name=bolton',
      insteadOf: ['feista', 'bolten'],
    });
  });

  it('leads to the vans for a misspelt van', async () => {
    expect(await understood('vivarro')).toEqual({
      address: '/used/van/search/?make=vauxhall&range=vivaro',
      insteadOf: ['vivarro'],
    });
  });

  it('leaves a word alone that finds something as it is', async () => {
    expect(await understood('golfs', ['golfs'])).toEqual({
      address: '/used/cars/search/?keyword=golfs',
      insteadOf: [],
    });
  });

  it('leaves the words as they are where the stock cannot be asked', async () => {
    const { search } = fakeSearchPorts({ options: () => failing({ kind: 'timed-out' }) });
    const query = withKeyword(freshQuery('cars'), 'red fiesta');
    const read = await firstValueFrom(
      understandWords(search, createStockVocabulary(search, clock), query),
    );
    expect(read).toEqual({ query, insteadOf: [] });
  });
});
