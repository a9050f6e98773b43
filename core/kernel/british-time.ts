const inLondon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time that clocks in the United Kingdom show, "14:05"; `now` in milliseconds since 1970 in UTC. */
export const timeInBritain = (now: number): string => inLondon.format(now).slice(-5);

const HOUR_MS = 60 * 60 * 1000;

/**
 * When clocks in the United Kingdom show "14:30" on "2026-11-28", in milliseconds since 1970 in
 * UTC. A time that comes twice is the later one; one that is left out is what clocks would show
 * without the change.
 */
export function instantInBritain(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const found = [0, HOUR_MS].find((ahead) => inLondon.format(asUtc - ahead) === `${day} ${time}`);
  return asUtc - (found ?? 0);
}
