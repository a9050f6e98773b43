const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text without half characters, which no address can carry: each becomes the replacement character. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD');
