import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dialogExamples } from '../../../ui/parts/dialog/dialog.examples';
import { withNativeDialogs } from './native-dialog';

const opener = () => screen.getByRole('button', { name: 'Open in the middle' });
const dialog = () => screen.queryByRole('dialog', { name: 'Filters' });
const shown = (): HTMLElement => screen.getByRole('dialog', { name: 'Filters' });

async function open() {
  // That of the dialog before goes by itself, a moment after that has closed.
  await waitFor(() => {
    expect(history.state ?? {}).not.toHaveProperty('openDialog');
  });
  render(dialogExamples['In the middle']);
  await userEvent.click(opener());
  // The history entry that Back will take away is laid down a moment after opening.
  await waitFor(() => {
    expect(history.state).toHaveProperty('openDialog');
  });
}

describe('a dialog', () => {
  withNativeDialogs();

  it('is named by its title and takes the focus', async () => {
    await open();
    expect(shown().contains(document.activeElement)).toBe(true);
  });

  it('is shown as a modal, so that the browser makes the page behind inert', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await open();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('closes by its button, and the focus goes back to what opened it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes by Escape, which the browser reports as cancel', async () => {
    await open();
    fireEvent(shown(), new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes by Back, and the page stays where it was', async () => {
    const address = location.href;
    await open();
    history.back();
    await waitFor(() => {
      expect(dialog()).toBeNull();
    });
    expect(location.href).toBe(address);
    expect(history.state ?? {}).not.toHaveProperty('openDialog');
  });

  it('takes its history entry away when it is closed, unseen by the router', async () => {
    await open();
    const router = vi.fn();
    window.addEventListener('popstate', router);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(history.state ?? {}).not.toHaveProperty('openDialog');
    });
    window.removeEventListener('popstate', router);
    expect(router).not.toHaveBeenCalled();
  });

  it('closes by a press outside, but not by one that began inside', async () => {
    await open();
    fireEvent.mouseDown(screen.getByText('Petrol'));
    fireEvent.click(shown());
    expect(dialog()).not.toBeNull();
    fireEvent.mouseDown(shown());
    fireEvent.click(shown());
    expect(dialog()).toBeNull();
  });

  it('holds nothing while it is closed', () => {
    render(dialogExamples['In the middle']);
    expect(screen.queryByText('Petrol')).toBeNull();
  });
});
