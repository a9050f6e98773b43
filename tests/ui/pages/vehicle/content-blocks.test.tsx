import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  SiteBanner,
  StartSearch,
  WhyBuyList,
} from '../../../../ui/pages/vehicle/content/content-blocks';
import { show } from '../../../support/browser/show';

const page = (slug: string, html: string) => ({ slug: 'vehicle-detail', fields: [{ slug, html }] });

describe('The editors’ blocks of a vehicle’s page', () => {
  it('are the banner [VDP-14], the reasons to buy [VDP-46] and the way to a search [VDP-47]', () => {
    const { container } = show(
      <>
        <SiteBanner content={page('banner', '<p>Part exchange welcome</p>')} />
        <WhyBuyList content={page('why-buy', '<ul><li>Checked</li></ul>')} example={undefined} />
        <StartSearch content={page('start-search', '<p>Start again</p>')} />
      </>,
    );
    expect(container.textContent).toBe('Part exchange welcomeCheckedStart again');
  });

  it('claim a rate only with the way to the example that stands for it [VDP-46]', () => {
    const claim = page('why-buy', '<ul><li>Finance from 13.6% APR representative</li></ul>');
    const { container, become } = show(<WhyBuyList content={claim} example="#example" />);
    expect(container.textContent).toContain('13.6% APR');
    const link = screen.getByRole('link', { name: /Representative example/ });
    expect(link.getAttribute('href')).toBe('#example');
    become(<WhyBuyList content={claim} example={undefined} />);
    expect(container.textContent).not.toContain('APR');
  });

  it.each([undefined, page('other', '<p>x</p>'), page('banner', '<p> </p><div></div>')])(
    'are not there without words: %#',
    (content) => {
      const { container } = show(
        <>
          <SiteBanner content={content} />
          <WhyBuyList content={content} example="#example" />
          <StartSearch content={content} />
        </>,
      );
      expect(container.textContent).toBe('');
    },
  );
});
