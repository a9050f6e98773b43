/** What has been written is remembered up to so many: the lines are about what others send. */
const MOST_LINES = 100;

/** Writes each line once, and nothing new any more after the hundredth. */
export function eachLineOnce(log: (line: string) => void): (line: string) => void {
  const written = new Set<string>();
  return (line) => {
    if (written.has(line) || written.size >= MOST_LINES) return;
    written.add(line);
    log(line);
  };
}
