const MARKS = /\p{M}/gu;

/** An address name from a name for people: "Citroën C4 Picasso" → `citroen-c4-picasso`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
