import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { composeServer } from '../../../composition/modules/compose-server';
import { answering } from '../../../composition/request/answering';
import { portsOf } from '../../../composition/request/ports-of';
import type { StockQuery } from '../../../core/search/public';
import { fakeTransport } from '../../adapters/http/fake-transport';

const unread = left({
  kind: 'unreadable',
  problems: [{ path: '', expected: 'an answer of the documents' }],
});

describe('a port of the application', () => {
  it('answers with a failure when its adapter throws, at once or later', async () => {
    const port = answering({
      atOnce: () => {
        throw new RangeError('Maximum call stack size exceeded');
      },
      later: () => throwError(() => new Error('Jo Bloggs')),
      well: (number: number) => of(right(number)),
    });
    expect(await firstValueFrom(port.atOnce())).toEqual(unread);
    expect(await firstValueFrom(port.later())).toEqual(unread);
    expect(await firstValueFrom(port.well(4))).toEqual(right(4));
  });

  it('is each of them, so that no page falls with a reader', async () => {
    const { transport } = fakeTransport({ json: {} });
    const ports = portsOf(composeServer({ transport }));
    const broken = { category: Symbol('no text') } as unknown as StockQuery;
    expect(await firstValueFrom(ports.search.search(broken))).toEqual(unread);
  });
});
