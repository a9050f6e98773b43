import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { keepTyped } from '../../../ui/kit/keep-typed';

/** A form as it was sent: nobody listens to it yet. */
const SENT = `
  <label for="a1">Name</label><input id="a1" name="name" value="">
  <label for="a2">When</label><select id="a2" name="when"><option>Morning</option><option>Evening</option></select>
  <textarea aria-label="Message" name="message"></textarea>
  <input type="radio" name="kind" value="PCP" aria-label="PCP" checked>
  <input type="radio" name="kind" value="HP" aria-label="HP">
  <input type="checkbox" name="terms" value="yes" aria-label="Terms">`;

/** The same form drawn anew, with ids of its own, which tells what it knows. */
function Drawn() {
  const [known, setKnown] = useState({
    name: '',
    when: 'Morning',
    message: '',
    kind: 'PCP',
    terms: false,
  });
  const tell = (part: Partial<typeof known>) => {
    setKnown((before) => ({ ...before, ...part }));
  };
  return (
    <form>
      <label htmlFor="b1">Name</label>
      <input
        id="b1"
        name="name"
        value={known.name}
        onChange={(event) => {
          tell({ name: event.currentTarget.value });
        }}
      />
      <label htmlFor="b2">When</label>
      <select
        id="b2"
        name="when"
        value={known.when}
        onChange={(event) => {
          tell({ when: event.currentTarget.value });
        }}
      >
        <option>Morning</option>
        <option>Evening</option>
      </select>
      <textarea
        aria-label="Message"
        name="message"
        value={known.message}
        onChange={(event) => {
          tell({ message: event.currentTarget.value });
        }}
      />
      {['PCP', 'HP'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="kind"
          value={kind}
          aria-label={kind}
          checked={known.kind === kind}
          onChange={() => {
            tell({ kind });
          }}
        />
      ))}
      <input
        type="checkbox"
        name="terms"
        value="yes"
        aria-label="Terms"
        checked={known.terms}
        onChange={(event) => {
          tell({ terms: event.currentTarget.checked });
        }}
      />
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

const known = (): unknown => JSON.parse(screen.getByRole('status').textContent);

describe('what was typed in a block that is drawn anew', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('is typed into the fields that stand in its place, and focus goes where it was', () => {
    const sent = document.createElement('div');
    sent.innerHTML = SENT;
    document.body.append(sent);
    const [name, message] = sent.querySelectorAll<HTMLInputElement>('[name=name], [name=message]');
    const when = sent.querySelector('select')!;
    const [, hp] = sent.querySelectorAll<HTMLInputElement>('[type=radio]');
    const terms = sent.querySelector<HTMLInputElement>('[type=checkbox]')!;
    name!.value = 'Siân';
    when.value = 'Evening';
    hp!.checked = true;
    terms.checked = true;
    message!.value = 'Still there?';
    const touched = new Set<Element>([name!, when, hp!, terms, message!]);

    sent.remove();
    render(<Drawn />);
    act(() => {
      keepTyped(touched);
    });
    expect(known()).toEqual({
      name: 'Siân',
      when: 'Evening',
      message: 'Still there?',
      kind: 'HP',
      terms: true,
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
    expect([...touched].filter(({ isConnected }) => !isConnected)).toEqual([]);
  });

  it('gives way to what was typed into the new field since', () => {
    const old = document.createElement('input');
    old.name = 'name';
    old.setAttribute('aria-label', 'Name');
    old.value = 'Old';
    render(<input name="name" aria-label="Name" defaultValue="New" />);
    keepTyped(new Set<Element>([old, screen.getByLabelText('Name')]));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('New');
  });
});
