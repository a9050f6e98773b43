import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RegistrationField } from '../../../ui/form/registration/registration-field';
import { RegistrationHintPart } from '../../../ui/form/registration/registration-hint-part';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';

const TODAY = '2026-11-28';

const Box = ({ onType }: { readonly onType?: (typed: string) => void }) => (
  <RegistrationField name="vrm" label="Registration" today={TODAY} onType={onType} />
);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration' });

const type = (text: string): void => {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: text } });
};

beforeAll(async () => {
  await RegistrationHintPart.load();
});

describe('The box for a registration', () => {
  it('takes any spacing and case and leaves them, and the caret, where they are [VALA-11, VR-1, FV-4]', async () => {
    const typed = vi.fn();
    const { user } = show(<Box onType={typed} />);
    await user.type(box(), 'ab24bc');
    box().setSelectionRange(4, 4);
    await user.keyboard(' a');
    expect(box().value).toBe('ab24 abc');
    expect(box().selectionStart).toBe(6);
    expect(typed).toHaveBeenLastCalledWith('ab24 abc');
  });

  it('tells of what stood in it before, once somebody goes there', async () => {
    const { user } = show(
      <RegistrationField name="vrm" label="Registration" today={TODAY} value="AB24 ABC" />,
    );
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(box());
    expect(await screen.findByText('24: March to August 2024')).toBeTruthy();
  });

  it('asks phones for capitals and nobody for suggestions', () => {
    show(<Box />);
    expect(box().getAttribute('autocapitalize')).toBe('characters');
    expect(box().getAttribute('autocomplete')).toBe('off');
    expect(box().getAttribute('spellcheck')).toBe('false');
  });

  it.each([
    [' ab24  abc ', '24: March to August 2024'],
    ['AB74ABC', '74: September 2024 to February 2025'],
    ['AB24\u00A0ABC', '24: March to August 2024'],
    ['S123 BCD', 'Prefix mark. S: August 1998 to February 1999'],
    ['K7 ABC', 'Personal mark. K: August 1992 to July 1993, or newer'],
    ['Q123 ABC', 'Q mark: it tells no year'],
    ['ABC 123K', 'Suffix mark. K: August 1971 to July 1972'],
    ['1 AB', 'Personal or dateless mark: it tells no year'],
    ['ABI 1234', 'Northern Ireland mark: it tells no year'],
    ['AB35 ABC', 'No plate has 35: please check it'],
    ['12AB34', 'Military mark: we cannot look it up'],
    ['101D245', 'Diplomatic mark: we cannot look it up'],
    ['AB1 CDE', ''],
    ['x'.repeat(40), ''],
  ])('says politely what %j is: %j', async (typed, words) => {
    vi.useFakeTimers();
    show(<Box />);
    type(typed);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing of the beginning of a mark while the rest is typed', async () => {
    vi.useFakeTimers();
    show(<Box />);
    for (const typed of ['A', 'AB', 'AB2', 'AB24', 'AB24 A', 'AB24 AB']) {
      type(typed);
      await act(() => vi.advanceTimersByTimeAsync(300));
      expect(screen.getByRole('status').textContent).toBe('');
    }
    type('AB24 ABC');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status').textContent).toBe('24: March to August 2024');
    type('AB24 AB');
    expect(screen.getByRole('status').textContent).toBe('');
    vi.useRealTimers();
  });

  it.each(['kept by the field', 'kept by the form'])(
    'offers the mark that is meant where O and 0 were mixed, and takes it by one press: %s',
    async (keeper) => {
      const Kept = () => {
        const [value, setValue] = useState('');
        return (
          <RegistrationField
            name="vrm"
            label="Registration"
            today={TODAY}
            {...(keeper === 'kept by the form' && { value, onType: setValue })}
          />
        );
      };
      const { user, container } = show(<Kept />);
      type('lbo7 se0');
      await user.click(await screen.findByRole('button', { name: 'Did you mean LB07 SEO?' }));
      expect(box().value).toBe('LB07 SEO');
      expect(document.activeElement).toBe(box());
      expect(await screen.findByText('07: March to August 2007')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
      expect(await stumblingBlocks(container)).toEqual([]);
    },
  );

  it('is a plain box without script, and the same once there is one', async () => {
    const value = 'AB24 ABC';
    const view = <RegistrationField name="vrm" label="Registration" today={TODAY} value={value} />;
    expect(renderToString(view)).not.toContain('March');
    const { html, complaints } = await throughTheServer(view);
    expect(html).toContain('name="vrm"');
    expect(complaints).toEqual([]);
  });
});
