import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { loggedFailures } from '../../composition/logged-failures';
import { composeServer } from '../../composition/modules/compose-server';
import { TOKENS } from '../../composition/tokens';
import { timedOut } from '../../core/kernel/failure';
import { fakeTransport } from '../adapters/http/fake-transport';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('A failure that no shopper is told of', () => {
  it('is logged by what could not be had and why, and handed on as it is [ERR-25]', async () => {
    const menu = loggedFailures('The menu', () => of(left(timedOut)));
    expect(await firstValueFrom(menu())).toEqual(left(timedOut));
    expect(warned.mock.calls).toEqual([['The menu could not be had: timed-out']]);
  });

  it('is logged of nothing that could be had', async () => {
    expect(await firstValueFrom(loggedFailures('The menu', () => of(right([])))())).toEqual(
      right([]),
    );
    expect(warned).not.toHaveBeenCalled();
  });

  it('is what a failing header’s menu of the site is [ERR-25]', async () => {
    const { transport } = fakeTransport({ status: 500, json: {} });
    const frame = composeServer({ transport }).get(TOKENS.frame);
    expect(await firstValueFrom(frame.menu())).toMatchObject({ left: { kind: 'refused' } });
    expect(warned.mock.calls).toEqual([['The header’s menu could not be had: refused']]);
  });
});
