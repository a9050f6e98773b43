import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import { createHeaderPanel } from '../../../core/shortlist/public';

describe('The header’s panels', () => {
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
