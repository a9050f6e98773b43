import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACCEPTED, REFUSED } from '../../../core/tracking/public';
import { ConsentRegion } from '../../../ui/frame/consent/consent-region';
import { DataPreferences } from '../../../ui/pages/data-preferences/data-preferences';
import { fakeApp } from '../../support/fakes/app';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';

const region = () => screen.queryByRole('region', { name: 'Your choice about cookies' });

describe('The question of consent', () => {
  it('is put to whoever has not answered, with yes and no first and alike [CG-121]', async () => {
    const { container } = show(<ConsentRegion />);
    const [accept, reject] = screen.getAllByRole('button');
    expect([accept?.textContent, reject?.textContent]).toEqual(['Accept', 'Reject']);
    expect(accept?.className).toBe(reject?.className);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('is not put to whoever has answered', () => {
    show(<ConsentRegion />, fakeApp({ consent: REFUSED }));
    expect(region()).toBeNull();
  });

  it.each([
    ['Accept', ACCEPTED, 'Thank you.'],
    ['Reject', REFUSED, 'Nothing will be counted.'],
  ])('keeps the answer "%s", says so and goes [TRACK-03]', async (name, answer, words) => {
    const app = fakeApp();
    const { user } = show(<ConsentRegion />, app);
    await user.click(screen.getByRole('button', { name }));
    expect([app.answers, region()]).toEqual([[answer], null]);
    expect(screen.getByRole('status').textContent).toContain(words);
  });

  it('leaves nothing in the page that the server sends', async () => {
    const { html, complaints } = await throughTheServer(<ConsentRegion />);
    expect([html.includes('Accept'), complaints]).toEqual([false, []]);
  });
});

describe('The preferences', () => {
  it('keep one yes and one no, and the focus where it was [FOOT-09]', async () => {
    const app = fakeApp();
    const { user, container } = show(<DataPreferences />, app);
    expect(screen.getByText(/You have not answered yet/)).toBeTruthy();
    await user.click(screen.getAllByRole('radio', { name: 'Yes' })[1] as HTMLElement);
    const save = screen.getByRole('button', { name: 'Save my choice' });
    await user.click(save);
    expect(app.answers).toEqual([{ analytics: false, marketing: true }]);
    expect(document.activeElement).toBe(save);
    expect(screen.getByRole('status').textContent).toContain('You have agreed to advertising only');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('show an answer that comes from elsewhere in place of what is half chosen', async () => {
    const app = fakeApp();
    const { user } = show(<DataPreferences />, app);
    await user.click(screen.getAllByRole('radio', { name: 'Yes' })[0] as HTMLElement);
    act(() => {
      app.consent.answer(REFUSED);
    });
    expect(screen.getAllByRole('radio', { name: 'No' })).toSatisfy((all: HTMLInputElement[]) =>
      all.every(({ checked }) => checked),
    );
  });

  it('take all or nothing in one press', async () => {
    const app = fakeApp();
    const { user } = show(<DataPreferences />, app);
    await user.click(screen.getByRole('button', { name: 'Accept all' }));
    await user.click(screen.getByRole('button', { name: 'Reject all' }));
    expect(app.answers).toEqual([ACCEPTED, REFUSED]);
    await user.click(screen.getAllByRole('radio', { name: 'Yes' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Reject all' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Yes' })).toSatisfy(
      (all: HTMLInputElement[]) => all.every(({ checked }) => !checked),
    );
  });

  it('are whole in the page that the server sends', async () => {
    const { html, complaints } = await throughTheServer(<DataPreferences />);
    expect(html).toContain('Counting visits');
    expect(complaints).toEqual([]);
  });
});
