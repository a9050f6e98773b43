import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withNativeDialogs } from '../../parts/native-dialog';
import { show, stumblingBlocks } from '../../../support/browser/show';
import { galleryOf, TITLE } from './gallery-example';

withNativeDialogs();

const box = () => screen.getByRole('dialog', { name: `Pictures of ${TITLE}` });
const theDialog = () => screen.findByRole('dialog', {}, { timeout: 15_000 });
const place = () => within(box()).getAllByRole('status')[0]?.textContent;
const scale = () => within(box()).getAllByRole('status')[1]?.textContent;

async function enlarged(pictures = 24) {
  const shown = show(galleryOf(pictures));
  await shown.user.click(screen.getByRole('button', { name: 'Enlarge picture' }));
  await theDialog();
  return shown;
}

describe('the lightbox', () => {
  it('opens by the button or by the picture, with the focus on Close [GAL-02, GAL-05]', async () => {
    const { user, container } = show(galleryOf(24));
    const picture = within(screen.getByRole('group', { name: `Pictures of ${TITLE}` })).getByRole(
      'link',
    );
    await user.click(picture);
    expect(await theDialog()).toBe(box());
    expect(document.activeElement?.textContent).toBe('Close');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('leaves a press with the control key to the browser [GAL-02]', () => {
    show(galleryOf(24));
    const picture = within(screen.getByRole('group', { name: `Pictures of ${TITLE}` })).getByRole(
      'link',
    );
    // jsdom would follow the link; whoever sees the press last keeps it from that.
    let isTaken = true;
    document.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(picture, { ctrlKey: true });
    expect(isTaken).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its button, gives the focus back, and stays at the picture reached [GAL-02]', async () => {
    const { user } = await enlarged();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(place()).toMatch(/^3 of 24/);
    await user.click(within(box()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Enlarge picture');
    expect(screen.getByText('3/24')).toBeTruthy();
  });

  it('closes on Escape and on Back [GAL-02, SC-3]', async () => {
    const { user } = await enlarged();
    fireEvent(box(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Enlarge picture' }));
    await waitFor(() => expect(Object.values(history.state as object)).not.toEqual([]));
    fireEvent(window, new PopStateEvent('popstate', { state: null }));
    history.replaceState(null, '');
    fireEvent(window, new PopStateEvent('popstate', { state: null }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes round by arrows, Home and End [GAL-04]', async () => {
    const { user } = await enlarged();
    await user.keyboard('{ArrowLeft}');
    expect(place()).toMatch(/^24 of 24/);
    await user.keyboard('{ArrowRight}');
    expect(place()).toMatch(/^1 of 24/);
    await user.keyboard('{End}');
    expect(place()).toMatch(/^24 of 24/);
    await user.keyboard('{Home}');
    expect(place()).toMatch(/^1 of 24/);
    await user.click(within(box()).getByRole('link', { name: 'Picture 4' }));
    expect(place()).toMatch(/^4 of 24/);
  });

  it('zooms by + and -, and 0 shows the whole picture [GAL-02]', async () => {
    const { user } = await enlarged();
    await user.keyboard('+');
    expect(scale()).toBe('150%');
    await user.keyboard('++++');
    expect(scale()).toBe('400%');
    await user.keyboard('-');
    expect(scale()).toBe('267%');
    await user.keyboard('0');
    expect(scale()).toBe('');
    await user.click(within(box()).getByRole('button', { name: 'Zoom in' }));
    expect(scale()).toBe('150%');
    await user.click(within(box()).getByRole('button', { name: 'Zoom out' }));
    expect(scale()).toBe('');
  });

  it('zooms by the wheel and by a double press, and the next picture is whole again [GAL-02]', async () => {
    const { user } = await enlarged();
    const stage = box().querySelector('[data-zoomed]') as HTMLElement;
    stage.setPointerCapture = () => undefined;
    // Turned to no effect until the lightbox listens.
    await waitFor(() => expect(fireEvent.wheel(stage, { deltaY: -300 })).toBe(false));
    expect(scale()).toBe('272%');
    await user.keyboard('0');
    await user.dblClick(stage);
    expect(scale()).toBe('250%');
    await user.dblClick(stage);
    expect(scale()).toBe('');
    await user.keyboard('+{End}');
    expect(scale()).toBe('');
    expect(place()).toMatch(/^24 of 24/);
  });

  it('of a vehicle with one picture has nothing to go to [CG-088]', async () => {
    const { user } = await enlarged(2);
    expect(within(box()).getByRole('button', { name: 'Next picture' })).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(place()).toMatch(/^1 of 2/);
  });
});
