import { html, type Html } from './html';

/** A table that may be wider than a phone: it scrolls by itself, by touch and by keyboard. */
export const scrolling = (id: string, caption: string, inside: Html): Html =>
  html` <div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
    <table>
      <caption id="${id}">
        <span>${caption}</span>
      </caption>
      ${inside}
    </table>
  </div>`;

/** The names of its columns; those of figures stand over the figures. */
export const columns = (names: readonly string[], figuresFrom = 1): Html =>
  html`<thead>
    <tr>
      ${names.map(
        (name, place) =>
          html`<th scope="col" ${place >= figuresFrom ? html` class="number"` : undefined}>
            ${name}
          </th>`,
      )}
    </tr>
  </thead>`;
