import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { act, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { GALLERY_GROUPS } from '../../../ui/workbench/gallery-groups';

const all = Object.values(GALLERY_GROUPS).flatMap((parts) =>
  Object.entries(parts).flatMap(([part, examples]) =>
    Object.entries(examples).map(([name, example]) => ({ part, name, example })),
  ),
);

/** Contrast needs a browser that paints; a part alone is not a page with landmarks. */
const rules = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
};

/** On a page, as the gallery has them. */
const placed = (example: ReactElement): ReactElement => <MemoryRouter>{example}</MemoryRouter>;

/** Keeps the style rules out of the document: jsdom would match each of them for every question of axe. */
const unstyled = (element: ReactElement): ReactElement => (
  <StyleSheetManager target={document.createElement('div')}>{placed(element)}</StyleSheetManager>
);

describe('every example of every part', () => {
  it.each(all)(
    '$part: $name has nothing a screen reader would stumble over',
    async ({ example }) => {
      const { container } = render(unstyled(example));
      const { violations } = await axe.run(container, { rules, resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    },
  );

  it.each(all)('$part: $name comes from the server without an inline style', ({ example }) => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(placed(example)));
    sheet.seal();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
  });

  it.each(all)(
    '$part: $name is taken over from the server without a change',
    async ({ example }) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const host = document.createElement('div');
      document.body.append(host);
      host.innerHTML = renderToString(unstyled(example));
      const recovered: unknown[] = [];
      const root = await act(async () => {
        await Promise.resolve();
        return hydrateRoot(host, unstyled(example), {
          onRecoverableError: (error) => {
            recovered.push(error);
          },
        });
      });
      expect(recovered).toEqual([]);
      expect(complaints.mock.calls.map((call) => String(call[0]))).toEqual([]);
      act(() => {
        root.unmount();
      });
      host.remove();
    },
  );
});
