const MOST_REMEMBERED = 3_000;

/**
 * What was worked out once for the same question is not worked out again: laws are drawn from one
 * seed, so many of them ask of the same agreements. Forgets all when full.
 */
export function remembered<Asked, Answer>(
  keyOf: (asked: Asked) => string,
  workOut: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new Map<string, Answer>();
  return (asked) => {
    const key = keyOf(asked);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    const answer = workOut(asked);
    answers.set(key, answer);
    return answer;
  };
}
