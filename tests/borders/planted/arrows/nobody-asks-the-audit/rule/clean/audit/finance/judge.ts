export const verdict = true;
