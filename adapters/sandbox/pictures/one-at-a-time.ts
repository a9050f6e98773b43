/** Runs tasks strictly one after another, in the order they were handed in. */
export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>;

export function makeOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    // A failed task must not stop the queue behind it, only its own caller hears of it.
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
