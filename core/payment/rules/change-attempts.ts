import { isPayable, type Attempt, type AttemptState } from '../model/payment-attempt';

/** The same attempts, one of them in another state. */
export const withAttemptState = <Of extends Attempt>(
  attempts: readonly Of[],
  id: string,
  state: AttemptState,
): readonly Of[] =>
  attempts.map((attempt) => (attempt.id === id ? { ...attempt, state } : attempt));

/** Every attempt of those given at which somebody could still pay is closed. @returns which those were */
export function closeAttempts<Of extends Attempt>(
  attempts: readonly Of[],
  which: (attempt: Of) => boolean = () => true,
): { readonly attempts: readonly Of[]; readonly closed: readonly string[] } {
  const closed = attempts.filter((attempt) => isPayable(attempt) && which(attempt));
  const ids = closed.map(({ id }) => id);
  return {
    attempts: ids.reduce((all, id) => withAttemptState(all, id, 'closed'), attempts),
    closed: ids,
  };
}
