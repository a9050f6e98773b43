import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sentHtml, useSentHtml, type SentHtml } from '../../../ui/kit/sent-html';
import { RichText } from '../../../ui/parts/rich-text/rich-text';

const HTML = '<h2 id="on-a">A &amp; B</h2><p>One<br>two&nbsp;three</p><img src="/a.webp" alt="">';

interface State {
  readonly title: string;
  readonly html?: SentHtml;
}

const Page = ({ state }: { readonly state: State }) => (
  <main>
    <h1>{state.title}</h1>
    <RichText id="text" cleanHtml={useSentHtml('text', state.html)} />
  </main>
);

const asSent = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

describe('HTML that a page was sent with', () => {
  it('is not in the data of the page, and is taken over as it stands', async () => {
    const state: State = { title: 'First', html: sentHtml(HTML) };
    expect(JSON.stringify(state)).toBe('{"title":"First"}');

    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Page state={state} />);
    const heading = root.querySelector('#on-a');
    const complaints: unknown[] = [];
    const alive = await act(() =>
      Promise.resolve(
        hydrateRoot(root, <Page state={asSent(state)} />, {
          onRecoverableError: (error) => complaints.push(error),
        }),
      ),
    );
    expect(complaints).toEqual([]);
    expect(root.querySelector('#on-a')).toBe(heading);

    // Drawn anew with the same data, and then come to from another address.
    await act(async () => {
      alive.render(<Page state={asSent(state)} />);
      await Promise.resolve();
    });
    expect(root.querySelector('#on-a')).toBe(heading);
    await act(async () => {
      alive.render(<Page state={{ title: 'Next', html: sentHtml('<p>Next</p>') }} />);
      await Promise.resolve();
    });
    expect(root.querySelector('#text')?.innerHTML).toBe('<p>Next</p>');
    await act(async () => {
      alive.unmount();
      await Promise.resolve();
    });
    root.remove();
  });

  it('is what the loader has, where the page was come to within the site', () => {
    const { container } = render(<Page state={{ title: 'A', html: sentHtml(HTML) }} />);
    expect(container.querySelector('#on-a')?.textContent).toBe('A & B');
  });
});
