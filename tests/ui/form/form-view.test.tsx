import { right } from 'fp-ts/Either';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEnquiryForm, type DraftStore, type Submission } from '../../../core/enquiry/public';
import { FormView } from '../../../ui/form/form-view';
import { useViewModel } from '../../../ui/kit/use-view-model';
import { show, stumblingBlocks } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';
import { fakeDrafts } from '../../support/fakes/drafts';
import { aField, aForm } from '../../support/mothers/form-definition';

const CHOICES = [
  { value: 'a', text: 'Alpha' },
  { value: 'b', text: 'Beta' },
  { value: 'c', text: 'Gamma' },
];

/** A field of every kind (FORM-03), all of them required. */
const definition = aForm(
  [
    aField({ name: 'text', label: 'Your town', required: true, instructions: 'Where you live' }),
    aField({ name: 'email', label: 'Email', kind: 'email', required: true }),
    aField({ name: 'tel', label: 'Telephone', slug: 'telephone', required: true }),
    aField({ name: 'number', label: 'Miles', kind: 'number', required: true }),
    aField({ name: 'long', label: 'Message', kind: 'textarea', required: true }),
    aField({ name: 'select', label: 'Choice', kind: 'select', required: true, options: CHOICES }),
    aField({ name: 'radio', label: 'One of', kind: 'radio', required: true, options: CHOICES }),
    aField({ name: 'group', label: 'Some of', kind: 'checkbox', required: true, options: CHOICES }),
    aField({ name: 'lone', label: 'Agreed', kind: 'checkbox', required: true }),
    aField({
      name: 'branch',
      label: 'Dealership',
      kind: 'dealership',
      required: true,
      options: CHOICES,
    }),
    aField({
      name: 'part',
      label: 'Department',
      kind: 'department',
      required: true,
      options: CHOICES,
    }),
    aField({ name: 'day', label: 'Day', kind: 'date', required: true }),
    aField({ name: 'secret', label: 'Secret', kind: 'hidden' }),
  ],
  { forceTerms: true, optIns: ['email', 'sms'], optInDescription: 'Offers by', submitText: 'Go' },
);

function aShownForm({
  drafts = fakeDrafts(),
  wakesAfter = Promise.resolve(),
}: { readonly drafts?: DraftStore; readonly wakesAfter?: Promise<void> } = {}) {
  const sent: Submission[] = [];
  const View = () => {
    const app = fakeApp();
    const form = useViewModel((scope) =>
      createEnquiryForm(
        scope,
        {
          desk: {
            submit: (submission) => {
              sent.push(submission);
              return of(right({ confirmation: 'Thank you', reference: 'R-1' }));
            },
          },
          drafts,
          ids: { next: () => 'next-key' },
          clock: { now: () => Date.UTC(2026, 10, 28, 12) },
          isOnline$: app.isOnline$,
        },
        {
          definition,
          namePolicy: 'inclusive',
          formName: 'all',
          key: 'first-key',
          blank: {},
          facts: () => ({
            source: { source: 'website', type: 'all', recentVehicles: [], previousUrls: [] },
            consent: undefined,
          }),
        },
      ),
    );
    return (
      <FormView
        form={form}
        wakesAfter={wakesAfter}
        definition={definition}
        action="/here"
        idPrefix="all"
        drawnAt={0}
        now={{ today: '2026-11-28' }}
        receipt={({ reference }) => <p>{reference}</p>}
      />
    );
  };
  const shown = show(<View />);
  return { ...shown, sent };
}

