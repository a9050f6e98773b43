import type { Submission } from '../model/submission';

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits, over the text's units. */
function fingerprint(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * The key of a submission: the form's own, and a fingerprint of what the shopper says. The same
 * form sent again, by a second press, a retry, a reload or a repeated post, has the same key and
 * is stored once; a changed one has another, so that no receipt stands for another text (EN-1).
 */
export function submissionKey(
  formKey: string,
  {
    fields,
    termsAccepted,
    optIns,
    photographs,
  }: Pick<Submission, 'fields' | 'termsAccepted' | 'optIns' | 'photographs'>,
): string {
  const inOrder = <Member>(pairs: readonly (readonly [string, Member])[]) =>
    [...pairs].sort(([one], [other]) => (one < other ? -1 : 1));
  const said = [inOrder(fields), termsAccepted, inOrder(Object.entries(optIns))];
  const content = photographs === undefined ? said : [...said, [...photographs].sort()];
  return `${formKey}.${fingerprint(JSON.stringify(content))}`;
}
