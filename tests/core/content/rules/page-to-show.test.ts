import { describe, expect, it } from 'vitest';
import type { ContentPage } from '../../../../core/content/public';
import { mayShowVehicles, pageToShow } from '../../../../core/content/rules/page-to-show';

const page = (more: Partial<ContentPage>): ContentPage => ({
  slug: 'offers/spring',
  fields: [],
  ...more,
});

const hero = { kind: 'hero', header: 'Spring', html: '<p>Soon</p>' } as const;

describe('an editor’s page as readers find it', () => {
  it.each([
    ['/servicing/mot', false],
    ['/car-finance/', true],
  ])('at %s may show vehicles: %j [WE-143, PAGE-22]', (path, may) => {
    expect(mayShowVehicles(path)).toBe(may);
    const shown = pageToShow(page({ sections: [hero, { kind: 'vehicles' }] }), path);
    expect(shown?.sections.some(({ kind }) => kind === 'vehicles')).toBe(may);
  });

  it('is called and described by its opening where it has no words of its own', () => {
    expect(pageToShow(page({ sections: [hero] }), '/offers/spring/')).toMatchObject({
      title: 'Spring',
      description: 'Soon',
      isHidden: false,
    });
    expect(pageToShow(page({ title: 'Offers', sections: [hero] }), '/offers/spring/')?.title).toBe(
      'Offers',
    );
  });

  it('is none where only vehicles or the newsletter are left of it', () => {
    const sections = [{ kind: 'vehicles' }, { kind: 'newsletter' }] as const;
    expect(pageToShow(page({ sections }), '/offers/spring/')).toBeUndefined();
  });

  it('is followed by the newsletter where it is a page of text, once [CG-111]', () => {
    const fields = [{ slug: 'content', html: '<p>Words</p>' }];
    const kinds = (more: Partial<ContentPage>) =>
      pageToShow(page({ fields, ...more }), '/x/')?.sections.map(({ kind }) => kind);
    expect(kinds({})).toEqual(['newsletter']);
    expect(kinds({ sections: [{ kind: 'newsletter' }] })).toEqual(['newsletter']);
    expect(kinds({ layout: 'landing' })).toEqual([]);
  });

  it('has its headings in order below those of its sections', () => {
    const shown = pageToShow(
      page({
        sections: [
          { kind: 'text', header: 'A', html: '<h1>x</h1>' },
          { kind: 'text', html: '<h3>y</h3>' },
          { kind: 'divided', left: '<h4>l</h4>', right: '<h1>r</h1>' },
        ],
      }),
      '/x/',
    );
    expect(shown?.sections).toMatchObject([
      { html: '<h3>x</h3>' },
      { html: '<h2>y</h2>' },
      { left: '<h2>l</h2>', right: '<h2>r</h2>' },
      { kind: 'newsletter' },
    ]);
  });
});
