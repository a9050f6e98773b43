import { isLeft, type Either } from 'fp-ts/Either';

/** A thing that is asked for: not yet, being loaded, here, or failed. */
export type Remote<T, F> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous?: T }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: F; readonly previous?: T };

export const idle: Remote<never, never> = { kind: 'idle' };
export const loaded = <T>(value: T): Remote<T, never> => ({ kind: 'loaded', value });

/** The latest good value: the loaded one, or the one held while a newer is fetched or failed. */
export function latest<T, F>(remote: Remote<T, F>): T | undefined {
  if (remote.kind === 'loaded') return remote.value;
  return remote.kind === 'idle' ? undefined : remote.previous;
}

/** Loading again keeps what is on the screen. */
export function loadingAfter<T, F>(remote: Remote<T, F>): Remote<T, F> {
  const previous = latest(remote);
  return previous === undefined ? { kind: 'loading' } : { kind: 'loading', previous };
}

/** The answer to a call, as state. A failure keeps what is on the screen. */
export function settled<T, F>(before: Remote<T, F>, answer: Either<F, T>): Remote<T, F> {
  if (!isLeft(answer)) return loaded(answer.right);
  const previous = latest(before);
  const failure = answer.left;
  return previous === undefined
    ? { kind: 'failed', failure }
    : { kind: 'failed', failure, previous };
}
