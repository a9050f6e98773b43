import { describe, expect, it } from 'vitest';
import { compiledOnce } from '../../../composition/server/compiled-once';

const open = (mostKept?: number) => {
  let compiled = 0;
  const compile = compiledOnce((css, selector, prefix, componentId) => {
    compiled += 1;
    return [[css, selector, prefix, componentId].map(String).join('|')];
  }, mostKept);
  return { compile, count: () => compiled };
};

describe('A style that many pages use', () => {
  it('is compiled once', () => {
    const { compile, count } = open();
    const first = compile('color: red;', '.a', undefined, 'link');
    expect(compile('color: red;', '.a', undefined, 'link')).toBe(first);
    expect(first).toEqual(['color: red;|.a|undefined|link']);
    expect(count()).toBe(1);
  });

  it('is another one under another name, with another text or of another kind', () => {
    const { compile, count } = open();
    compile('color: red;', '.a', undefined, 'link');
    compile('color: red;', '.b', undefined, 'link');
    compile('color: red;', '.a', '@keyframes', 'link');
    compile('color: red;', '.a', undefined, 'button');
    compile('color: blue;', '.a', undefined, 'link');
    expect(count()).toBe(5);
  });

  it('does not fill the memory when no style ever comes twice', () => {
    const { compile, count } = open(2);
    compile('a', '.a');
    compile('b', '.b');
    compile('c', '.c');
    compile('c', '.c');
    expect(count()).toBe(3);
    compile('a', '.a');
    expect(count()).toBe(4);
  });
});