beforeAll(() => {
  // jsdom lays nothing out and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const go = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));

describe('A form that is sent before what was typed has come back', () => {
  it('waits for it, and is not told that it is empty', async () => {
    let arrive: () => void = () => undefined;
    const drafts = fakeDrafts();
    drafts.write('all', {
      values: { text: 'Bolton' },
      key: 'first-key',
      begunAt: Date.UTC(2026, 10, 28, 11),
      isSending: false,
    });
    aShownForm({ drafts, wakesAfter: new Promise<void>((resolve) => (arrive = resolve)) });
    go();
    expect(screen.queryByRole('alert')).toBeNull();
    arrive();
    const summary = await screen.findByRole('alert');
    expect(within(summary).queryByText('Enter your town')).toBeNull();
    expect(within(summary).getByText('Enter your email address')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Your town/).value).toBe('Bolton');
  });
});

describe('A form of every kind of field', () => {
  it('tells with each what is missing, in the order of the form, and takes the focus there [FORM-06, FORM-07, FORM-20, FORM-26]', async () => {
    const { container, sent } = aShownForm();
    go();
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your town',
      'Enter your email address',
      'Enter your telephone number',
      'Enter your miles',
      'Enter your message',
      'Choose an answer for “Choice”',
      'Choose an answer for “One of”',
      'Choose an answer for “Some of”',
      'Choose an answer for “Agreed”',
      'Choose a dealership',
      'Choose a department',
      'Enter a date for “Day”',
      'Agree to the Terms and Conditions to send this form',
    ]);
    expect(document.activeElement?.contains(summary)).toBe(true);
    for (const link of within(summary).getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.matches('input, select, textarea')).toBe(true);
    }
    expect(await stumblingBlocks(container)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('sends what was typed, chosen and ticked, and shows the receipt [FORM-05, FORM-08, FORM-11, FORM-19, FORM-23]', async () => {
    const { sent } = aShownForm();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Your town/), ' Crewe ');
    await user.type(screen.getByLabelText(/^Email \*/), 'jo@example.com');
    await user.type(screen.getByLabelText(/^Telephone/), '01632 960001');
    await user.type(screen.getByLabelText(/^Miles/), '12,500');
    await user.type(screen.getByLabelText(/^Message/), 'Hello');
    for (const label of [/^Choice/, /^Dealership/, /^Department/]) {
      await user.selectOptions(screen.getByLabelText(label), 'b');
    }
    const radios = screen.getByRole('group', { name: /^One of/ });
    await user.click(within(radios).getByLabelText('Gamma'));
    const group = screen.getByRole('group', { name: /^Some of/ });
    await user.click(within(group).getByLabelText('Gamma'));
    await user.click(within(group).getByLabelText('Alpha'));
    await user.click(screen.getByLabelText(/^Agreed/));
    await user.click(screen.getByLabelText('SMS'));
    await user.click(screen.getByLabelText(/^By submitting this form I agree/));
    await user.click(screen.getByLabelText('Day'));
    await user.keyboard('05122026');
    go();
    expect(await screen.findByText('R-1')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.fields).toEqual([
      ['text', 'Crewe'],
      ['email', 'jo@example.com'],
      ['tel', '01632 960001'],
      ['number', '12,500'],
      ['long', 'Hello'],
      ['select', 'b'],
      ['radio', 'c'],
      ['group', 'a,c'],
      ['lone', '1'],
      ['branch', 'b'],
      ['part', 'b'],
      ['day', '05/12/2026'],
    ]);
    expect(sent[0]?.optIns).toEqual({ email: false, sms: true });
    expect(sent[0]?.termsAccepted).toBe(true);
  });

  it('takes a day by arrow keys, from today on [FORM-09, FORM-10, CG-101]', async () => {
    aShownForm();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Day'));
    await user.keyboard('{ArrowUp}');
    await user.tab();
    await user.keyboard('{ArrowUp}');
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(
      ['Day', 'Month', 'Year'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value),
    ).toEqual(['28', '11', '2025']);
    await user.tab();
    expect(await screen.findByText('Day must be 28/11/2026 or later')).toBeTruthy();
  });

  it('tells the desk where a field was filled in that nobody sees [EN-9]', async () => {
    const { container, sent } = aShownForm();
    const user = userEvent.setup();
    for (const [label, text] of [
      [/^Your town/, 'Crewe'],
      [/^Email \*/, 'jo@example.com'],
      [/^Telephone/, '01632 960001'],
      [/^Miles/, '1'],
      [/^Message/, 'Hello'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    }
    for (const label of [/^Choice/, /^Dealership/, /^Department/]) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'b' } });
    }
    for (const name of ['radio', 'group', 'lone', '_terms']) {
      const box = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (box !== null) fireEvent.click(box);
    }
    await user.click(screen.getByRole('button', { name: /^Go$/ }));
    expect(sent).toEqual([]);
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '01' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '12' } });
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2026' } });
    const trap = container.querySelector<HTMLInputElement>('input[name="_nothing_here"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap?.tabIndex).toBe(-1);
    if (trap !== null) trap.value = 'https://x.example';
    go();
    await screen.findByText('R-1');
    expect(sent).toMatchObject([{ suspect: true }]);
    expect(sent[0]?.fields.map(([name]) => name)).not.toContain('_nothing_here');
  });
});
