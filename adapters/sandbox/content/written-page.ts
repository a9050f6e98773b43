/** An editable page as the content system sends it (CG-124, PAGE-36). */
export interface WrittenPage {
  readonly slug: string;
  readonly title: string;
  readonly fields: readonly { readonly slug: string; readonly data: string }[];
}

export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('');

export const part = (heading: string, ...texts: readonly string[]): string =>
  `<h2>${heading}</h2>${texts.join('')}`;

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

interface Written {
  readonly slug: string;
  readonly title: string;
  /** For search engines: plain text. */
  readonly description: string;
  /** Under the title: plain text. */
  readonly lead: string;
  readonly parts: readonly string[];
}

export const writtenPage = ({ slug, title, description, lead, parts }: Written): WrittenPage => ({
  slug,
  title,
  fields: [
    { slug: 'description', data: description },
    { slug: 'intro', data: `<p>${lead}</p>` },
    { slug: 'content', data: parts.join('') },
  ],
});
