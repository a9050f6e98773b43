/** A slug as an address may carry it: letters and figures of any script, and the marks between them. */
const SLUG = /^(?=[\p{L}\p{N}%])(?:[\p{L}\p{M}\p{N}._~-]|%[\dA-F]{2}){1,200}$/iu;

/** Those of the texts that can be slugs, without blanks around them, each once. */
export const slugsAmong = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => SLUG.test(text))),
];
