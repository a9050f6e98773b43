import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import { createHeaderPanel, type HeaderPanel } from '../../../core/shortlist/public';

/** A record, so that no panel is forgotten and none is thought up. */
const PANELS: Readonly<Record<HeaderPanel, true>> = {
  '': true,
  compare: true,
  favs: true,
  recent: true,
};
const every = Object.keys(PANELS) as readonly HeaderPanel[];

describe('The header’s panels', () => {
  it('are none at first, and from then on compare, favs, recent or none [PANEL-04]', () => {
    expect(createHeaderPanel(makeScope()).panel$.value).toBe('');
    for (const open of every) {
      for (const chosen of every) {
        const panels = createHeaderPanel(makeScope());
        const seen: HeaderPanel[] = [];
        panels.panel$.subscribe((panel) => seen.push(panel));
        panels.choose(open);
        panels.choose(chosen);
        expect(panels.panel$.value).toBe(open === chosen ? '' : chosen);
        panels.close();
        expect(panels.panel$.value).toBe('');
        expect(seen.every((panel) => every.includes(panel))).toBe(true);
      }
    }
  });

  it('take each other’s place: one is open at most [PANEL-02][CG-077]', () => {
    const panels = createHeaderPanel(makeScope());
    panels.choose('favs');
    panels.choose('recent');
    expect(panels.panel$.value).toBe('recent');
    panels.choose('compare');
    expect(panels.panel$.value).toBe('compare');
  });

  it('close by the button that opened them, and by closing, closed or not [PANEL-06][WE-092]', () => {
    const panels = createHeaderPanel(makeScope());
    panels.choose('favs');
    panels.choose('favs');
    expect(panels.panel$.value).toBe('');
    panels.close();
    expect(panels.panel$.value).toBe('');
    panels.choose('favs');
    panels.close();
    expect(panels.panel$.value).toBe('');
  });
});
