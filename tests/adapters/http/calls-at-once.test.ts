import { defer, Subject, type Subscription } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { callsAtOnce } from '../../../adapters/http/calls-at-once';

/** Two at once, two waiting. */
function open() {
  const calls = callsAtOnce(2, 2);
  const begun: string[] = [];
  const answers: [name: string, answer: string][] = [];
  const lines = new Map<string, Subject<string>>();
  const ask = (name: string): Subscription => {
    const line = new Subject<string>();
    lines.set(name, line);
    const call$ = defer(() => {
      begun.push(name);
      return line;
    });
    return calls.inTurn(call$, 'refused').subscribe((answer) => answers.push([name, answer]));
  };
  const answer = (name: string): void => {
    lines.get(name)?.next('answered');
    lines.get(name)?.complete();
  };
  return { begun, answers, ask, answer };
}

describe('calls of which a few may be under way', () => {
  it('wait for their turn, and begin in the order they came', () => {
    const { begun, answers, ask, answer } = open();
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    expect(begun).toEqual(['a', 'b']);
    answer('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) answer(name);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    expect(answers.map(([name]) => name)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('are refused at once where too many wait already', () => {
    const { begun, answers, ask } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    expect(answers).toEqual([['e', 'refused']]);
    expect(begun).not.toContain('e');
  });

  it('make room when they are given up, waiting or under way', () => {
    const { begun, answers, ask } = open();
    const [a, , c] = ['a', 'b', 'c', 'd'].map(ask);
    c?.unsubscribe();
    ask('e');
    expect(answers).toEqual([]);
    a?.unsubscribe();
    expect(begun).toEqual(['a', 'b', 'd']);
  });
});
