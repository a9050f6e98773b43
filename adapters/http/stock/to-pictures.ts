import type { Picture } from '../../../core/stock/public';
import { isRecord, readText } from '../lenient';
import { outsideAddress } from '../outside-address';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/**
 * A vehicle's pictures in the feed's order. A size that is missing is taken from the next larger
 * one, then from any; an entry without any address is left out.
 */
export function toPictures(
  sized: readonly unknown[],
  originals: readonly unknown[],
): readonly Picture[] {
  const entries: readonly unknown[] = sized.length > 0 ? sized : originals;
  return entries.flatMap((entry, index) =>
    toPicture(entry, outsideAddress('media', originals[index])),
  );
}

function toPicture(entry: unknown, original: string | undefined): readonly Picture[] {
  const sizes = isRecord(entry) ? entry : { large: entry };
  const thumb = outsideAddress('media', sizes['thumb']);
  const medium = outsideAddress('media', sizes['medium']);
  const large = outsideAddress('media', sizes['large']);
  const any = large ?? medium ?? thumb ?? original;
  if (any === undefined) return [];
  return [
    withoutAbsent({
      thumb: thumb ?? medium ?? any,
      medium: medium ?? any,
      large: any,
      original,
      caption: readText(sizes['caption']),
    }),
  ];
}
