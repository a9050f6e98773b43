import type { FormValues } from '../../../core/kernel/form/field';
import { isOrderSection, type OrderSection } from '../../../core/order/public';

/** What was typed in a section that could not be saved, since the session had ended. */
export interface KeptTyping {
  readonly section: OrderSection;
  readonly values: FormValues;
}

/** As long as a cookie may be, with room to spare. */
const LONGEST = 2500;

/** For the visit's cookie; nothing where it is too long to be kept there. */
export function writtenTyping(kept: KeptTyping): string {
  const written = JSON.stringify(kept);
  return encodeURIComponent(written).length > LONGEST ? '' : written;
}

/** Out of the visit's cookie; nothing where anybody else wrote there. */
export function readTyping(text: string | undefined): KeptTyping | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null) return undefined;
    if (!('section' in found) || !('values' in found)) return undefined;
    const { section, values } = found;
    if (typeof section !== 'string' || !isOrderSection(section)) return undefined;
    if (typeof values !== 'object' || values === null) return undefined;
    return {
      section,
      values: Object.fromEntries(
        Object.entries(values).filter(
          (pair): pair is [string, string] => typeof pair[1] === 'string',
        ),
      ),
    };
  } catch {
    return undefined;
  }
}
