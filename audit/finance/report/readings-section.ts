import type { OpenPoint, Reading } from '../model';
import { html, type Html } from './html';
import { notation } from './notation';
import { columns, scrolling } from './table';

/** Where the specification was read differently, both figures side by side. */
export const readingsSection = (readings: readonly Reading[]): Html =>
  html` <h2 id="readings">Where the specification was read differently</h2>
    <p>
      The specification contradicts itself or leaves something open in these points. Each shows the
      literal or other reading, ours, the figures of both, and why. A setting brings the literal
      text back where one is named.
    </p>
    ${readings.map(readingCard)}`;

const readingCard = (
  { point, literal, ours, figures, why, setting }: Reading,
  place: number,
): Html =>
  html` <article class="card" aria-labelledby="reading-${place + 1}">
    <h3 id="reading-${place + 1}">${point}</h3>
    <dl>
      <dt>As written</dt>
      <dd>${notation(literal)}</dd>
      <dt>As built</dt>
      <dd>${notation(ours)}</dd>
      <dt>Why</dt>
      <dd>${why}</dd>
      ${
        setting === undefined
          ? undefined
          : html`<dt>Setting</dt>
              <dd><code>${setting}</code> brings the literal text back</dd>`
      }
    </dl>
    ${
      figures.length === 0
        ? undefined
        : scrolling(
            `reading-${place + 1}-figures`,
            `Both figures, ${point}`,
            html`${columns(['Figure', 'As written', 'As built'])}
              <tbody>
                ${figures.map(
                  (figure) =>
                    html`<tr>
                      <th scope="row">${figure.what}</th>
                      <td class="figure">${figure.literal}</td>
                      <td class="figure">${figure.ours}</td>
                    </tr>`,
                )}
              </tbody>`,
          )
    }
  </article>`;

/** What no calculation can answer. */
export const openPointsSection = (points: readonly OpenPoint[]): Html =>
  html` <h2 id="open-points">What a person must still settle</h2>
    <p>No calculation can answer these. They are open whatever the verdict says.</p>
    ${points.map(openPointCard)}`;

const openPointCard = ({ point, evidence, whoSettles }: OpenPoint, place: number): Html =>
  html` <article class="card" aria-labelledby="open-point-${place + 1}">
    <h3 id="open-point-${place + 1}">${point}</h3>
    <ul>
      ${evidence.map((line) => html`<li>${line}</li>`)}
    </ul>
    <p><strong>To be settled by:</strong> ${whoSettles}</p>
  </article>`;
