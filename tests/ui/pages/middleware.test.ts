import { describe, expect, it } from 'vitest';
import { throughMiddleware, type Middleware } from '../../../ui/pages/middleware';
import { fakeApp } from '../../support/fakes/app';

const request = new Request('https://forecourt.example/old/');
const walked: string[] = [];
const step =
  (name: string, answer?: Response): Middleware =>
  () => {
    walked.push(name);
    return Promise.resolve(answer);
  };

describe('the steps before a page', () => {
  it('that nobody knows are an error of ours, named [ERR-10, ERR-11]', async () => {
    for (const name of ['nobody', 'constructor']) {
      await expect(throughMiddleware([name], fakeApp(), request)).rejects.toMatchObject({
        data: `Unknown middleware ${name}`,
        init: { status: 500 },
      });
    }
  });

  it('are taken in order, up to the first that answers in place of the page', async () => {
    const answer = new Response();
    const known = { one: step('one'), two: step('two', answer), three: step('three') };
    await expect(
      throughMiddleware(['one', 'two', 'three'], fakeApp(), request, known),
    ).rejects.toBe(answer);
    expect(walked).toEqual(['one', 'two']);
  });
});
