import { describe, expect, it } from 'vitest';
import { makeAnnouncements } from '../../../core/kernel/announcements';
import { makeScope } from '../../../core/kernel/scope';

const open = () => {
  const scope = makeScope();
  const { announced$, announce } = makeAnnouncements<number>(scope);
  const listen = () => {
    const heard: number[] = [];
    const subscription = announced$.subscribe((news) => heard.push(news));
    return { heard, leave: () => subscription.unsubscribe() };
  };
  return { scope, announce, listen };
};

describe('What is announced', () => {
  it('is heard by all who listen', () => {
    const { announce, listen } = open();
    const [one, other] = [listen(), listen()];
    announce(1);
    expect([one.heard, other.heard]).toEqual([[1], [1]]);
  });

  it('waits while nobody listens, and is heard once', () => {
    const { announce, listen } = open();
    announce(1);
    announce(2);
    const first = listen();
    expect([first.heard, listen().heard]).toEqual([[1, 2], []]);
    first.leave();
  });

  it('waits again once whoever listened has left', () => {
    const { announce, listen } = open();
    const first = listen();
    first.leave();
    announce(1);
    expect([first.heard, listen().heard]).toEqual([[], [1]]);
  });

  it('is the last ten of what has waited', () => {
    const { announce, listen } = open();
    Array.from({ length: 12 }, (_, number) => number).forEach(announce);
    expect(listen().heard).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('ends with the life it belongs to', () => {
    const { scope, announce, listen } = open();
    const { heard } = listen();
    scope.end();
    announce(1);
    expect(heard).toEqual([]);
  });
});
