import { describe, expect, it } from 'vitest';
import { NOTHING_BESIDE } from '../../../../core/showroom/public';
import { ContentPage } from '../../../../ui/pages/content/content-page';
import { throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const STATE = {
  path: '/warranty/',
  page: {
    title: 'Warranty',
    description: 'What is covered.',
    sections: [{ kind: 'newsletter' }],
    isHidden: false,
  },
  beside: NOTHING_BESIDE,
  above: [],
  isAlive: false,
};

describe('A newsletter', () => {
  it('is offered nowhere as long as no form is set for it [CG-111]', async () => {
    const { html } = await throughTheServer(<ContentPage />, fakeApp(), STATE);
    expect(html).not.toContain('News and offers');
  });

  it('leads from pages of text to the form that is set [CG-111]', async () => {
    const app = fakeApp({ settings: { newsletterForm: 'newsletter' } });
    const { html } = await throughTheServer(<ContentPage />, app, STATE);
    expect(html).toContain('href="/form/newsletter/"');
  });
});
