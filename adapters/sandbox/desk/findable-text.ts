/** A text as it is searched: small letters and figures, without marks, a space between words. */
export const findableText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // An apostrophe parts no name.
    .replace(/['’ʼ`]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
