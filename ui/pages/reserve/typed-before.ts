/** What was typed without script, for whoever comes back from the checkout. */
export interface TypedBefore {
  /** The form's own key. */
  readonly key?: string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const KEY = /^[\w-]{8,64}$/;

export const writtenTyped = ({ key, pairs }: TypedBefore): string =>
  JSON.stringify({ key, pairs: pairs.filter(([, value]) => value !== '') });

/** Out of the visit's cookie; nothing where anybody else wrote there. */
export function typedBefore(text: string | undefined): TypedBefore | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null || !('pairs' in found)) return undefined;
    const { pairs } = found;
    if (!Array.isArray(pairs) || !pairs.every(isPair)) return undefined;
    const key = 'key' in found && typeof found.key === 'string' ? found.key : '';
    return { pairs, ...(KEY.test(key) && { key }) };
  } catch {
    return undefined;
  }
}

const isPair = (one: unknown): one is readonly [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
