/**
 * A text in which no mail program finds an address to make a link of. What a stranger typed goes to
 * whatever address the stranger typed, and must not lead anywhere in our name (EN-12). A reader
 * still sees what was meant: "https[:]//evil[.]example".
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(/(?<=[\p{L}\p{N}_-])[.。．｡](?=[\p{L}\p{N}_-])/gu, '[.]');
