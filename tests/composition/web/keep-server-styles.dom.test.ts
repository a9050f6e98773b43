import { __PRIVATE__ } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { keepServerStyles } from '../../../composition/web/keep-server-styles';

const SENT =
  '.a{color:red}data-styled.g3[id="sc-one"]{content:"a,"}' +
  '.b{color:blue}.b p{margin:0}data-styled.g900[id="sc-two"]{content:"b,"}';

function aPage() {
  const sent = document.createElement('style');
  sent.textContent = SENT;
  document.head.append(sent);
  const library = new __PRIVATE__.StyleSheet({ isServer: false, useCSSOMInjection: true });
  return { sent, tag: library.getTag() };
}

const selectors = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, cssText.indexOf('{')).trim());

describe('The stylesheet that the server sent', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('is the one that the style library goes on with', () => {
    const { sent, tag } = aPage();
    expect(document.querySelectorAll('style')).toHaveLength(2);
    keepServerStyles(sent, tag);
    expect([...document.querySelectorAll('style')]).toEqual([sent]);
    expect(tag.tag.length).toBe(5);
  });

  it('takes later rules where the order of the parts wants them', () => {
    const { sent, tag } = aPage();
    keepServerStyles(sent, tag);
    tag.insertRules(2, ['.before{}']);
    tag.insertRules(3, ['.a-too{}']);
    tag.insertRules(500, ['.between{}', '.between p{}']);
    tag.insertRules(900, ['.b-too{}']);
    tag.insertRules(2000, ['.after{}']);
    expect(selectors(sent).filter((selector) => !selector.startsWith('data-'))).toEqual([
      '.before',
      '.a',
      '.a-too',
      '.between',
      '.between p',
      '.b',
      '.b p',
      '.b-too',
      '.after',
    ]);
  });

  it('gives back the room of a part whose rules go', () => {
    const { sent, tag } = aPage();
    keepServerStyles(sent, tag);
    tag.clearGroup(3);
    tag.insertRules(4, ['.new{}']);
    expect(selectors(sent)).toEqual(['.new', '.b', '.b p', 'data-styled.g900[id="sc-two"]']);
  });

  it('is missing on a page that was not drawn by the server, which then is as ever', () => {
    const { tag } = aPage();
    keepServerStyles(null, tag);
    tag.insertRules(1, ['.first{}']);
    expect(tag.tag.getRule(0)).toContain('.first');
  });
});
