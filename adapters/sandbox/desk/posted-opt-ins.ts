import { isRecord, readText } from '../../http/lenient';

const MOST = 10;

/** The channels that were ticked: a map of channel to yes, or a list (CG-017). */
export function postedOptIns(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => readText(one) ?? []).slice(0, MOST);
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .flatMap(([channel, answer]) => (isYes(answer) ? [channel] : []))
    .slice(0, MOST);
}

/** Clients write yes in several ways. */
export const isYes = (value: unknown): boolean =>
  value === true || /^(1|true|yes|on)$/i.test(readText(value) ?? '');
