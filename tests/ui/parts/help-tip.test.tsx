import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HelpTip } from '../../../ui/parts/help-tip/help-tip';

const sign = () => screen.getByRole('button', { name: 'About fees' });
const isOpen = () => sign().getAttribute('aria-expanded') === 'true';
const words = () => screen.getByText('What the fee pays for.');

function shown() {
  render(
    <>
      <HelpTip label="About fees">
        <p>What the fee pays for.</p>
      </HelpTip>
      <button type="button">Elsewhere</button>
    </>,
  );
}

const finger = (target: Element) => [
  { keys: '[TouchA>]', target },
  { keys: '[/TouchA]', target },
];

describe('a help tip', () => {
  it('is in the page and closed at first [VDP-15]', () => {
    shown();
    expect(isOpen()).toBe(false);
    expect(words().closest('[hidden]')?.id).toBe(sign().getAttribute('aria-controls'));
  });

  it('opens when a mouse rests on it, stays for a mouse in its panel, and closes behind it [VDP-15]', async () => {
    shown();
    const mouse = userEvent.setup();
    await mouse.hover(sign());
    expect(isOpen()).toBe(true);
    await mouse.hover(words());
    expect(isOpen()).toBe(true);
    await mouse.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });

  it('is not closed by the click of the mouse that opened it [VDP-15]', async () => {
    shown();
    await userEvent.click(sign());
    expect(isOpen()).toBe(true);
    await userEvent.click(sign());
    expect(isOpen()).toBe(true);
  });

  it('opens and closes by a finger, which does not hover [VDP-15]', async () => {
    shown();
    fireEvent.pointerEnter(sign(), { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
    const seen: boolean[] = [];
    for (let tap = 0; tap < 3; tap += 1) {
      await userEvent.pointer(finger(sign()));
      seen.push(isOpen());
    }
    expect(seen).toEqual([true, false, true]);
    await userEvent.pointer(finger(screen.getByRole('button', { name: 'Elsewhere' })));
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by the keyboard; Escape and moving on close it [VDP-15]', async () => {
    shown();
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(sign());
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
  });
});
