import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../../../ui/parts/tabs/tabs';
import { tabStops } from '../../support/browser/show';

const TABS = ['Overview', 'Features', 'Extras'].map((title) => ({
  id: title.toLowerCase(),
  title,
  panel: <p>All of {title}.</p>,
}));

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const panelOf = (title: string): HTMLElement => {
  const panel = screen.getByText(`All of ${title}.`).closest('[role=tabpanel]');
  if (!(panel instanceof HTMLElement)) throw new Error(`No panel of ${title}`);
  return panel;
};

describe('tabs', () => {
  it('open by a press and close the one before', async () => {
    render(<Tabs name="Details" tabs={TABS} />);
    expect(openTab()).toBe('Overview');
    await userEvent.click(screen.getByRole('tab', { name: 'Extras' }));
    expect(openTab()).toBe('Extras');
    expect(panelOf('Extras').hidden).toBe(false);
    expect(panelOf('Overview').hasAttribute('hidden')).toBe(true);
  });

  it('are one stop of the Tab key, and arrows, Home and End move and open', async () => {
    const { container } = render(<Tabs name="Details" tabs={TABS} />);
    const stops = tabStops(container).filter((stop) => stop.getAttribute('role') === 'tab');
    expect(stops).toHaveLength(1);
    await userEvent.tab();
    const opened: (string | null)[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
      opened.push(openTab());
    }
    expect(opened).toEqual(['Features', 'Extras', 'Overview', 'Extras', 'Overview']);
  });

  it('name their panels, and have every panel in the page', () => {
    render(<Tabs name="Details" tabs={TABS} start="features" />);
    expect(openTab()).toBe('Features');
    expect(screen.getByRole('tabpanel', { name: 'Features' })).toBe(panelOf('Features'));
    for (const { title } of TABS) expect(panelOf(title).textContent).toContain(title);
  });

  it('open the one in which the browser’s own search finds a word', () => {
    render(<Tabs name="Details" tabs={TABS} />);
    expect(panelOf('Extras').getAttribute('hidden')).toBe('until-found');
    act(() => {
      panelOf('Extras').dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    expect(openTab()).toBe('Extras');
  });

  it('open the first when the one wanted is not there, and are nothing when there are none', () => {
    render(<Tabs name="Details" tabs={TABS} start="warranty" />);
    expect(openTab()).toBe('Overview');
    const { container } = render(<Tabs name="Nothing" tabs={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
