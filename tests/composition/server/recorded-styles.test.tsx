import { renderToString } from 'react-dom/server';
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawnWithStyles, recordedStyles } from '../../../composition/server/recorded-styles';

const turn = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const Everywhere = createGlobalStyle`body { margin: 0; a:hover { color: teal; } }`;
const Tall = createGlobalStyle<{
  $height: number;
}>`main { height: ${({ $height }) => $height}px; }`;
const Card = styled.div<{ $gap?: number }>`
  padding: ${({ $gap = 4 }) => $gap}px;
  &:hover {
    animation: ${turn} 1s;
  }
`;
const WideCard = styled(Card)`
  @media (min-width: 1024px) {
    width: 50%;
  }
`;
const Foot = styled.footer`
  ${Card} {
    margin: 0;
  }
`;

const page = (
  <>
    <Everywhere />
    <Tall $height={10} />
    <Card $gap={8}>one</Card>
    <WideCard>two</WideCard>
  </>
);
const foot = (
  <Foot>
    <Card>three</Card>
    <Card $gap={16}>four</Card>
  </Foot>
);

/** As the style library does it, with nothing shared. */
function alone(...parts: readonly ReactElement[]) {
  const sheet = new ServerStyleSheet();
  const html = parts.map((part) => renderToString(sheet.collectStyles(part)));
  return { html, tag: sheet.getStyleTags() };
}

function shared(...parts: readonly ReactElement[]) {
  const styles = recordedStyles();
  const html = parts.map((part) => styles.draw(part));
  return { html, tag: styles.tag() };
}

describe('The stylesheet of a page whose rules are shared with other pages', () => {
  it('is to the byte what it would be alone, the first time and every time after', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(shared(page, foot)).toEqual(alone(page, foot));
      expect(shared(foot)).toEqual(alone(foot));
    }
  });

  it('has nothing that another page has used', () => {
    shared(page);
    expect(shared(foot).tag).not.toContain('body{');
  });

  it('takes a part that was drawn for another page as if it had been drawn for this one', () => {
    const held = drawnWithStyles(foot, '');
    for (const parts of [
      [page, foot],
      [foot, page],
    ]) {
      const styles = recordedStyles();
      const html = parts.map((part) => (part === foot ? styles.place(held) : styles.draw(part)));
      expect({ html, tag: styles.tag() }).toEqual(alone(...parts));
    }
  });
});
