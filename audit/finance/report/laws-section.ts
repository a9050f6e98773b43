import type { TriedLaw } from './audit-report';
import { decimalText } from './figure-text';
import { html, type Html } from './html';
import { columns, scrolling } from './table';

/** Statements that must hold whatever the figures, and how hard each was tried. */
export const lawsSection = (laws: readonly TriedLaw[], seed: number): Html =>
  html` <h2 id="laws">The laws</h2>
    <p>
      An example can only show that one sum is right. A law is a statement that must hold for every
      agreement; each was tried on as many drawn ones as stated, the ends of every range among them.
      The draws come from seed ${seed}: the same seed draws the same agreements, another seed
      others. One that broke a law would be shown here, made as small as it can be.
    </p>
    ${
      laws.length === 0
        ? undefined
        : scrolling(
            'laws-table',
            `Laws tried from seed ${seed}`,
            html`${columns(['Law', 'Cases', 'Outcome'])}
              <tbody class="laws">
                ${laws.map(lawRow)}
              </tbody>`,
          )
    }`;

const lawRow = ({ id, statement, source, ranges, cases, holds, counterexample }: TriedLaw): Html =>
  html`<tr>
    <th scope="row">
      <p>${statement}</p>
      ${counterexample === undefined ? undefined : html`<p class="wrong">Broken by: ${counterexample}</p>`}
      <p class="soft small">Drawn: ${ranges.join('; ')}</p>
      <p class="soft small">Source: ${source} · <code>${id}</code></p>
    </th>
    <td class="number">${decimalText(cases, 0)}</td>
    <td class="number">
      ${
        holds && cases > 0
          ? html`<span class="ok">holds</span>`
          : html`<span class="wrong">broken</span>`
      }
    </td>
  </tr>`;
