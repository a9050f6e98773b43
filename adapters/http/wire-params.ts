/** A parameter's value before it is written: absent ones are not sent, zero is (HT-1). */
export type WireValue = string | number | readonly (string | number)[] | null | undefined;

/**
 * Parameters as the back end reads them (CG-056): lists joined with commas, commas and percent
 * signs inside a listed value escaped, empty and missing values left out, in the order given.
 */
export function wireParams(
  values: Readonly<Record<string, WireValue>>,
): readonly (readonly [string, string])[] {
  return Object.entries(values)
    .map(([name, value]) => [name, written(value)] as const)
    .filter(([, text]) => text !== '');
}

function written(value: WireValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value
    .map((part) => String(part).replaceAll('%', '%25').replaceAll(',', '%2C'))
    .filter((part) => part !== '')
    .join(',');
}
