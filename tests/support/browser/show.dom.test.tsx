import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { throughTheServer } from './show';

const Red = styled.p`
  color: red;
`;

/** Says one thing on the server, where no window is drawn yet, and another when it is taken over. */
function twoFaced(): () => string {
  let drawings = 0;
  return () => (++drawings === 1 ? 'on the server' : 'in the browser');
}

describe('a view that is taken over from the server', () => {
  it('gives nothing to complain of when it stays as it is', async () => {
    const { html, complaints } = await throughTheServer(<Red>Reduced</Red>);
    expect(html).toMatch(/<p class="[^"]+">Reduced<\/p>/);
    expect(complaints).toEqual([]);
  });

  it('is complained of when its words change', async () => {
    const words = twoFaced();
    const View = () => <Red>{words()}</Red>;
    const { complaints } = await throughTheServer(<View />);
    expect(complaints.join()).toContain('Hydration failed');
  });

  it('is complained of when its class changes', async () => {
    const words = twoFaced();
    const View = () => <p className={words()}>Reduced</p>;
    const { complaints } = await throughTheServer(<View />);
    expect(complaints.join()).toContain("didn't match");
  });

  it('leaves no styles behind, which every later query would be matched against', async () => {
    await throughTheServer(<Red>Reduced</Red>);
    expect([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])).toEqual([]);
  });
});
